import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { type Interval, subtractIntervals, sumIntervals, uniteIntervals } from './intervals.rules.ts'

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
const MIN_GAP_MS = 20_000
/** The report has one decimal. */
export const TENTH_OF_MINUTE_MS = 6000

/** @param spans of any days, in any order, overlapping or not */
export function computeDailyPlayReport(
  day: Day,
  spans: { planned: readonly TimeSpan[]; played: readonly TimeSpan[] },
): DailyPlayReport {
  const { planned, played } = toIntervalsOfDay(day, spans)
  const gaps = subtractIntervals(planned, played).filter(isGap)
  return {
    day,
    plannedMinutes: minutes(sumIntervals(planned)),
    playedMinutes: minutes(sumIntervals(played)),
    interruptions: gaps.length,
    longestGapMinutes: minutes(Math.max(0, ...gaps.map(([start, end]) => end - start))),
  }
}

/** Returns whether a silence is long enough to be an interruption. */
export const isGap = ([from, until]: Interval): boolean => until - from > MIN_GAP_MS

/** Returns a day in Japan as an interval. */
export const toIntervalOfDay = (day: Day): Interval => [
  startOfJstDay(day).getTime(),
  startOfJstDay(addDays(day, 1)).getTime(),
]

/** Returns what was planned and what was played on a day, as disjoint intervals in order. */
export function toIntervalsOfDay(
  day: Day,
  { planned, played }: { planned: readonly TimeSpan[]; played: readonly TimeSpan[] },
): { planned: Interval[]; played: Interval[] } {
  const [start, end] = toIntervalOfDay(day)
  const clip = (spans: readonly TimeSpan[]) =>
    uniteIntervals(
      spans.map(({ from, until }) => [Math.max(start, from.getTime()), Math.min(end, until.getTime())]),
    )
  return { planned: clip(planned), played: clip(played) }
}

/** Converts to minutes with one decimal. */
const minutes = (ms: number) => Math.round(ms / TENTH_OF_MINUTE_MS) / 10
