import { getTodayInJapan } from './date-time.ts'

/** Days in Japan; both are part of it. */
export interface Period {
  from: string
  until: string
}

/** Returns the days of this month in Japan until today. */
export function getThisMonth(): Period {
  const until = getTodayInJapan()
  return { from: `${until.slice(0, 8)}01`, until }
}

/** Returns the days of the month before this one in Japan. */
export function getLastMonth(): Period {
  const lastDay = new Date(`${getThisMonth().from}T00:00:00Z`)
  lastDay.setUTCDate(0)
  const until = lastDay.toISOString().slice(0, 10)
  return { from: `${until.slice(0, 8)}01`, until }
}
