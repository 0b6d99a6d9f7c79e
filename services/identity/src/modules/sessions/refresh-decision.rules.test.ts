import { describe, expect, it } from 'vitest'
import { decideRefresh, type TokenFamilyState } from './refresh-decision.rules.ts'

const now = new Date('2026-11-10T00:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const family: TokenFamilyState = {
  generation: 5,
  rotatedAt: secondsAgo(3),
  graceUsed: false,
  rotationKey: Buffer.from('key'),
  endReason: null,
  expiresAt: new Date('2026-11-20T00:00:00Z'),
}

describe('decideRefresh', () => {
  it.each([
    ['rotates a current token', {}, 5, 'rotate'],
    ['accepts the previous token once in the grace period', {}, 4, 'grace'],
    ['issues nothing for the previous token the second time', { graceUsed: true }, 4, 'already-refreshed'],
    ['accepts the previous token after exactly 10 s', { rotatedAt: secondsAgo(10) }, 4, 'grace'],
    [
      'treats the previous token after more than 10 s as reuse',
      { rotatedAt: secondsAgo(10.001) },
      4,
      'reuse',
    ],
    ['treats a token two generations old as reuse at once', {}, 3, 'reuse'],
    [
      'treats an older token of a family that never rotated as reuse',
      { generation: 1, rotatedAt: null },
      0,
      'reuse',
    ],
    ['rejects a current token at the moment of expiry', { expiresAt: now }, 5, 'expired'],
    ['rejects a current token of an ended family', { endReason: 'logout' }, 5, 'ended'],
    [
      'returns that a duplicate login ended the family',
      { endReason: 'duplicate-login' },
      5,
      'ended-by-duplicate-login',
    ],
  ] as const)('without the key of the last rotation %s', (_name, change, generation, expected) => {
    for (const key of [null, Buffer.from('another')])
      expect(decideRefresh({ ...family, ...change }, { generation, key }, now)).toBe(expected)
  })

  it.each([
    ['repeats a rotation a day later', { rotatedAt: secondsAgo(86_400) }, 4, 'repeat'],
    ['repeats a rotation although the grace was used', { graceUsed: true }, 4, 'repeat'],
    ['treats the token as reuse once its successor was used', {}, 3, 'reuse'],
    [
      'treats the token as reuse when the rotation had no key',
      { rotationKey: null, rotatedAt: secondsAgo(11) },
      4,
      'reuse',
    ],
    ['rotates a current token', {}, 5, 'rotate'],
    ['repeats nothing after the end of the session', { expiresAt: now }, 4, 'expired'],
  ] as const)('with the key of the last rotation %s', (_name, change, generation, expected) => {
    const token = { generation, key: Buffer.from('key') }
    expect(decideRefresh({ ...family, ...change }, token, now)).toBe(expected)
  })
})
