import { addDays, getJstDay, startOfJstDay, toJstWallClock } from '@hibiki/calendar'

const HOUR_MS = 3_600_000

/** The hours in Japan at which morning, day and evening begin; the hours after midnight belong to the evening before them. */
const FIRST_HOURS = [5, 11, 17] as const

/** Returns when the morning, the day or the evening began that a moment belongs to. */
export function getStartOfDayPart(now: Date): Date {
  const hour = toJstWallClock(now).getUTCHours()
  const firstHour = FIRST_HOURS.findLast((first) => first <= hour)
  const today = getJstDay(now)
  if (firstHour !== undefined) return toMoment(today, firstHour)
  return toMoment(addDays(today, -1), FIRST_HOURS[FIRST_HOURS.length - 1] ?? 0)
}

const toMoment = (day: string, hour: number): Date => new Date(startOfJstDay(day).getTime() + hour * HOUR_MS)
