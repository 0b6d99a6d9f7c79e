import { randomUUID } from 'node:crypto'
import { openDatabase } from '@hibiki/database'
import type { App } from '@hibiki/http'
import { createTestSessions, type TestSessions } from '@hibiki/http/testing'
import { createMediaLinks } from '@hibiki/media-links'
import { createDiskStorage } from '@hibiki/media-storage'
import { createProjectedSessions } from '@hibiki/projections'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import type { ContentTables } from './db/schema.ts'
import { createChecks } from './uploads/checks.ts'
import { createInspector } from './uploads/inspect/inspector.ts'
import { createDiskStaging } from './uploads/staging.ts'

// Nothing listens on the discard port of loopback.
const database = openDatabase<ContentTables>({
  url: 'postgres://content@127.0.0.1:9/content',
  schema: 'content',
  applicationName: 'away-test',
})
const links = createMediaLinks({ keys: ['a key that only these tests know and use'], lifetimeSeconds: 600 })
const sessionId = randomUUID()
let app: App
let sessions: TestSessions
let cookie: string

beforeAll(async () => {
  sessions = await createTestSessions()
  cookie = await sessions.cookieFor({ sessionId })
  const { endedReason } = createProjectedSessions(database.db)
  const storage = createDiskStorage({ folder: '/nonexistent' })
  const staging = createDiskStaging({ folder: '/nonexistent', storage })
  const log = pino({ level: 'silent' })
  app = buildApp({
    database,
    links,
    sessions: {
      async verify(token) {
        const session = await sessions.verifier.verify(token)
        await endedReason(session.sessionId)
        return session
      },
    },
    storage,
    staging,
    checks: createChecks({ db: database.db, storage, staging, inspector: createInspector(), log }),
    handsMediaOver: false,
    secureCookies: false,
    log,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
}

describe('while the database is away', () => {
  const away = [503, 'E5030', '1']

  it('members and visitors are told to come back', async () => {
    expect(await ask('GET', '/activity/weekly')).toEqual(away)
    expect(await ask('GET', '/soundesthe/free-sound')).toEqual(away)
  })

  it('a member’s media link is neither good nor bad', async () => {
    const soundSrc = links.sign(randomUUID(), sessionId)
    expect(await ask('GET', soundSrc.slice('/api'.length))).toEqual(away)
    expect(await ask('POST', '/media/renew-link', { soundSrc })).toEqual(away)
  })
})
