import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@hibiki/database'
import type { App } from '@hibiki/http'
import { createTestSessions, type TestSessions } from '@hibiki/http/testing'
import { createMediaLinks, type MediaLinks } from '@hibiki/media-links'
import { createDiskStorage, type DiskStorage } from '@hibiki/media-storage'
import { createTestDatabase } from '@hibiki/test-harness'
import { pino } from 'pino'
import type { RankPace } from '../activity/month-ranks.ts'
import { buildApp } from '../app.ts'
import type { ContentTables } from '../db/schema.ts'
import { migrationsFolder, openContentDatabase } from '../start.ts'
import { type Checks, createChecks } from '../uploads/checks.ts'
import { createInspector, type Inspector } from '../uploads/inspect/inspector.ts'
import { createDiskStaging, type Staging } from '../uploads/staging.ts'

/** The service on a database, a media folder and a clock of its own; calls go through `app.inject`. */
export interface ContentApp {
  app: App
  database: Database<ContentTables>
  databaseUrl: string
  sessions: TestSessions
  links: MediaLinks
  storage: DiskStorage
  staging: Staging
  checks: Checks
  inspector: Inspector
  mediaFolder: string
  /** Time in tests stands still until it is moved. */
  clock: { now: Date }
  close(): Promise<void>
}

export const mediaKey = 'a key that only these tests know and use'

export async function createContentApp(
  o: { now?: string; random?: () => number; handsMediaOver?: boolean; rankPace?: RankPace } = {},
): Promise<ContentApp> {
  const testDatabase = await createTestDatabase({ service: 'content', migrations: migrationsFolder })
  const database = openContentDatabase({ DATABASE_URL: testDatabase.url, DATABASE_CONNECTIONS: 5 })
  const mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-media-'))
  const clock = { now: new Date(o.now ?? '2026-11-21T03:00:00Z') }
  const sessions = await createTestSessions()
  const links = createMediaLinks({ keys: [mediaKey], lifetimeSeconds: 600, clock: () => clock.now })
  const storage = createDiskStorage({ folder: mediaFolder, idleMs: 60_000 })
  const log = pino({ level: 'silent' })
  const inspector = createInspector()
  const staging = createDiskStaging({ folder: mediaFolder, storage })
  const checks = createChecks({ db: database.db, storage, staging, inspector, log })
  const app = buildApp({
    database,
    storage,
    staging,
    checks,
    handsMediaOver: o.handsMediaOver ?? false,
    links,
    sessions: sessions.verifier,
    // Whatever was recorded is seen at once.
    rankPace: o.rankPace ?? { trustMs: 0, againMs: 0 },
    secureCookies: false,
    log,
    clock: () => clock.now,
    ...(o.random && { random: o.random }),
  })
  await app.ready()
  return {
    app,
    database,
    databaseUrl: testDatabase.url,
    sessions,
    links,
    storage,
    staging,
    checks,
    inspector,
    mediaFolder,
    clock,
    async close() {
      await app.close()
      await checks.close()
      await inspector.close()
      await storage.close()
      await database.close()
      await testDatabase.close()
      await rm(mediaFolder, { recursive: true })
    },
  }
}

/** Stores bytes as a media file and answers its id. */
export async function addMediaFile(
  { database, mediaFolder }: Pick<ContentApp, 'database' | 'mediaFolder'>,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storage_key = `${crypto.randomUUID()}.mp3`
  await writeFile(join(mediaFolder, storage_key), bytes)
  const { id } = await database.db
    .insertInto('media_files')
    .values({
      storage_key,
      sha256,
      bytes: bytes.length,
      duration_ms: 90_500,
      content_type: 'audio/mpeg',
      modified_at: new Date('2026-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
