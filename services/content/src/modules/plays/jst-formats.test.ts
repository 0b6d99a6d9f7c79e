import { addDays, formatDuration, parseDuration } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatSecondsAsJstTime,
  getJstDayStartSeconds,
  parseJstTimeToSeconds,
  toJstDay,
} from '../../jst.rules.ts'
import { getFirstAndLastDay, listLastTwelveMonths, toPreviousMonth } from '../activity/months.rules.ts'
import { getMondayOfWeek, listDaysOfWeek } from '../activity/weekly-score.rules.ts'

const anySecond = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2040, 0) / 1000 })
const MANY = createPropertyParameters({ test: 2_500, prove: 25_000 })
const PATIENCE_MS = 30_000

describe('times in Japan, for random seconds of twenty years', () => {
  it('a time in Japan survives formatting and parsing unchanged', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(
        anySecond,
        (second) =>
          parseJstTimeToSeconds(formatSecondsAsJstTime(second)) === second &&
          formatSecondsAsJstTime(second).startsWith(`${toJstDay(second)} `),
      ),
      MANY,
    )
    fc.assert(fc.property(fc.nat(99 * 3600), (length) => parseDuration(formatDuration(length)) === length))
  })

  it('every second belongs to exactly one day in Japan', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const into = second - getJstDayStartSeconds(toJstDay(second))
        return into >= 0 && into < 86_400
      }),
      MANY,
    )
  })

  it('every second belongs to exactly one week of seven days in Japan', { timeout: PATIENCE_MS }, () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const week = listDaysOfWeek(second)
        const [monday = '', sunday = ''] = [week[0], week[6]]
        const isOneWeek = new Set(week).size === 7 && week.every((day) => getMondayOfWeek(day) === monday)
        return (
          isOneWeek &&
          week.includes(toJstDay(second)) &&
          getMondayOfWeek(addDays(sunday, 1)) === addDays(monday, 7)
        )
      }),
      MANY,
    )
  })

  it('every second belongs to exactly one month in Japan, which follows the previous one', {
    timeout: PATIENCE_MS,
  }, () => {
    fc.assert(
      fc.property(anySecond, (second) => {
        const day = toJstDay(second)
        const { first, last } = getFirstAndLastDay(day.slice(0, 7))
        const next = addDays(last, 1)
        return (
          first <= day &&
          day <= last &&
          addDays(first, -1).slice(0, 7) === toPreviousMonth(second) &&
          getFirstAndLastDay(next.slice(0, 7)).first === next &&
          listLastTwelveMonths(second)[11] === day.slice(0, 7)
        )
      }),
      MANY,
    )
  })

  it('day and month change exactly at midnight in Japan', () => {
    const midnight = getJstDayStartSeconds('2026-12-01')
    expect([toJstDay(midnight - 1), toJstDay(midnight)]).toEqual(['2026-11-30', '2026-12-01'])
    expect([toPreviousMonth(midnight - 1), toPreviousMonth(midnight)]).toEqual(['2026-10', '2026-11'])
    expect(formatSecondsAsJstTime(midnight - 1)).toBe('2026-11-30 23:59:59')
    expect(getFirstAndLastDay('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
  })
})
