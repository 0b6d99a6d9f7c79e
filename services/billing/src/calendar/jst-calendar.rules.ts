/** A day in Japan as "yyyy-MM-dd"; compares like text. */
export type Day = string

/** Japan has no summer time: a day always begins at 15:00 UTC of the day before. */
const OFFSET_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

export function jstDay(at: Date): Day {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

export function startOfJstDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)
}

/** As on the wire (D1§9): "yyyy-MM-dd HH:mm:ss". */
export function jstTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/**
 * The day `count` calendar months after another; a day that the month does not have becomes its last. Count from the first
 * day, never from the result before: 31 January, 28 February, 31 March.
 */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** Whether a text is a day that exists. */
export function isDay(text: string): text is Day {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
