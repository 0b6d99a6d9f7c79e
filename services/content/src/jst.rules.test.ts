import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getJstDayStartSeconds, parseJstTimeToSeconds, toJstDay } from './jst.rules.ts'

describe('parseJstTimeToSeconds', () => {
  it('parses the wire format as UTC+9', () => {
    expect(parseJstTimeToSeconds('2026-11-21 09:00:00')).toBe(Date.parse('2026-11-21T00:00:00Z') / 1000)
    expect(parseJstTimeToSeconds('2024-02-29 23:59:59')).toBe(Date.parse('2024-02-29T14:59:59Z') / 1000)
  })

  it('returns null for a date that the calendar does not have', () => {
    expect(parseJstTimeToSeconds('2026-02-30 10:00:00')).toBeNull()
  })

  it('parses every second from 1970 to 2100', () => {
    const written = (second: number) =>
      new Date((second + 9 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    const anySecond = fc.integer({ min: 0, max: 4_102_444_800 })
    fc.assert(
      fc.property(anySecond, (second) => parseJstTimeToSeconds(written(second)) === second),
      { numRuns: 2000 },
    )
  })
})

describe('JST days', () => {
  it('a day in Japan begins at 15:00 UTC', () => {
    expect(toJstDay(Date.parse('2026-11-20T14:59:59Z') / 1000)).toBe('2026-11-20')
    expect(toJstDay(Date.parse('2026-11-20T15:00:00Z') / 1000)).toBe('2026-11-21')
    expect(getJstDayStartSeconds('2026-11-21')).toBe(Date.parse('2026-11-20T15:00:00Z') / 1000)
  })
})
