import { describe, expect, it } from 'vitest'
import { createAuthorizationCache } from './authorization-cache.ts'

const file = {
  storageKey: 'a.mp3',
  bytes: 100,
  contentType: 'audio/mpeg',
  modifiedAt: new Date('2026-11-01T00:00:00Z'),
  etag: '"abc"',
}
const member = { sessionId: 'session-1' }
const link = 'media/a?exp=1&sig=b'

function create() {
  const state = { now: 1000 }
  return { state, authorizations: createAuthorizationCache(() => state.now) }
}

describe('createAuthorizationCache', () => {
  it('returns an authorization for two seconds after content was asked, for its session and link only', () => {
    const { state, authorizations } = create()
    authorizations.save(member, link, { file, expiresInMs: 600_000 }, 500)
    state.now = 2499
    expect(authorizations.find(member, link)).toEqual({ file, expiresInMs: 600_000 - 1999 })
    expect(authorizations.find(member, `${link}0`)).toBeNull()
    expect(authorizations.find({ sessionId: 'session-2' }, link)).toBeNull()
    expect(authorizations.find({ sessionId: null }, link)).toBeNull()
    state.now = 2500
    expect(authorizations.find(member, link)).toBeNull()
  })

  it('returns none after the link has expired', () => {
    const { state, authorizations } = create()
    authorizations.save(member, link, { file, expiresInMs: 300 }, 1000)
    state.now = 1299
    expect(authorizations.find(member, link)?.expiresInMs).toBe(1)
    state.now = 1300
    expect(authorizations.find(member, link)).toBeNull()
  })

  it('deletes what content no longer allows', () => {
    const { authorizations } = create()
    authorizations.save(member, link, { file, expiresInMs: 600_000 }, 1000)
    authorizations.delete(member, link)
    expect(authorizations.find(member, link)).toBeNull()
  })

  it('caches nothing for callers whose token could not be verified', () => {
    const { authorizations } = create()
    const unknown = { sessionId: null, isUnverified: true } as const
    authorizations.save(unknown, link, { file, expiresInMs: 600_000 }, 1000)
    expect(authorizations.size).toBe(0)
    authorizations.save({ sessionId: null }, link, { file, expiresInMs: 600_000 }, 1000)
    expect(authorizations.find({ sessionId: null }, link)).not.toBeNull()
    expect(authorizations.find(unknown, link)).toBeNull()
  })

  it('evicts the oldest of more than 5000 entries', () => {
    const { authorizations } = create()
    for (let index = 0; index <= 5000; index++)
      authorizations.save(member, `media/${index}`, { file, expiresInMs: 600_000 }, 1000)
    expect(authorizations.size).toBe(5000)
    expect(authorizations.find(member, 'media/0')).toBeNull()
    expect(authorizations.find(member, 'media/5000')).not.toBeNull()
  })
})
