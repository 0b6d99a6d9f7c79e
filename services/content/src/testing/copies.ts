import type { App } from '@hibiki/http'
import { createS3Storage, type MediaStorage, type S3Settings } from '@hibiki/media-storage'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { openContentDatabase } from '../start.ts'
import { type Checks, createChecks } from '../uploads/checks.ts'
import { createInspector } from '../uploads/inspect/inspector.ts'
import { createS3Staging, type Staging } from '../uploads/staging.ts'
import type { ContentApp } from './content-app.ts'

/** One of several copies of the service on one database and one storage. */
export interface Copy {
  app: App
  url: string
  storage: MediaStorage
  staging: Staging
  checks: Checks
  close(): Promise<void>
}

/** Starts a copy that listens: on the folder of `content`, or on a bucket. */
export async function startCopy(content: ContentApp, settings: S3Settings | null): Promise<Copy> {
  const log = pino({ level: 'silent' })
  const database = openContentDatabase({ DATABASE_URL: content.databaseUrl, DATABASE_CONNECTIONS: 5 })
  const storage = settings === null ? content.storage : createS3Storage(settings)
  const staging = settings === null ? content.staging : createS3Staging({ settings, storage })
  const inspector = createInspector()
  const checks = createChecks({ db: database.db, storage, staging, inspector, log })
  const app = buildApp({
    database,
    storage,
    staging,
    checks,
    handsMediaOver: false,
    links: content.links,
    sessions: content.sessions.verifier,
    secureCookies: false,
    log,
    clock: () => content.clock.now,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...{ app, url, storage, staging, checks },
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await checks.close()
      await inspector.close()
      if (settings !== null) await storage.close()
      await database.close()
    },
  }
}
