import { getFirstAndLastDay, getPreviousMonth, listLastMonths, type Month } from '@hibiki/calendar'

export { getFirstAndLastDay }

/** Returns the twelve months in Japan that end with the one containing a second, oldest first. */
export function listLastTwelveMonths(seconds: number): Month[] {
  return listLastMonths(seconds * 1000, 12)
}

/** Returns the month in Japan before the one containing a second. */
export function toPreviousMonth(seconds: number): Month {
  return getPreviousMonth(seconds * 1000)
}

/** Splits seconds into the parts that the usage chart shows. */
export function toHoursMinutesSeconds(seconds: number): { hour: number; minutes: number; seconds: number } {
  return {
    hour: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
