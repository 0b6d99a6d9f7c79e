import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { subtractIntervals, sumIntervals, uniteIntervals } from './intervals.rules.ts'

export interface TimeSpan {
  from: Date
  until: Date
}

/** How much of the planned time of a section on one day in Japan was really played. */
export interface DailyPlayReport {
  day: Day
  plannedMinutes: number
  playedMinutes: number
  /** How often it was silent for more than 20 s while it should have played. */
  interruptions: number
  longestGapMinutes: number
}

/** Reports arrive every 5 s, and a change of sound takes a moment, so shorter silences do not count. */
export const MIN_GAP_MS = 20_000
/** The report has one decimal. */
export const TENTH_OF_MINUTE_MS = 6000

/** @param spans of any days, in any order, overlapping or not */
export function computeDailyPlayReport(
  day: Day,
  spans: { planned: readonly TimeSpan[]; played: readonly TimeSpan[] },
): DailyPlayReport {
  const [from, until] = [startOfJstDay(day).getTime(), startOfJstDay(addDays(day, 1)).getTime()]
  const within = (list: readonly TimeSpan[]) =>
    uniteIntervals(
      list.map((span) => [Math.max(from, span.from.getTime()), Math.min(until, span.until.getTime())]),
    )
  const [planned, played] = [within(spans.planned), within(spans.played)]
  const gaps = subtractIntervals(planned, played).filter(([start, end]) => end - start > MIN_GAP_MS)
  return {
    day,
    plannedMinutes: minutes(sumIntervals(planned)),
    playedMinutes: minutes(sumIntervals(played)),
    interruptions: gaps.length,
    longestGapMinutes: minutes(Math.max(0, ...gaps.map(([start, end]) => end - start))),
  }
}

/** Converts to minutes with one decimal. */
const minutes = (ms: number) => Math.round(ms / TENTH_OF_MINUTE_MS) / 10
