import { getTodayInJapan } from '../components/date-time.ts'

export const MAX_RANGE_DAYS = 366
const DAY_MS = 86_400_000

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** The days that a page of figures is about, "yyyy-MM-dd" in Japan. */
export interface DateRange {
  from: string
  to: string
}

/** So many days up to today. */
export function getLastDays(count: number, today = getTodayInJapan()): DateRange {
  const from = new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to: today }
}

/** Whether the service would answer: days that exist, in order, at most a year of them. */
export function isValidRange({ from, to }: DateRange): boolean {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return count >= 1 && count <= MAX_RANGE_DAYS
}
