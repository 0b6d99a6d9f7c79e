import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, jstDay, parseDuration, parseJstTime, startOfJstDay } from './jst.rules.ts'

describe('parseJstTime', () => {
  it('reads the wire format as UTC+9 (D-014)', () => {
    expect(parseJstTime('2026-11-21 09:00:00')).toBe(Date.parse('2026-11-21T00:00:00Z') / 1000)
    expect(parseJstTime('2024-02-29 23:59:59')).toBe(Date.parse('2024-02-29T14:59:59Z') / 1000)
  })

  it('returns null for what the calendar rejects', () => {
    expect(parseJstTime('2026-02-30 10:00:00')).toBeNull()
  })

  it('reads every second there is', () => {
    const written = (second: number) =>
      new Date((second + 9 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    const anySecond = fc.integer({ min: 0, max: 4_102_444_800 })
    fc.assert(
      fc.property(anySecond, (second) => parseJstTime(written(second)) === second),
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
  ])('reads %s', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds)
  })

  it.each(['0:15:00', '00:60:00', '00:00:60', '-0:00:01', '00:15', ''])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeNull()
  })
})

describe('JST days', () => {
  it('begin at 15:00 UTC', () => {
    expect(jstDay(Date.parse('2026-11-20T14:59:59Z') / 1000)).toBe('2026-11-20')
    expect(jstDay(Date.parse('2026-11-20T15:00:00Z') / 1000)).toBe('2026-11-21')
    expect(startOfJstDay('2026-11-21')).toBe(Date.parse('2026-11-20T15:00:00Z') / 1000)
  })

  it('follow each other over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})
