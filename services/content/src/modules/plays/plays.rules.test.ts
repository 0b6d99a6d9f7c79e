import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canViewPlay,
  findPlayWindowRejection,
  matchesSoundKind,
  mergePlayWindows,
  toListeningKind,
} from './plays.rules.ts'

const now = 1_800_000_000
const play = (startedAt: number, endedAt: number, playedSeconds: number) => ({
  startedAt,
  endedAt,
  playedSeconds,
})

describe('findPlayWindowRejection', () => {
  it.each([
    ['accepts a usual play', play(now - 600, now, 600), null],
    ['accepts one second more than the window because of rounding', play(now - 600, now, 601), null],
    ['rejects two seconds more than the window', play(now - 600, now, 602), 'exceeds-window'],
    ['rejects an end before the start', play(now, now - 1, 0), 'reversed'],
    ['accepts a play that ends when it starts', play(now, now, 0), null],
    ['accepts an end 5 minutes in the future', play(now, now + 300, 300), null],
    ['rejects an end more than 5 minutes in the future', play(now, now + 301, 300), 'future'],
    [
      'accepts a play stored offline for 400 days',
      play(now - 400 * 86_400, now - 400 * 86_400 + 600, 600),
      null,
    ],
    ['rejects a play older than 400 days', play(now - 400 * 86_400 - 1, now - 399 * 86_400, 600), 'too-old'],
    ['accepts 24 hours of listening', play(now - 86_400, now, 86_400), null],
    ['rejects more than 24 hours of listening', play(now - 90_000, now, 86_401), 'too-long'],
    ['accepts a page that stayed open and paused over a weekend', play(now - 250_000, now, 900), null],
  ])('%s', (_what, window, refusal) => {
    expect(findPlayWindowRejection(window, now)).toBe(refusal)
  })
})

const window = fc
  .record({ startedAt: fc.nat(5000), length: fc.nat(5000), playedSeconds: fc.nat(5000) })
  .map(({ startedAt, length, playedSeconds }) =>
    play(startedAt, startedAt + length, Math.min(playedSeconds, length)),
  )

describe('mergePlayWindows', () => {
  it('returns the same play for reports in any order, repeated or not, and never shrinks it', () => {
    fc.assert(
      fc.property(window, window, window, (a, b, c) => {
        const merged = mergePlayWindows(mergePlayWindows(a, b), c)
        expect(mergePlayWindows(c, mergePlayWindows(b, a))).toEqual(merged)
        expect(mergePlayWindows(merged, b)).toEqual(merged)
        expect(merged.playedSeconds).toBeGreaterThanOrEqual(a.playedSeconds)
        expect(findPlayWindowRejection(merged, 1_000_000)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('toListeningKind', () => {
  const table = {
    '01/01': 'ai-esthe',
    '01/02': 'ai-esthe',
    '01/03': 'ai-esthe',
    '02/01': 'medical',
    '02/02': 'medical',
    '02/04': 'medical',
    '03/03': 'medical',
    '04/05': 'ai-esthe',
    '00/01': 'room',
    '00/90': 'room',
  }

  it('accepts exactly the ten pairs of the specification', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
    const found = codes.flatMap((type) =>
      codes.flatMap((plan) => {
        const kind = toListeningKind(type, plan)
        return kind === null ? [] : [[`${type}/${plan}`, kind]]
      }),
    )
    expect(Object.fromEntries(found)).toEqual(table)
  })

  it('does not accept names of object properties as codes', () => {
    expect(toListeningKind('__proto__', '')).toBeNull()
    expect(toListeningKind('constructor', '')).toBeNull()
  })
})

describe('matchesSoundKind', () => {
  it.each([
    ['03', '03', 'kanade', true],
    ['02', '01', 'kanade', false],
    ['02', '02', 'kanade', false],
    ['03', '03', 'sound', false],
    ['02', '02', 'sound', true],
    ['01', '01', 'aiesthe', true],
  ] as const)('for codes %s/%s with a sound of kind %s, returns %s', (dmvTypeCode, planCode, kind, fits) => {
    expect(matchesSoundKind({ dmvTypeCode, planCode }, kind)).toBe(fits)
  })
})

const record = { memberId: 'customer', customerOfAgency: 'tokyo' }
const caller = (userId: string, role: string, agencyCode: string | null = null) => ({
  userId,
  roles: [role],
  agencyCode,
})

describe('canViewPlay', () => {
  it.each([
    ['allows the member', caller('customer', 'ROLE_CUSTOMER', 'tokyo'), true],
    ['allows their person in charge', caller('pic', 'ROLE_PERSON_IN_CHARGE', 'tokyo'), true],
    ['allows an administrator', caller('admin', 'ROLE_ADMIN'), true],
    [
      'does not allow a person in charge of another agency',
      caller('pic2', 'ROLE_PERSON_IN_CHARGE', 'osaka'),
      false,
    ],
    [
      'does not allow a person in charge without an agency yet',
      caller('new', 'ROLE_PERSON_IN_CHARGE'),
      false,
    ],
    ['does not allow another customer of the agency', caller('other', 'ROLE_CUSTOMER', 'tokyo'), false],
    ['does not allow an enterprise account', caller('hotel', 'ROLE_ENTERPRISE', 'tokyo'), false],
  ])('%s to view a play of the customer', (_who, who, may) => {
    expect(canViewPlay(who, record)).toBe(may)
  })

  it('rejects a person in charge for a member without an agency', () => {
    const nobodys = { memberId: 'general', customerOfAgency: null }
    expect(canViewPlay(caller('new', 'ROLE_PERSON_IN_CHARGE'), nobodys)).toBe(false)
  })
})
