/** The service in a process of its own, so that its memory can be told from the test's. Run by `fork`. */
import { createTestSessions } from '@hibiki/http/testing'
import { createMediaLinks } from '@hibiki/media-links'
import { createDiskStorage } from '@hibiki/media-storage'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { openContentDatabase } from '../start.ts'
import { createChecks } from '../uploads/checks.ts'
import { createInspector } from '../uploads/inspect/inspector.ts'
import { createDiskStaging } from '../uploads/staging.ts'

/** What the process tells: first where it is, then, for every message it gets, the most memory it ever had. */
export type ContentProcessMessage = { url: string; cookie: string } | { maxMemoryMb: number }

const { DATABASE_URL = '', MEDIA_FOLDER = '' } = process.env
const sessions = await createTestSessions()
const log = pino({ level: 'silent' })
const database = openContentDatabase({ DATABASE_URL, DATABASE_CONNECTIONS: 10 })
const storage = createDiskStorage({ folder: MEDIA_FOLDER })
const staging = createDiskStaging({ folder: MEDIA_FOLDER, storage })
const inspector = createInspector()
const app = buildApp({
  database,
  storage,
  staging,
  checks: createChecks({ db: database.db, storage, staging, inspector, log }),
  handsMediaOver: false,
  links: createMediaLinks({ keys: ['a key that only this process knows'], lifetimeSeconds: 600 }),
  sessions: sessions.verifier,
  secureCookies: false,
  log,
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
tell({ url, cookie: await sessions.cookieFor({ authorities: ['upload_operator'] }) })
process.on('message', () => tell({ maxMemoryMb: process.resourceUsage().maxRSS / 1024 }))

function tell(message: ContentProcessMessage): void {
  process.send?.(message)
}
