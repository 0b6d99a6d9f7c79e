import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, getJstDay, startOfJstDay } from './days.ts'
import { getFirstAndLastDay, getPreviousMonth, listLastMonths } from './months.ts'

it('lists the last twelve months up to midnight in Japan, across the turn of the year', () => {
  const midnight = startOfJstDay('2026-12-01').getTime()
  expect(listLastMonths(midnight - 1, 12)).toHaveLength(12)
  expect(listLastMonths(midnight - 1, 12).slice(0, 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(listLastMonths(midnight - 1, 12).at(-1)).toBe('2026-11')
  expect(listLastMonths(midnight, 12).at(-1)).toBe('2026-12')
  expect([getPreviousMonth(midnight - 1), getPreviousMonth(midnight)]).toEqual(['2026-10', '2026-11'])
})

it('handles the leap day', () => {
  expect(getFirstAndLastDay('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})

it('assigns every moment to exactly one month, which follows the previous one', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (at) => {
      const day = getJstDay(at)
      const { first, last } = getFirstAndLastDay(day.slice(0, 7))
      const next = addDays(last, 1)
      expect(first <= day && day <= last).toBe(true)
      expect(addDays(first, -1).slice(0, 7)).toBe(getPreviousMonth(at))
      expect(getFirstAndLastDay(next.slice(0, 7)).first).toBe(next)
    }),
    { numRuns: 2000 },
  )
})
