import { migrate, openDatabase } from '@hibiki/database'
import type { Logger } from 'pino'
import { hasRemainingFaults } from './faults/faults.sql.ts'
import { releaseUnfinishedIdempotencyKeys } from './http/idempotency.ts'
import type { Sandbox } from './sandbox.ts'
import { buildSandboxApp } from './sandbox-app.ts'
import { openSandboxClock } from './sandbox-clock.ts'
import { createObjectStore } from './store/object-store.ts'
import type { SandboxDatabase, SandboxTables } from './store/sandbox-tables.ts'
import { startWebhookDeliveries } from './webhooks/webhook-deliveries.ts'

export interface PaymentSandboxOptions {
  /** A role whose schema `payment_sandbox` is its own; it is migrated at the start. */
  databaseUrl: string
  host?: string
  /** 0: any free port. */
  port?: number
  /** The keys that are accepted, as `sk_test_…` and `pk_test_…`. */
  secretKey: string
  publishableKey: string
  /** Receives every event, besides the endpoints created through the API. */
  webhook?: { url: string; secret: string }
  /** The time it lives by; without one it has its own, moved by `POST /_sandbox/clock`. */
  clock?: () => Date
  /** First pause before a webhook is sent again, 1,000 by default; each next one is twice as long. */
  retryMs?: number
  log: Logger
}

export interface RunningPaymentSandbox {
  name: 'payment-sandbox'
  url: string
  close(): Promise<void>
}

/** Folder of the sandbox's migrations, for `migrate` of @hibiki/database; `startPaymentSandbox` runs them itself. */
export const paymentSandboxMigrations = new URL('../migrations/', import.meta.url)

const SCHEMA = 'payment_sandbox'

/** Starts the sandbox: migrations, HTTP and webhooks. What it knows is in its database, so it may end at any moment. */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<RunningPaymentSandbox> {
  await using opened = new AsyncDisposableStack()
  const log = options.log.child({ service: 'payment-sandbox' })
  const database = openDatabase<SandboxTables>({
    url: options.databaseUrl,
    schema: SCHEMA,
    maxConnections: 10,
    applicationName: 'payment-sandbox',
  })
  opened.defer(() => database.close())
  await migrate({ database, folder: paymentSandboxMigrations })
  await releaseUnfinishedIdempotencyKeys(database.db)
  const own = options.clock ? null : await openSandboxClock(database.db)
  const clock = options.clock ?? (() => own?.now() ?? new Date())
  if (options.webhook) await saveEndpoint(database, options.webhook)
  const deliveries = startWebhookDeliveries({ database, retryMs: options.retryMs ?? 1000, log })
  opened.defer(() => deliveries.stop())
  const sandbox: Sandbox = {
    database,
    deliveries,
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    clock,
    moveClock: own && ((now) => own.moveTo(now)),
    hasFaults: await hasRemainingFaults(database.db),
    log,
  }
  const app = buildSandboxApp(sandbox)
  opened.defer(() => app.close())
  const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  const closers = opened.move()
  return { name: 'payment-sandbox', url, close: () => closers.disposeAsync() }
}

/** Stores the endpoint of the settings; a new address or secret replaces the old one. */
async function saveEndpoint(
  { db }: SandboxDatabase,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  const store = createObjectStore(db)
  const endpoint = {
    id: 'we_of_settings',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: Math.floor(Date.now() / 1000),
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  }
  await store.remove(endpoint.id)
  await store.insert(endpoint, { secret })
}
