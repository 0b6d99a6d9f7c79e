import type { Logger } from 'pino'
import type { SandboxDatabase } from './store/sandbox-tables.ts'
import type { WebhookDeliveries } from './webhooks/webhook-deliveries.ts'

/** The dependencies of the sandbox's parts. */
export interface Sandbox {
  database: SandboxDatabase
  deliveries: WebhookDeliveries
  secretKey: string
  publishableKey: string
  clock: () => Date
  /** Moves the sandbox's own clock; null when the time is somebody else's. */
  moveClock: ((now: Date) => Promise<void>) | null
  /** Whether any fault was requested and not cleared; without one no call queries them. */
  hasFaults: boolean
  log: Logger
}
