import { runs } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, jstDay, jstTime, startOfJstDay } from './jst-calendar.rules.ts'

describe('days in Japan', () => {
  it('begin at 15:00 UTC of the day before', () => {
    expect(jstDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20')
    expect(jstDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21')
    expect(startOfJstDay('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z')
    expect(jstTime(new Date('2026-11-20T15:00:01Z'))).toBe('2026-11-21 00:00:01')
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
  ])('%s and %i months are %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later)
  })

  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('keeps the day or takes the last of the month, never skips a month and never goes back (R36)', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 240 }), (from, count) => {
        const later = addMonths(from, count)
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(months(later) - months(from)).toBe(count)
        const isLast = addDays(later, 1).endsWith('-01')
        expect(later.slice(8) === from.slice(8) || isLast).toBe(true)
        expect(addMonths(from, count + 1) > later).toBe(true)
      }),
      runs({ test: 2_000, prove: 20_000 }),
    )
  })

  it('counts days there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count)
      }),
      runs({ test: 1000, prove: 5000 }),
    )
  })
})
