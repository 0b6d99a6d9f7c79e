import { addDays, jstDay } from '../plays/jst.rules.ts'

/** The twelve JST months ("yyyy-MM") that end with the one containing a second, oldest first. */
export function lastTwelveMonths(seconds: number): string[] {
  const [year = 0, month = 0] = jstDay(seconds).split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const months = year * 12 + (month - 1) - 11 + index
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The JST month ("yyyy-MM") before the one containing a second. */
export function previousMonth(seconds: number): string {
  return lastTwelveMonths(seconds)[10] ?? ''
}

/** First and last day of a month. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return { first, last: addDays(`${next}-01`, -1) }
}

/** Seconds as the usage chart wants them (D2§9). */
export function clockParts(seconds: number): { hour: number; minutes: number; seconds: number } {
  return {
    hour: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
