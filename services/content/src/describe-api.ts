import { openDatabase } from '@hibiki/database'
import { type App, openApiDocument } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { createDiskStorage } from '@hibiki/media-storage'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import type { ContentTables } from './db/schema.ts'
import { createChecks } from './uploads/checks.ts'
import { createInspector } from './uploads/inspect/inspector.ts'
import { createDiskStaging } from './uploads/staging.ts'

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
  const database = openDatabase<ContentTables>({
    url: 'postgres://unconnected.invalid/content',
    schema: 'content',
    applicationName: 'content-api-description',
  })
  const storage = createDiskStorage({ folder: '/nonexistent' })
  const staging = createDiskStaging({ folder: '/nonexistent', storage })
  const log = pino({ level: 'silent' })
  return buildApp({
    database,
    storage,
    staging,
    checks: createChecks({ db: database.db, storage, staging, inspector: createInspector(), log }),
    handsMediaOver: false,
    links: createMediaLinks({ keys: ['used to sign nothing, only described'], lifetimeSeconds: 1 }),
    sessions: { verify: () => Promise.reject(new Error('unconnected')) },
    secureCookies: true,
    log,
  })
}
