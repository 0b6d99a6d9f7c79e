import { addDays, getIsoWeekday } from '@hibiki/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allWeekdays,
  computeStreak,
  findPlannedWeekdays,
  STREAK_FREEZES_PER_WEEK,
  type Streak,
} from './streak.rules.ts'
import { getMondayOfWeek } from './weekly-score.rules.ts'

const today = '2026-11-21' // This is a Saturday.
const earliest = addDays(today, -400)
/** Returns the dates of days with listening, given as how many days ago they were. */
const listened = (...daysAgo: number[]) => new Set(daysAgo.map((count) => addDays(today, -count)))
const from = (count: number, until: number) => Array.from({ length: until - count + 1 }, (_, i) => count + i)
const on = (done: Set<string>, choices: Parameters<typeof computeStreak>[2] = [], day = today): Streak =>
  computeStreak(day, done, choices, earliest)

describe('computeStreak', () => {
  it.each([
    ['a member who has not listened yet', listened(), { days: 0, todayDone: false, freezeLeft: 1 }],
    ['listening on today only', listened(0), { days: 1, todayDone: true, freezeLeft: 1 }],
    [
      'listening on yesterday while today is not over',
      listened(1),
      { days: 1, todayDone: false, freezeLeft: 1 },
    ],
    ['ten days in a row', listened(...from(0, 9)), { days: 10, todayDone: true, freezeLeft: 1 }],
    ['one day missed this week', listened(0, 1, 3, 4), { days: 4, todayDone: true, freezeLeft: 0 }],
    ['two days missed this week', listened(0, 2, 4), { days: 2, todayDone: true, freezeLeft: 0 }],
    [
      'two days, without counting missed days before them',
      listened(0, 1),
      { days: 2, todayDone: true, freezeLeft: 1 },
    ],
    // The member missed Thursday of last week and Monday of this week.
    [
      'one day missed in each of two weeks',
      listened(...from(0, 4), ...from(6, 8), 10),
      { days: 9, freezeLeft: 0 },
    ],
    ['a day missed only last week', listened(...from(0, 6), 8), { days: 8, freezeLeft: 1 }],
  ])('returns the streak for %s', (_case, done, expected) => {
    expect(on(done)).toMatchObject(expected)
  })

  it('counts listening on days outside the plan, and never treats such days as missed', () => {
    const weekdaysOnly = [{ validFrom: '2026-01-01', weekdays: [1, 2, 3, 4, 5] }]
    // The member listened from Monday to Friday of this week and of the last one, but not on the weekend.
    const done = listened(...from(1, 5), ...from(8, 12))
    expect(on(done, weekdaysOnly)).toMatchObject({ days: 10, freezeLeft: 1 })
    expect(on(done)).toMatchObject({ days: 5 })
    expect(on(new Set([...done, addDays(today, -6)]), weekdaysOnly)).toMatchObject({ days: 11 })
  })

  it('applies the old plan to days before a change of plan', () => {
    const choices = [
      { validFrom: addDays(today, -4), weekdays: [...allWeekdays] },
      { validFrom: '2026-01-01', weekdays: [7] },
    ]
    // The member listened every day since the change on Tuesday. Before it the plan was Sundays only, so Monday is not missed.
    const done = listened(...from(0, 4), 6, 13)
    expect(on(done, choices)).toMatchObject({ days: 7, freezeLeft: 1 })
  })

  it('continues over the ends of months and years and over a leap day', () => {
    for (const day of ['2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01']) {
      const done = new Set(Array.from({ length: 30 }, (_, count) => addDays(day, -count)))
      expect(computeStreak(day, done, [], addDays(day, -60))).toMatchObject({ days: 30, freezeLeft: 1 })
    }
  })

  const anyDone = fc.uniqueArray(fc.nat(60), { maxLength: 60 }).map((ago) => listened(...ago))
  const anyDays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  const anyChoices = fc
    .array(fc.tuple(fc.nat(60), anyDays), { maxLength: 3 })
    .map((list) =>
      list
        .sort(([a], [b]) => a - b)
        .map(([ago, weekdays]) => ({ validFrom: addDays(today, -ago), weekdays })),
    )

  it('returns the longest run that begins with a day of listening and misses at most one planned day per week', () => {
    /** Applies the definition to every possible first day. */
    const holds = (first: string, done: Set<string>, choices: Parameters<typeof computeStreak>[2]) => {
      const missed = new Map<string, number>()
      for (let day = first; day < today; day = addDays(day, 1)) {
        if (done.has(day) || !findPlannedWeekdays(day, choices).includes(getIsoWeekday(day))) continue
        missed.set(getMondayOfWeek(day), (missed.get(getMondayOfWeek(day)) ?? 0) + 1)
      }
      return [...missed.values()].every((count) => count <= STREAK_FREEZES_PER_WEEK)
    }
    fc.assert(
      fc.property(anyDone, anyChoices, (done, choices) => {
        const runs = [...done].filter((first) => holds(first, done, choices))
        const longest = Math.max(0, ...runs.map((first) => [...done].filter((day) => day >= first).length))
        expect(on(done, choices).days).toBe(longest)
      }),
      { numRuns: 1000 },
    )
  })

  it('never shrinks by more listening or by a plan with fewer days', () => {
    fc.assert(
      fc.property(anyDone, fc.nat(60), (done, ago) => {
        const before = on(done)
        expect(on(new Set([...done, addDays(today, -ago)])).days).toBeGreaterThanOrEqual(before.days)
        const fewer = [{ validFrom: earliest, weekdays: [6] }]
        expect(on(done, fewer).days).toBeGreaterThanOrEqual(before.days)
      }),
    )
  })

  it('returns 0 or 1 forgiven days left, and a run that begins with a day of listening', () => {
    fc.assert(
      fc.property(anyDone, anyChoices, (done, choices) => {
        const streak = on(done, choices)
        expect([0, 1]).toContain(streak.freezeLeft)
        expect(streak.todayDone).toBe(done.has(today))
        if (streak.days > 0) expect(done.has(streak.since ?? '')).toBe(true)
      }),
    )
  })
})
