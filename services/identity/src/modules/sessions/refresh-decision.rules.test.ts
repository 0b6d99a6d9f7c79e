import { describe, expect, it } from 'vitest'
import { decideRefresh, type FamilyState } from './refresh-decision.rules.ts'

const now = new Date('2026-11-10T00:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const family: FamilyState = {
  generation: 5,
  rotatedAt: secondsAgo(3),
  graceUsed: false,
  rotationKey: Buffer.from('key'),
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
  ] as const)('decides without the key of the last rotation: %s', (_name, change, generation, expected) => {
    for (const key of [null, Buffer.from('another')])
      expect(decideRefresh({ ...family, ...change }, { generation, key }, now)).toBe(expected)
  })

  it.each([
    ['repeats a rotation however late', { rotatedAt: secondsAgo(86_400) }, 4, 'repeat'],
    ['as often as needed', { graceUsed: true }, 4, 'repeat'],
    ['not once its successor was used', {}, 3, 'reuse'],
    ['not for a rotation without a key', { rotationKey: null, rotatedAt: secondsAgo(11) }, 4, 'reuse'],
    ['rotates a current token', {}, 5, 'rotate'],
    ['not beyond the end of the session', { expiresAt: now }, 4, 'expired'],
  ] as const)('decides with the key of the last rotation: %s', (_name, change, generation, expected) => {
    const token = { generation, key: Buffer.from('key') }
    expect(decideRefresh({ ...family, ...change }, token, now)).toBe(expected)
  })
})
