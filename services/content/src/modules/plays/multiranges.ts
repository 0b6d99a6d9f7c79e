import { startSecondOfJstDay } from './jst.rules.ts'
import type { Range } from './ranges.rules.ts'

/** A tstzmultirange of seconds since 1970. */
export function formatTimeRanges(ranges: readonly Range[]): string {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  return `{${ranges.map((range) => `[${iso(range.from)},${iso(range.until)})`).join(',')}}`
}

/** An int4multirange of seconds since the JST day began. */
export function formatDayRanges(day: string, ranges: readonly Range[]): string {
  const start = startSecondOfJstDay(day)
  return `{${ranges.map((range) => `[${range.from - start},${range.until - start})`).join(',')}}`
}

export function parseDayRanges(day: string, text: string): Range[] {
  const start = startSecondOfJstDay(day)
  return Array.from(text.matchAll(/\[(\d+),(\d+)\)/g), ([, from, until]) => ({
    from: start + Number(from),
    until: start + Number(until),
  }))
}
