import { todayInJapan } from '../components/date-time.ts'

export const MAX_DAYS = 366
const DAY_MS = 86_400_000

export const periods = ['day', 'week', 'month'] as const
export type Per = (typeof periods)[number]

/** The days that a page of figures is about, "yyyy-MM-dd" in Japan. */
export interface Days {
  from: string
  to: string
}

/** So many days up to today. */
export function lastDays(count: number, today = todayInJapan()): Days {
  const from = new Date(Date.parse(today) - (count - 1) * DAY_MS).toISOString().slice(0, 10)
  return { from, to: today }
}

/** Whether the service would answer: days that exist, in order, at most a year of them. */
export function areDays({ from, to }: Days): boolean {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return count >= 1 && count <= MAX_DAYS
}
