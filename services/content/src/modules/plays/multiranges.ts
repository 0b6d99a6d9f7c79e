import { startSecondOfJstDay } from './jst.rules.ts'
import type { Range } from './ranges.rules.ts'

/** Formats seconds since 1970 as a tstzmultirange. */
export function formatTimeRanges(ranges: readonly Range[]): string {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  return `{${ranges.map((range) => `[${iso(range.from)},${iso(range.until)})`).join(',')}}`
}

/** Formats the same seconds as an int4multirange of seconds since the start of the JST day. */
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
