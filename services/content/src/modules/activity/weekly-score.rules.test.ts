import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJstTimeToSeconds } from '../../jst.rules.ts'
import { computeDayScore, listDaysOfWeek } from './weekly-score.rules.ts'

describe('computeDayScore', () => {
  it.each([
    [0, 0],
    [299, 0],
    [300, 1],
    [599, 1],
    [600, 2],
    [1799, 5],
    [1800, 6],
    [86_400, 6],
  ])('%i seconds give %i points', (seconds, score) => {
    expect(computeDayScore(seconds)).toBe(score)
  })

  it('a full week scores 42, more than the 40 that Diamond needs', () => {
    expect(7 * computeDayScore(1800)).toBe(42)
  })
})

describe('listDaysOfWeek', () => {
  const at = (text: string) => parseJstTimeToSeconds(text) ?? Number.NaN

  it.each([
    ['Monday 00:00 JST', '2026-11-16 00:00:00', '2026-11-16'],
    ['the last second of Sunday', '2026-11-15 23:59:59', '2026-11-09'],
    ['Sunday 23:59 JST', '2026-11-22 23:59:59', '2026-11-16'],
    ['a day in a week over New Year', '2027-01-01 12:00:00', '2026-12-28'],
    ['a leap day', '2028-02-29 08:59:59', '2028-02-28'],
  ])('begins the week of %s on its Monday', (_what, time, monday) => {
    expect(listDaysOfWeek(at(time))[0]).toBe(monday)
  })

  it('returns Monday to Sunday of the week around any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (second) => {
        const days = listDaysOfWeek(second)
        expect(days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0])
        expect(days).toContain(new Date((second + 9 * 3600) * 1000).toISOString().slice(0, 10))
      }),
      { numRuns: 2000 },
    )
  })
})
