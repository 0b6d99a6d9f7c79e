import { type Day, getMondayOfWeek, listDaysOfIsoWeek } from '@hibiki/calendar'
import { toJstDay } from '../../jst.rules.ts'

export { getMondayOfWeek }

/** One point per full five minutes, at most six a day: a week reaches 42, Diamond needs 41. */
export const SECONDS_PER_POINT = 300
export const MAX_POINTS_PER_DAY = 6

export function computeDayScore(listenedSeconds: number): number {
  return Math.min(MAX_POINTS_PER_DAY, Math.floor(listenedSeconds / SECONDS_PER_POINT))
}

/** Returns Monday to Sunday of the week in Japan that contains a second. */
export function listDaysOfWeek(seconds: number): Day[] {
  return listDaysOfIsoWeek(toJstDay(seconds))
}
