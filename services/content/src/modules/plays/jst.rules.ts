import * as calendar from '@hibiki/calendar'

/** Plays are measured in whole seconds since 1970; the calendar counts in milliseconds. */
export const DAY_SECONDS = calendar.DAY_MS / 1000

export const { addDays, formatDuration, parseDuration } = calendar

/** Returns the second of the wire's `yyyy-MM-dd HH:mm:ss`; null when it does not exist (D-014). */
export function parseJstTime(text: string): number | null {
  const at = calendar.parseJstTime(text)
  return at && at.getTime() / 1000
}

/** Returns a second as the wire's `yyyy-MM-dd HH:mm:ss`. */
export function formatJstTime(seconds: number): string {
  return calendar.formatJstTime(seconds * 1000)
}

/** Returns the day in Japan that a second belongs to. */
export function jstDay(seconds: number): calendar.Day {
  return calendar.jstDay(seconds * 1000)
}

/** Returns the second at which a day begins in Japan. */
export function startOfJstDay(day: calendar.Day): number {
  return calendar.startOfJstDay(day).getTime() / 1000
}
