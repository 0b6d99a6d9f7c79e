import { DAY_MS } from '@hibiki/calendar'

/** The five faces, from the worst mood to the best one. */
export const MIN_MOOD = 1
export const MAX_MOOD = 5

/** As for play records: clocks of phones may be fast by this much, and no page shows anything older. */
const FUTURE_TOLERANCE_MS = 5 * 60_000
export const MAX_AGE_DAYS = 400

/** The usage page shows this many weeks, the current one included. */
export const SHOWN_WEEKS = 8

/** Returns which rule the start of a play breaks, or null. */
export function findStartRejection(startedAt: Date, now: Date): 'future' | 'tooOld' | null {
  if (startedAt.getTime() > now.getTime() + FUTURE_TOLERANCE_MS) return 'future'
  if (startedAt.getTime() < now.getTime() - MAX_AGE_DAYS * DAY_MS) return 'tooOld'
  return null
}
