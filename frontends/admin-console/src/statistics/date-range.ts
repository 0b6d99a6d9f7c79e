import { getTodayInJapan } from '../components/date-time.ts'

export const MAX_RANGE_DAYS = 366
const DAY_MS = 86_400_000

export const granularities = ['day', 'week', 'month'] as const
export type Granularity = (typeof granularities)[number]

/** The first and last day of a statistics page, as "yyyy-MM-dd" in Japan. */
export interface DateRange {
  from: string
  to: string
}

/** Returns a range of this many days up to today. */
export function getLastDaysRange(count: number, today = getTodayInJapan()): DateRange {
  const from = new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to: today }
}

/** Whether the service accepts the range: existing days, in order, and at most a year. */
export function isValidRange({ from, to }: DateRange): boolean {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return count >= 1 && count <= MAX_RANGE_DAYS
}
