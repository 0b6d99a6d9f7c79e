import { migrate, openDatabase } from '@hibiki/database'
import { startPeriodic } from '@hibiki/http'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openClock } from './clock.ts'
import { freeRunningKeys } from './http/idempotency.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxDatabase, SandboxTables } from './store/schema.ts'
import { createStore } from './store/store.ts'
import { passTime } from './subscriptions/pass-time.ts'
import { startDeliveries } from './webhooks/deliveries.ts'

export interface PaymentSandboxOptions {
  /** A role whose schema `payment_sandbox` is its own; it is migrated at the start. */
  databaseUrl: string
  host?: string
  /** 0: any free port. */
  port?: number
  /** The keys that are accepted, as `sk_test_…` and `pk_test_…`. */
  secretKey: string
  publishableKey: string
  /** Told of every event, besides the endpoints that the API was asked to tell. */
  webhook?: { url: string; secret: string }
  /** The time it lives by; without one it has its own, moved by `POST /_sandbox/clock`. */
  clock?: () => Date
  /** First pause before a webhook is sent again, 1,000 unless told; each next one is twice as long. */
  retryMs?: number
  log: Logger
}

export interface RunningPaymentSandbox {
  name: 'payment-sandbox'
  url: string
  /** Does at once what is due by the clock; for who moves it. */
  passTime(): Promise<void>
  close(): Promise<void>
}

export const paymentSandboxMigrations = new URL('../migrations/', import.meta.url)

const SCHEMA = 'payment_sandbox'
const TIME_PASSES_EVERY_MS = 2000

/** Starts the sandbox: migrations, HTTP, webhooks, and time. What it knows is in its database, so it may end at any moment. */
export async function startPaymentSandbox(o: PaymentSandboxOptions): Promise<RunningPaymentSandbox> {
  const log = o.log.child({ service: 'payment-sandbox' })
  const database = openDatabase<SandboxTables>({
    url: o.databaseUrl,
    schema: SCHEMA,
    maxConnections: 10,
    applicationName: 'payment-sandbox',
  })
  const closers: (() => unknown)[] = [() => database.close()]
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    await migrate({ database, folder: paymentSandboxMigrations })
    await freeRunningKeys(database.db)
    const own = o.clock ? null : await openClock(database.db)
    const clock = o.clock ?? (() => own?.now() ?? new Date())
    if (o.webhook) await keepEndpoint(database, o.webhook)
    const deliveries = startDeliveries({ database, retryMs: o.retryMs ?? 1000, log })
    closers.push(() => deliveries.stop())
    const pass = async () => {
      await passTime({ database, clock })
      deliveries.wake()
    }
    const sandbox: Sandbox = {
      database,
      deliveries,
      secretKey: o.secretKey,
      publishableKey: o.publishableKey,
      clock,
      moveClock: own && ((now) => own.moveTo(now)),
      passTime: pass,
      log,
    }
    const time = startPeriodic({ name: 'pass-time', everyMs: TIME_PASSES_EVERY_MS, log, run: pass })
    closers.push(() => time.stop())
    const app = buildApp(sandbox)
    closers.push(() => app.close())
    const url = await app.listen({ host: o.host ?? '127.0.0.1', port: o.port ?? 0 })
    return { name: 'payment-sandbox', url, passTime: pass, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The endpoint of the settings; a new address or secret takes the old one's place. */
async function keepEndpoint(
  { db }: SandboxDatabase,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  const store = createStore(db)
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
