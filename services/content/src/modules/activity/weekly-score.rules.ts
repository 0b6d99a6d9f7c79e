import { addDays, DAY_SECONDS, jstDay, startOfJstDay } from '../plays/jst.rules.ts'

/** One point per full five minutes, at most six a day (D-104): a week reaches 42, Diamond needs 41. */
export const SECONDS_PER_POINT = 300
export const MAX_POINTS_A_DAY = 6

export function dayScore(listenedSeconds: number): number {
  return Math.min(MAX_POINTS_A_DAY, Math.floor(listenedSeconds / SECONDS_PER_POINT))
}

/** The Monday of the JST week a day belongs to. */
export function mondayOf(day: string): string {
  // 1970-01-05 was a Monday.
  const daysSinceMonday = (startOfJstDay(day) - startOfJstDay('1970-01-05')) / DAY_SECONDS
  return addDays(day, -(((daysSinceMonday % 7) + 7) % 7))
}

/** Monday to Sunday of the JST week that contains a second. */
export function daysOfWeek(seconds: number): string[] {
  const monday = mondayOf(jstDay(seconds))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}
