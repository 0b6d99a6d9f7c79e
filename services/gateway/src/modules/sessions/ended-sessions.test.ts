import { testInternalKeys } from '@hibiki/http/testing'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { type EndedSessions, pollEndedSessions } from './ended-sessions.ts'

const log = pino({ level: 'silent' })
const changed: { userId: string; at: string }[] = []
const ended: { sessionId: string; reason: string; endedAt: string }[] = []
let identity: FakeService
let feed: EndedSessions

async function startIdentity(port = 0): Promise<FakeService> {
  return startFakeService((app) => {
    app.get('/internal/ended-sessions', async () => ({
      now: new Date().toISOString(),
      sessions: ended,
      changed,
    }))
  }, port)
}

afterEach(async () => {
  feed.stop()
  await identity.close()
})

describe('the feed of ended sessions', () => {
  it('is loaded at the start, updated within 5 s, and stays in use while identity is away', async () => {
    identity = await startIdentity()
    ended.push({ sessionId: 'first', reason: 'logout', endedAt: new Date().toISOString() })
    feed = pollEndedSessions({ identityUrls: [identity.url], internalKeys: testInternalKeys, log })
    await vi.waitFor(() => expect(feed.loaded).toBe(true), { timeout: 1000 })
    expect(feed.findEndReason('first')).toBe('logout')
    expect(feed.claimsChangedAt('member')).toBeNull()

    const at = new Date()
    changed.push({ userId: 'member', at: at.toISOString() })
    ended.push({ sessionId: 'second', reason: 'duplicate-login', endedAt: new Date().toISOString() })
    await vi.waitFor(() => expect(feed.findEndReason('second')).toBe('duplicate-login'), {
      timeout: 5000,
      interval: 50,
    })
    expect(feed.claimsChangedAt('member')).toBe(at.getTime())

    await identity.close()
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(feed.findEndReason('second')).toBe('duplicate-login')
    expect(feed.findEndReason('living')).toBeNull()
    expect(feed.claimsChangedAt('member')).toBe(at.getTime())

    ended.push({ sessionId: 'third', reason: 'revoked', endedAt: new Date().toISOString() })
    identity = await startIdentity(Number(new URL(identity.url).port))
    await vi.waitFor(() => expect(feed.findEndReason('third')).toBe('revoked'), {
      timeout: 5000,
      interval: 50,
    })
  }, 15_000)

  it('requests every page before it reports that it is loaded', async () => {
    const endedAt = new Date().toISOString()
    const pages = ['1', '2', '3'].map((id) => ({ sessionId: id, reason: 'revoked', endedAt }))
    const asked: (string | null)[] = []
    identity = await startFakeService((app) => {
      app.get<{ Querystring: { since: string; afterSession?: string } }>(
        '/internal/ended-sessions',
        async ({ query }) => {
          const page = Number(query.afterSession ?? 0)
          if (asked.length < 3) asked.push(query.since)
          const next = page < 2 ? { afterSession: String(page + 1) } : null
          return { now: new Date().toISOString(), sessions: pages.slice(page, page + 1), changed: [], next }
        },
      )
    }, 0)
    feed = pollEndedSessions({ identityUrls: [identity.url], internalKeys: testInternalKeys, log })
    await vi.waitFor(() => expect(feed.loaded).toBe(true), { timeout: 1000 })
    expect(['1', '2', '3'].map((id) => feed.findEndReason(id))).toEqual(['revoked', 'revoked', 'revoked'])
    expect(new Set(asked).size).toBe(1)
  })
})
