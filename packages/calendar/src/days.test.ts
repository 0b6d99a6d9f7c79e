import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  countDaysBetween,
  getIsoWeekday,
  getJstDay,
  getMondayOfWeek,
  isDay,
  listDaysOfIsoWeek,
  startOfJstDay,
} from './days.ts'

const anyInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
const anyDay = anyInstant.map(getJstDay)

describe('getJstDay', () => {
  it('starts a new day at 15:00 UTC', () => {
    expect(getJstDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20')
    expect(getJstDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21')
    expect(startOfJstDay('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z')
  })

  it('assigns every moment to exactly one day', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const day = getJstDay(at)
        expect(at).toBeGreaterThanOrEqual(startOfJstDay(day).getTime())
        expect(at).toBeLessThan(startOfJstDay(addDays(day, 1)).getTime())
      }),
      { numRuns: 2000 },
    )
  })
})

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('is the inverse of countDaysBetween', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (from, count) => {
        expect(countDaysBetween(from, addDays(from, count))).toBe(count)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-30', 6, '2027-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
  ])('from %s by %i months returns %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later)
  })

  it('keeps the day of the month or takes the last one, and never skips a month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 240 }), (from, count) => {
        const later = addMonths(from, count)
        const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(months(later) - months(from)).toBe(count)
        const isLast = addDays(later, 1).endsWith('-01')
        expect(later.slice(8) === from.slice(8) || isLast).toBe(true)
        expect(addMonths(from, count + 1) > later).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('isDay', () => {
  it.each(['2028-02-29', '2026-12-31'])('accepts %s', (day) => expect(isDay(day)).toBe(true))

  it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-21T00:00', '２０２６-11-21', ''])(
    'rejects %j',
    (text) => expect(isDay(text)).toBe(false),
  )
})

describe('weeks', () => {
  it('begin on Monday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(getIsoWeekday)).toEqual([1, 6, 7])
    expect(getMondayOfWeek('2026-11-22')).toBe('2026-11-16')
    expect(getMondayOfWeek('2026-11-23')).toBe('2026-11-23')
    expect(getMondayOfWeek('2027-01-01')).toBe('2026-12-28')
  })

  it('contain every day exactly once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = listDaysOfIsoWeek(day)
        expect(week).toContain(day)
        expect(new Set(week.map(getMondayOfWeek)).size).toBe(1)
        expect(getMondayOfWeek(addDays(week[6] ?? '', 1))).toBe(addDays(week[0] ?? '', 7))
      }),
      { numRuns: 2000 },
    )
  })
})
