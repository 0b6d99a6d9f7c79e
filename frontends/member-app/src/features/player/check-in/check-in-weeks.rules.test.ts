import { describe, expect, it } from 'vitest'
import { fillWeeks, sumWeeks, toHeight } from './check-in-weeks.rules.ts'

const week = (monday: string, count = 1, better = 0) => ({
  monday,
  count,
  better,
  meanBefore: 2,
  meanAfter: 3,
})

describe('fillWeeks', () => {
  it('adds the weeks between the first and the last one, also over the new year', () => {
    const weeks = [week('2026-12-14'), week('2027-01-04')]
    expect(fillWeeks(weeks)).toEqual([
      { monday: '2026-12-14', week: weeks[0] },
      { monday: '2026-12-21', week: null },
      { monday: '2026-12-28', week: null },
      { monday: '2027-01-04', week: weeks[1] },
    ])
  })

  it('returns nothing without a check-in', () => {
    expect(fillWeeks([])).toEqual([])
  })
})

it('counts the check-ins of all weeks', () => {
  expect(sumWeeks([week('2026-11-02', 4, 3), week('2026-11-16', 2, 1)])).toEqual({ count: 6, better: 4 })
})

it('places moods on the scale from the worst to the best face', () => {
  expect([1, 3, 5].map(toHeight)).toEqual([0, 0.5, 1])
})
