import { DAY_MS, fromJstWallClock, type Instant, toJstWallClock } from './jst.ts'

/** A day in Japan as `yyyy-MM-dd`; compares as text. */
export type Day = string

/** Returns the day in Japan that a moment belongs to. */
export function getJstDay(at: Instant): Day {
  return toText(toJstWallClock(at))
}

/** Returns the moment at which a day begins in Japan: 15:00 UTC of the day before. */
export function startOfJstDay(day: Day): Date {
  return fromJstWallClock(midnight(day))
}

/** Returns the day `count` days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return toText(midnight(day) + count * DAY_MS)
}

/** Returns the whole days from one day to another; negative when the second is earlier. */
export function countDaysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / DAY_MS
}

/**
 * Returns the day `count` calendar months later; a date that the month does not have becomes its last. Count from the first
 * day, never from a previous result: 31 January, 28 February, 31 March.
 */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return toText(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

/** Whether a text is `yyyy-MM-dd` of a day that exists. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = midnight(text)
  // Date.parse rolls 30 February over into March.
  return !Number.isNaN(at) && toText(at) === text
}

/** Returns 1 for Monday … 7 for Sunday. */
export function getIsoWeekday(day: Day): number {
  return new Date(midnight(day)).getUTCDay() || 7
}

/** Returns the Monday of the week a day belongs to. */
export function getMondayOfWeek(day: Day): Day {
  return addDays(day, 1 - getIsoWeekday(day))
}

/** Returns Monday to Sunday of the week a day belongs to. */
export function listDaysOfIsoWeek(day: Day): Day[] {
  const monday = getMondayOfWeek(day)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toText(at: Instant): Day {
  return new Date(at).toISOString().slice(0, 10)
}
