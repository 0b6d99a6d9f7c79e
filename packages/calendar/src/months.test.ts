import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, jstDay, startOfJstDay } from './days.ts'
import { daysOfMonth, lastMonths, previousMonth } from './months.ts'

it('lists the last twelve months up to midnight in Japan, across the turn of the year', () => {
  const midnight = startOfJstDay('2026-12-01').getTime()
  expect(lastMonths(midnight - 1, 12)).toHaveLength(12)
  expect(lastMonths(midnight - 1, 12).slice(0, 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(lastMonths(midnight - 1, 12).at(-1)).toBe('2026-11')
  expect(lastMonths(midnight, 12).at(-1)).toBe('2026-12')
  expect([previousMonth(midnight - 1), previousMonth(midnight)]).toEqual(['2026-10', '2026-11'])
})

it('handles the leap day', () => {
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})

it('assigns every moment to exactly one month, which follows the previous one', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (at) => {
      const day = jstDay(at)
      const { first, last } = daysOfMonth(day.slice(0, 7))
      const next = addDays(last, 1)
      expect(first <= day && day <= last).toBe(true)
      expect(addDays(first, -1).slice(0, 7)).toBe(previousMonth(at))
      expect(daysOfMonth(next.slice(0, 7)).first).toBe(next)
    }),
    { numRuns: 2000 },
  )
})
