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
  return { state, verdicts: createAuthorizationCache(() => state.now) }
}

describe('kept verdicts', () => {
  it('hold for two seconds from the question on, for this session and this link only', () => {
    const { state, verdicts } = create()
    verdicts.keep(member, link, { file, expiresInMs: 600_000 }, 500)
    state.now = 2499
    expect(verdicts.find(member, link)).toEqual({ file, expiresInMs: 600_000 - 1999 })
    expect(verdicts.find(member, `${link}0`)).toBeNull()
    expect(verdicts.find({ sessionId: 'session-2' }, link)).toBeNull()
    expect(verdicts.find({ sessionId: null }, link)).toBeNull()
    state.now = 2500
    expect(verdicts.find(member, link)).toBeNull()
    expect(verdicts.size).toBe(0)
  })

  it('never hold longer than the link', () => {
    const { state, verdicts } = create()
    verdicts.keep(member, link, { file, expiresInMs: 300 }, 1000)
    state.now = 1299
    expect(verdicts.find(member, link)?.expiresInMs).toBe(1)
    state.now = 1300
    expect(verdicts.find(member, link)).toBeNull()
  })

  it('are forgotten when content says otherwise', () => {
    const { verdicts } = create()
    verdicts.keep(member, link, { file, expiresInMs: 600_000 }, 1000)
    verdicts.forget(member, link)
    expect(verdicts.find(member, link)).toBeNull()
  })

  it('are not shared by callers whose token could not be read: they may be anybody', () => {
    const { verdicts } = create()
    const unknown = { sessionId: null, isUnverified: true } as const
    verdicts.keep(unknown, link, { file, expiresInMs: 600_000 }, 1000)
    expect(verdicts.size).toBe(0)
    verdicts.keep({ sessionId: null }, link, { file, expiresInMs: 600_000 }, 1000)
    expect(verdicts.find({ sessionId: null }, link)).not.toBeNull()
    expect(verdicts.find(unknown, link)).toBeNull()
  })

  it('are bounded: the oldest goes first', () => {
    const { verdicts } = create()
    for (let index = 0; index <= 5000; index++)
      verdicts.keep(member, `media/${index}`, { file, expiresInMs: 600_000 }, 1000)
    expect(verdicts.size).toBe(5000)
    expect(verdicts.find(member, 'media/0')).toBeNull()
    expect(verdicts.find(member, 'media/5000')).not.toBeNull()
  })
})
