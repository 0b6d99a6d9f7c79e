import { describe, expect, it } from 'vitest'
import { parseJstTimeToSeconds } from '../../jst.rules.ts'
import { listLastTwelveMonths, toHoursMinutesSeconds } from './months.rules.ts'

const at = (text: string) => parseJstTimeToSeconds(text) ?? Number.NaN

describe('listLastTwelveMonths', () => {
  it('ends with the current JST month and crosses the year', () => {
    const months = listLastTwelveMonths(at('2026-11-30 23:59:59'))
    expect(months).toHaveLength(12)
    expect([months[0], months[1], months[2], months[11]]).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-11',
    ])
  })

  it('moves on by a month at midnight JST', () => {
    expect(listLastTwelveMonths(at('2026-12-01 00:00:00')).at(-1)).toBe('2026-12')
    expect(listLastTwelveMonths(at('2027-01-01 00:00:00'))[0]).toBe('2026-02')
  })
})

describe('toHoursMinutesSeconds', () => {
  it('splits seconds into hours, minutes and seconds', () => {
    expect(toHoursMinutesSeconds(0)).toEqual({ hour: 0, minutes: 0, seconds: 0 })
    expect(toHoursMinutesSeconds(3599)).toEqual({ hour: 0, minutes: 59, seconds: 59 })
    expect(toHoursMinutesSeconds(90_061)).toEqual({ hour: 25, minutes: 1, seconds: 1 })
  })
})
