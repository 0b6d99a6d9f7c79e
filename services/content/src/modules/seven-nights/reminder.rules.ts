import { addDays, type Day, getJstDay, type Instant, startOfJstDay, toJstWallClock } from '@hibiki/calendar'
import { NIGHT_COUNT } from './compose-nights.rules.ts'

const MINUTE_MS = 60_000

/** A reminder that could not be sent for so long is dropped, because by then it would wake somebody up. */
export const MAX_REMINDER_DELAY_MS = 60 * MINUTE_MS

/** What the mail of a reminder is made of when it is sent. */
export interface ReminderFacts {
  /** The evening. */
  day: Day
}

/** Returns the moment of a time in Japan, `HH:mm`, on a day. */
export function toReminderMoment(day: Day, remindAt: string): Date {
  const [hours = 0, minutes = 0] = remindAt.split(':').map(Number)
  return new Date(startOfJstDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS)
}

/** Returns the moment from which a reminder is dropped: after the longest delay, or when its day is over and the evening a missed one. */
export function toReminderEnd(day: Day, remindAt: string): Date {
  const delayed = toReminderMoment(day, remindAt).getTime() + MAX_REMINDER_DELAY_MS
  return new Date(Math.min(delayed, startOfJstDay(addDays(day, 1)).getTime()))
}

/** The reminders that are to be sent at a moment. */
export interface ReminderWindow {
  day: Day
  /** The first day of the oldest seven nights that contain this day. */
  firstDayFrom: Day
  /** Times in Japan, `HH:mm`, which compare as text: later than the first, which is null when every time is, and up to the second. */
  timeAfter: string | null
  timeUntil: string
}

export function toReminderWindow(now: Instant): ReminderWindow {
  const day = getJstDay(now)
  const earliest = Number(now) - MAX_REMINDER_DELAY_MS
  return {
    day,
    firstDayFrom: addDays(day, 1 - NIGHT_COUNT),
    timeAfter: getJstDay(earliest) === day ? toJstTime(earliest) : null,
    timeUntil: toJstTime(now),
  }
}

/** Returns the evening of the next reminder: the first one whose time is ahead and that is neither heard nor reminded of already. */
export function findNextReminderDay(
  {
    reminder,
    remindAt,
    nights,
  }: { reminder: boolean; remindAt: string; nights: readonly { day: Day; seconds: number }[] },
  { now, remindedDay }: { now: Date; remindedDay: Day | null },
): Day | null {
  if (!reminder) return null
  const next = nights.find(
    ({ day, seconds }) => seconds === 0 && day !== remindedDay && toReminderMoment(day, remindAt) > now,
  )
  return next?.day ?? null
}

function toJstTime(at: Instant): string {
  return toJstWallClock(at).toISOString().slice(11, 16)
}
