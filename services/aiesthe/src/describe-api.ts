import { openDatabase } from '@hibiki/database'
import { type App, openApiDocument } from '@hibiki/http'
import { createMediaLinks } from '@hibiki/media-links'
import { createDiskStorage } from '@hibiki/media-storage'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { createPhotoVault } from './modules/photos/photo-vault.ts'
import type { AiestheTables } from './schema.ts'

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
  const keys = ['used to sign nothing, only described']
  const links = createMediaLinks({ keys, lifetimeSeconds: 1 })
  return buildApp({
    database: openDatabase<AiestheTables>({
      url: 'postgres://unconnected.invalid/aiesthe',
      schema: 'aiesthe',
      applicationName: 'aiesthe-api-description',
    }),
    examiner: { examine: () => Promise.reject(new Error('unconnected')) },
    vault: createPhotoVault(createDiskStorage({ folder: '/nonexistent' }), keys),
    soundLinks: links,
    photoLinks: links,
    sessions: { verify: () => Promise.reject(new Error('unconnected')) },
    secureCookies: true,
    internalKeys: [],
    log: pino({ level: 'silent' }),
  })
}
