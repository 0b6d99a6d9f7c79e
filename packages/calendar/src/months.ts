import { addDays, addMonths, type Day, getJstDay } from './days.ts'
import type { Instant } from './jst.ts'

/** A month in Japan as `yyyy-MM`; compares as text. */
export type Month = string

/** Returns the `count` months in Japan that end with the one a moment belongs to, oldest first. */
export function listLastMonths(at: Instant, count: number): Month[] {
  const first = `${getJstDay(at).slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => addMonths(first, index + 1 - count).slice(0, 7))
}

/** Returns the month before the one a moment belongs to in Japan. */
export function getPreviousMonth(at: Instant): Month {
  return addMonths(`${getJstDay(at).slice(0, 7)}-01`, -1).slice(0, 7)
}

/** Returns the first and the last day of a month. */
export function getFirstAndLastDay(month: Month): { first: Day; last: Day } {
  const first = `${month}-01`
  return { first, last: addDays(addMonths(first, 1), -1) }
}
