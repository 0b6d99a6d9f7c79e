import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getJstDay } from './days.ts'
import { formatDuration, formatJstDateTime, parseDuration, parseJstDateTime } from './formats.ts'

describe('formatJstDateTime', () => {
  it('formats UTC+9 and truncates fractions instead of rounding up to the next second', () => {
    expect(formatJstDateTime(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01 00:00:00')
    expect(formatJstDateTime(Date.UTC(2026, 11, 31, 14, 59, 59, 999))).toBe('2026-12-31 23:59:59')
  })

  it('returns the same in every time zone of the machine', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
        process.env.TZ = TZ
        expect(formatJstDateTime(Date.UTC(2026, 10, 20, 15, 4, 5))).toBe('2026-11-21 00:04:05')
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it('is the inverse of parseJstDateTime for any second, and begins with the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (second) => {
        const text = formatJstDateTime(second * 1000)
        expect(parseJstDateTime(text)?.getTime()).toBe(second * 1000)
        expect(text.startsWith(`${getJstDay(second * 1000)} `)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('parseJstDateTime', () => {
  it('parses the wire format as UTC+9', () => {
    expect(parseJstDateTime('2026-11-21 09:00:00')).toEqual(new Date('2026-11-21T00:00:00Z'))
    expect(parseJstDateTime('2024-02-29 23:59:59')).toEqual(new Date('2024-02-29T14:59:59Z'))
  })

  it.each([
    '2026-02-30 10:00:00',
    '2026-02-29 10:00:00',
    '2026-13-01 10:00:00',
    '2026-00-10 10:00:00',
    '2026-11-00 10:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 10:60:00',
    '2026-11-21 10:00:60',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00Z',
    '2026-11-21 10:00:00\n',
    '2026-11-21 10:00',
    '２０２６-11-21 10:00:00',
    '',
  ])('rejects %j', (text) => {
    expect(parseJstDateTime(text)).toBeNull()
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '00:00:00'],
    [7.9, '00:00:07'],
    [3725.9, '01:02:05'],
    [86_399, '23:59:59'],
    [-1, '00:00:00'],
  ])('formats %d s as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })

  it('is the inverse of parseDuration', () => {
    fc.assert(
      fc.property(fc.nat(99 * 3600), (seconds) => {
        expect(parseDuration(formatDuration(seconds))).toBe(seconds)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('parseDuration', () => {
  it.each([
    ['00:00:00', 0],
    ['00:15:01', 901],
    ['24:00:00', 86_400],
    ['99:59:59', 359_999],
  ])('parses %s', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds)
  })

  it.each(['0:15:00', '00:60:00', '00:00:60', '-0:00:01', '00:15', ''])('rejects %j', (text) => {
    expect(parseDuration(text)).toBeNull()
  })
})
