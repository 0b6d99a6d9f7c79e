import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSessionCookieNames, tokenIssuer } from '@hibiki/http'
import { createMediaLinkSigner } from '@hibiki/media-links'
import { appendToOutbox, createNatsTransport, type EventTransport } from '@hibiki/messaging'
import { openServiceDatabase, type RunningService, startService, toMigrationsFolder } from '@hibiki/service'
import { createTestDatabase, getNatsUrl, type TestDatabase } from '@hibiki/test-harness'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ContentContext } from '../../../services/content/src/context.ts'
import { content } from '../../../services/content/src/service.ts'
import { testMediaKey } from '../../../services/content/src/testing/content-app.ts'
import {
  computeActivityFromPlays,
  listStoredActivity,
} from '../../../services/content/src/testing/recompute-activity.ts'
import { addSound } from '../../../services/content/src/testing/sounds.ts'

const log = pino({ level: 'silent' })
const userId = randomUUID()
const sessionId = randomUUID()
let testDatabase: TestDatabase
let database: ContentContext['database']
let mediaFolder: string
let identity: Server
let cookie: string
let transports: EventTransport[]
let copies: RunningService<ContentContext>[]
let sound: { id: string; mediaFileId: string }

/** Imitates identity as far as content needs it: an address with public keys. */
async function startKeyServer(): Promise<{ server: Server; url: string; sign: () => Promise<string> }> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'EdDSA' }] })
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(jwks)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sign = () =>
    new SignJWT({ sid: sessionId, roles: ['ROLE_GENERAL'], authorities: [], agency: null })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'one' })
      .setIssuer(tokenIssuer)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey)
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sign }
}

beforeAll(async () => {
  testDatabase = await createTestDatabase({ service: 'content', migrations: toMigrationsFolder(content) })
  database = openServiceDatabase(content, { DATABASE_URL: testDatabase.url, DATABASE_CONNECTIONS: 3 })
  mediaFolder = await mkdtemp(join(tmpdir(), 'hibiki-copies-'))
  const keys = await startKeyServer()
  identity = keys.server
  cookie = `${getSessionCookieNames(false).access}=${await keys.sign()}`
  const settings = {
    PORT: 0,
    DATABASE_URL: testDatabase.url,
    DATABASE_CONNECTIONS: 5,
    SECURE_COOKIES: false,
    IDENTITY_URL: keys.url,
    INTERNAL_KEYS: 'x'.repeat(32),
    MEDIA_FOLDER: mediaFolder,
    MEDIA_KEY: testMediaKey,
  }
  // It has a stream of its own, because other test files use the same broker at the same time.
  const stream = `copies-${randomUUID()}`
  transports = await Promise.all([1, 2].map(() => createNatsTransport({ url: getNatsUrl(), log, stream })))
  copies = await Promise.all(
    transports.map((transport) => startService(content, { settings, transport, log })),
  )
  sound = await addSound({ database, mediaFolder })
})
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
  await Promise.all(transports.map((transport) => transport.close()))
  identity.close()
  await database.close()
  await testDatabase.close()
  await rm(mediaFolder, { recursive: true })
})

const call = (copy: number, path: string, init: RequestInit = {}) =>
  fetch(`${copies[copy]?.url}${path}`, { ...init, headers: { cookie, 'content-type': 'application/json' } })

describe('two replicas of content on one Postgres and one NATS', () => {
  it('store concurrent, repeated and overlapping reports of one member as one replica would', async () => {
    const start = Date.parse('2026-11-19T00:00:00Z') / 1000
    const time = (seconds: number) =>
      new Date((seconds + 9 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    const sessions = Array.from({ length: 10 }, () => randomUUID())
    const reports = Array.from({ length: 200 }, (_, index) => {
      const play = index % sessions.length
      const heard = 60 + 5 * Math.floor(index / sessions.length)
      return {
        dmvTypeCode: '02',
        planCode: '01',
        vibrationId: sound.id,
        startDateTime: time(start + play * 100),
        endDateTime: time(start + play * 100 + heard),
        totalPlayingTime: `00:0${Math.floor(heard / 60)}:${String(heard % 60).padStart(2, '0')}`,
        playSessionId: sessions[play],
      }
    })
    const answers = await Promise.all(
      reports.map((report, index) =>
        call(Math.floor(index / 3) % 2, '/dmv/record-playing', {
          method: 'POST',
          body: JSON.stringify(report),
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))

    const plays = await database.db.selectFrom('plays').select(['play_key', 'played_seconds']).execute()
    expect(plays.map((play) => play.play_key).sort()).toEqual(sessions.map((id) => `session:${id}`).sort())
    expect(plays.every((play) => play.played_seconds === 155)).toBe(true)
    const activity = await listStoredActivity(database)
    expect(activity).toEqual(await computeActivityFromPlays(database))
    // The ten plays are 100 s apart and take 155 s each: the figures are the time from the first start to the last end, and its
    // last second.
    expect(activity[0]?.medical_seconds).toBeGreaterThanOrEqual(9 * 100 + 155)
    expect(activity[0]?.medical_seconds).toBeLessThanOrEqual(9 * 100 + 156)
  })

  it('send every event to the broker', async () => {
    await vi.waitFor(
      async () => {
        const waiting = await database.db
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .execute()
        expect(waiting).toEqual([])
      },
      { timeout: 10_000, interval: 100 },
    )
  })

  it('both reject a session and its media links within 5 s of its end, although only one consumed the event', async () => {
    const links = createMediaLinkSigner({ keys: [testMediaKey], lifetimeSeconds: 600 })
    const media = links.sign(sound.mediaFileId, sessionId).slice('/api'.length)
    for (const copy of [0, 1]) expect((await call(copy, media)).status).toBe(200)
    identity.closeAllConnections()
    identity.close()
    await database.db.transaction().execute((trx) =>
      appendToOutbox(trx, [
        {
          subject: 'identity.session-ended.v1',
          payload: { sessionId, userId, reason: 'duplicate-login', endedAt: new Date().toISOString() },
        },
      ]),
    )
    await vi.waitFor(
      async () => {
        for (const copy of [0, 1]) {
          expect((await call(copy, media)).status).toBe(404)
          expect((await call(copy, '/activity/weekly')).status).toBe(500)
        }
      },
      { timeout: 5000, interval: 100 },
    )
  })
})
