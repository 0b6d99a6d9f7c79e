import type { App } from '@hibiki/http'
import { createTestSessions, type TestSessions, testInternalKeys } from '@hibiki/http/testing'
import { createTestDatabase } from '@hibiki/test-harness'
import { type Logger, pino } from 'pino'
import { buildApp } from '../app.ts'
import type { BillingDatabase } from '../db/schema.ts'
import type { PaymentProvider } from '../modules/payments/payment-provider.ts'
import { migrationsFolder, openBillingDatabase } from '../start.ts'

/** The service on a database and a clock of its own; calls go through `app.inject`. */
export interface BillingApp {
  app: App
  database: BillingDatabase
  databaseUrl: string
  sessions: TestSessions
  /** Time in tests stands still until it is moved. */
  clock: { now: Date }
  close(): Promise<void>
}

export async function createBillingApp(
  o: { now?: string; payments?: PaymentProvider; log?: Logger; connections?: number } = {},
): Promise<BillingApp> {
  const testDatabase = await createTestDatabase({ service: 'billing', migrations: migrationsFolder })
  const database = openBillingDatabase({
    DATABASE_URL: testDatabase.url,
    DATABASE_CONNECTIONS: o.connections ?? 5,
  })
  const clock = { now: new Date(o.now ?? '2026-11-21T03:00:00Z') }
  const sessions = await createTestSessions()
  const app = buildApp({
    database,
    sessions: sessions.verifier,
    secureCookies: false,
    internalKeys: testInternalKeys,
    log: o.log ?? pino({ level: 'silent' }),
    clock: () => clock.now,
    ...(o.payments && { payments: o.payments }),
  })
  await app.ready()
  return {
    app,
    database,
    databaseUrl: testDatabase.url,
    sessions,
    clock,
    async close() {
      await app.close()
      await database.close()
      await testDatabase.close()
    },
  }
}
