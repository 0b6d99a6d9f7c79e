import {
  DAY_MS,
  type Day,
  formatJstDateTime,
  getJstDay,
  parseJstDateTime,
  startOfJstDay,
} from '@hibiki/calendar'

/** Plays are measured in whole seconds since 1970, but the calendar package counts milliseconds. */
export const DAY_SECONDS = DAY_MS / 1000

/** Returns the second of the wire's `yyyy-MM-dd HH:mm:ss`; null when it does not exist. */
export function parseJstTimeToSeconds(text: string): number | null {
  const at = parseJstDateTime(text)
  return at && at.getTime() / 1000
}

/** Returns a second as the wire's `yyyy-MM-dd HH:mm:ss`. */
export function formatSecondsAsJstTime(second: number): string {
  return formatJstDateTime(second * 1000)
}

/** Returns the day in Japan that a second belongs to. */
export function toJstDay(second: number): Day {
  return getJstDay(second * 1000)
}

/** Returns the second at which a day begins in Japan. */
export function getJstDayStartSeconds(day: Day): number {
  return startOfJstDay(day).getTime() / 1000
}
