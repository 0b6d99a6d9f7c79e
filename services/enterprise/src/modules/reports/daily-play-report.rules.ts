import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'

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

type Interval = readonly [from: number, until: number]

const MINUTE_MS = 60_000
/** Reports arrive every 5 s, and a change of sound takes a moment, so shorter silences do not count. */
const MIN_GAP_MS = 20_000

/** @param spans of any days, in any order, overlapping or not */
export function computeDailyPlayReport(
  day: Day,
  spans: { planned: readonly TimeSpan[]; played: readonly TimeSpan[] },
): DailyPlayReport {
  const [from, until] = [startOfJstDay(day).getTime(), startOfJstDay(addDays(day, 1)).getTime()]
  const within = (list: readonly TimeSpan[]) =>
    union(list.map((span) => [Math.max(from, span.from.getTime()), Math.min(until, span.until.getTime())]))
  const [planned, played] = [within(spans.planned), within(spans.played)]
  const gaps = subtract(planned, played).filter(([start, end]) => end - start > MIN_GAP_MS)
  return {
    day,
    plannedMinutes: minutes(sum(planned)),
    playedMinutes: minutes(sum(played)),
    interruptions: gaps.length,
    longestGapMinutes: minutes(Math.max(0, ...gaps.map(([start, end]) => end - start))),
  }
}

/** Returns disjoint intervals in order, without empty ones. */
function union(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  for (const [from, until] of intervals.filter(([a, b]) => b > a).sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else merged.push([from, until])
  }
  return merged
}

/** Returns the parts of the first intervals that are in none of the second; both must be disjoint and in order. */
function subtract(from: readonly Interval[], other: readonly Interval[]): Interval[] {
  return from.flatMap(([start, end]) => {
    const left: Interval[] = []
    let cursor = start
    for (const [a, b] of other) {
      if (b <= cursor || a >= end) continue
      if (a > cursor) left.push([cursor, a])
      cursor = Math.max(cursor, b)
    }
    if (cursor < end) left.push([cursor, end])
    return left
  })
}

const sum = (intervals: readonly Interval[]) => intervals.reduce((total, [a, b]) => total + b - a, 0)

/** Converts to minutes with one decimal. */
const minutes = (ms: number) => Math.round((ms / MINUTE_MS) * 10) / 10
