import { describe, expect, it } from 'vitest'
import { decideRefresh, type FamilyState } from './refresh-decision.rules.ts'

const now = new Date('2026-11-10T00:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const family: FamilyState = {
  generation: 5,
  rotatedAt: secondsAgo(3),
  graceUsed: false,
  endReason: null,
  expiresAt: new Date('2026-11-20T00:00:00Z'),
}

describe('decideRefresh', () => {
  it.each([
    ['a current token rotates', {}, 5, 'rotate'],
    ['the previous token has one grace', {}, 4, 'grace'],
    ['a second grace issues nothing', { graceUsed: true }, 4, 'already-refreshed'],
    ['the grace lasts 10 s', { rotatedAt: secondsAgo(10) }, 4, 'grace'],
    ['and no longer', { rotatedAt: secondsAgo(10.001) }, 4, 'reuse'],
    ['two generations old is reuse at once', {}, 3, 'reuse'],
    ['a family never rotated has no previous token', { generation: 1, rotatedAt: null }, 0, 'reuse'],
    ['expiry is exact', { expiresAt: now }, 5, 'expired'],
    ['an ended family stays ended', { endReason: 'logout' }, 5, 'ended'],
    ['a duplicate login is named', { endReason: 'duplicate-login' }, 5, 'ended-by-duplicate-login'],
  ] as const)('%s', (_name, change, generation, expected) => {
    expect(decideRefresh({ ...family, ...change }, generation, now)).toBe(expected)
  })
})
