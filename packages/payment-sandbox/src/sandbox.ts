import type { Logger } from 'pino'
import type { SandboxDatabase } from './store/schema.ts'
import type { Deliveries } from './webhooks/deliveries.ts'

/** What the sandbox's parts are given. */
export interface Sandbox {
  database: SandboxDatabase
  deliveries: Deliveries
  secretKey: string
  publishableKey: string
  clock: () => Date
  /** Moves the sandbox's own clock; null when the time is somebody else's. */
  moveClock: ((now: Date) => Promise<void>) | null
  /** Whether any fault was ever asked for and not cleared: without one no call has to look. */
  hasFaults: boolean
  log: Logger
}
