import { describe, expect, it } from 'vitest'
import {
  chartMinutes,
  monthOfLabel,
  nextTier,
  showsHalf,
  tierOf,
  toggleWeekday,
  weeklyScore,
} from './rules.ts'

describe('tierOf', () => {
  it.each([
    [0, 'bronze'],
    [18, 'bronze'],
    [19, 'silver'],
    [24, 'silver'],
    [25, 'gold'],
    [35, 'gold'],
    [36, 'platinum'],
    [40, 'platinum'],
    [41, 'diamond'],
    [42, 'diamond'],
  ])('a week of %d points is %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier)
  })
})

describe('nextTier', () => {
  it('names the tier just above and the points missing', () => {
    expect(nextTier(0)).toEqual({ name: 'silver', points: 19 })
    expect(nextTier(18)).toEqual({ name: 'silver', points: 1 })
    expect(nextTier(19)).toEqual({ name: 'gold', points: 6 })
    expect(nextTier(40)).toEqual({ name: 'diamond', points: 1 })
    expect(nextTier(41)).toBeNull()
  })
})

describe('weeklyScore', () => {
  it('adds the days', () => expect(weeklyScore([{ score: 6 }, { score: 0 }, { score: 3 }])).toBe(9))
})

describe('chartMinutes', () => {
  it('is 60 × hours + minutes + seconds / 60', () => {
    expect(chartMinutes({ hour: 2, minutes: 5, seconds: 30 })).toBe(125.5)
  })
})

describe('monthOfLabel', () => {
  it('is the month', () => expect(monthOfLabel('2026/03')).toBe(3))
})

describe('toggleWeekday', () => {
  it('adds and takes away in the order of the week, and keeps the last day', () => {
    expect(toggleWeekday([1, 3], 2)).toEqual([1, 2, 3])
    expect(toggleWeekday([1, 3], 1)).toEqual([3])
    expect(toggleWeekday([3], 3)).toEqual([3])
  })
})

describe('showsHalf', () => {
  it('is for 100 percent only', () => expect([99, 100].map(showsHalf)).toEqual([false, true]))
})
