import { openDatabase } from '@hibiki/database'
import { type App, openApiDocument } from '@hibiki/http'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { BillingTables } from './db/schema.ts'

/** The OpenAPI document of this service. Nothing is connected to: only routes and schemas are read. */
export async function billingOpenApi(): Promise<Record<string, unknown>> {
  const app = buildUnconnected()
  try {
    return await openApiDocument(app)
  } finally {
    await app.close()
  }
}

/** The app with its routes but without a database behind it. */
export function buildUnconnected(): App {
  return buildApp({
    database: openDatabase<BillingTables>({
      url: 'postgres://unconnected.invalid/billing',
      schema: 'billing',
      applicationName: 'billing-api-description',
    }),
    sessions: { verify: () => Promise.reject(new Error('unconnected')) },
    secureCookies: true,
    internalKeys: [],
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  })
}
