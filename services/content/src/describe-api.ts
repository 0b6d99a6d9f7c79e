import { openDatabase } from '@hibiki/database'
import { type App, openApiDocument } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { createDiskStorage } from '@hibiki/media-storage'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { ContentTables } from './db/schema.ts'

/** The OpenAPI document of this service. Nothing is connected to: only routes and schemas are read. */
export async function describeApi(): Promise<Record<string, unknown>> {
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
    database: openDatabase<ContentTables>({
      url: 'postgres://unconnected.invalid/content',
      schema: 'content',
      applicationName: 'content-api-description',
    }),
    storage: createDiskStorage({ folder: '/nonexistent' }),
    handsMediaOver: false,
    links: createMediaLinks({ keys: ['used to sign nothing, only described'], lifetimeSeconds: 1 }),
    sessions: { verify: () => Promise.reject(new Error('unconnected')) },
    secureCookies: true,
    log: pino({ level: 'silent' }),
  })
}
