import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  findNextTier,
  findTier,
  hasNoPlays,
  hasPlaysInMonth,
  MAX_POINTS_PER_DAY,
  shouldShowAsLowerHalf,
  sumWeeklyScore,
  toChartBars,
  toFractionalMinutes,
  toggleWeekday,
  toMonthNumber,
} from './rules.ts'

it('allows as many points a day as the service documents', () => {
  const file = new URL('../../../../../services/content/openapi.json', import.meta.url)
  const { responses } = JSON.parse(readFileSync(file, 'utf8')).paths['/activity/weekly'].get
  const day = responses['200'].content['application/json'].schema.items
  expect(day.properties.score.maximum).toBe(MAX_POINTS_PER_DAY)
})

describe('findTier', () => {
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
  ])('finds for a week of %d points the tier %s', (score, tier) => {
    expect(findTier(score)).toBe(tier)
  })
})

describe('findNextTier', () => {
  it('names the tier just above and the points missing', () => {
    expect(findNextTier(0)).toEqual({ name: 'silver', points: 19 })
    expect(findNextTier(18)).toEqual({ name: 'silver', points: 1 })
    expect(findNextTier(19)).toEqual({ name: 'gold', points: 6 })
    expect(findNextTier(40)).toEqual({ name: 'diamond', points: 1 })
    expect(findNextTier(41)).toBeNull()
  })
})

describe('sumWeeklyScore', () => {
  it('sums the scores of the days', () =>
    expect(sumWeeklyScore([{ score: 6 }, { score: 0 }, { score: 3 }])).toBe(9))
})

describe('toFractionalMinutes', () => {
  it('returns 60 × hours + minutes + seconds / 60', () => {
    expect(toFractionalMinutes({ hour: 2, minutes: 5, seconds: 30 })).toBe(125.5)
  })
})

describe('toMonthNumber', () => {
  it('returns the month of a label', () => expect(toMonthNumber('2026/03')).toBe(3))
})

describe('toggleWeekday', () => {
  it('adds and removes weekdays in the order of the week, and keeps the last one', () => {
    expect(toggleWeekday([1, 3], 2)).toEqual([1, 2, 3])
    expect(toggleWeekday([1, 3], 1)).toEqual([3])
    expect(toggleWeekday([3], 3)).toEqual([3])
  })
})

describe('shouldShowAsLowerHalf', () => {
  it('returns true for 100 percent only', () =>
    expect([99, 100].map(shouldShowAsLowerHalf)).toEqual([false, true]))
})

describe('the months', () => {
  const time = (minutes: number) => ({ hour: 0, minutes, seconds: 0 })
  const months = [
    { label: '2026/10', aiEstheTime: time(0), medicalSoundTime: time(0) },
    { label: '2026/11', aiEstheTime: time(30), medicalSoundTime: time(10) },
    { label: '2026/12', aiEstheTime: time(0), medicalSoundTime: time(20) },
  ]

  it('draws bars as shares of the highest month, starting at zero', () => {
    expect(toChartBars(months)).toEqual([
      { label: '2026/10', minutes: 0, soundShare: 0, estheShare: 0 },
      { label: '2026/11', minutes: 40, soundShare: 0.25, estheShare: 0.75 },
      { label: '2026/12', minutes: 20, soundShare: 0.5, estheShare: 0 },
    ])
  })

  it('tells whether a month has any play', () => {
    expect([hasNoPlays(months), hasNoPlays(months.slice(0, 1))]).toEqual([false, true])
    expect(['2026/10', '2026/11', '2025/11'].map((label) => hasPlaysInMonth(months, label))).toEqual([
      ...[false, true, false],
    ])
  })
})
