import {
  addDays,
  type Day,
  formatJstDateTime,
  getIsoWeekday,
  getJstDay,
  isDay,
  startOfJstDay,
} from '@hibiki/calendar'
import { isBlankText } from '@hibiki/text'
import type { Appointment, AppointmentContent } from './types.ts'

export const frequencies = ['none', 'daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** The lengths that a salon usually offers, in minutes; another stored one is offered beside them. */
const USUAL_MINUTES = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240] as const
const USUAL_LENGTH = 60

export interface CustomerChoice {
  id: string
  name: string
}

/** What the fields of the form hold. */
export interface AppointmentDraft {
  title: string
  customer: CustomerChoice | null
  day: string
  /** `HH:mm` in Japan. */
  time: string
  minutes: number
  frequency: Frequency
  interval: number
  /** Monday 1 to Sunday 7; empty for the weekday of the day. */
  weekdays: readonly number[]
  /** Empty for a series without an end. */
  until: string
  /** Whether the customer is reminded on the day before. */
  reminder: boolean
}

/** Begins an appointment at the next full hour, or in the morning of a day that is not today. */
export function createDraft({
  now,
  day,
  customer,
}: {
  now: number
  day: Day | null
  customer: CustomerChoice | null
}): AppointmentDraft {
  const nextHour = formatJstDateTime(now + 3_600_000)
  const isToday = day === null || day <= getJstDay(now)
  return {
    title: '',
    customer,
    day: isToday ? nextHour.slice(0, 10) : day,
    time: isToday ? `${nextHour.slice(11, 13)}:00` : '10:00',
    minutes: USUAL_LENGTH,
    frequency: 'none',
    interval: 1,
    weekdays: [],
    until: '',
    reminder: false,
  }
}

export function toDraft({
  title,
  customer,
  start,
  minutes,
  repeat,
  reminder,
}: Appointment): AppointmentDraft {
  return {
    title,
    customer,
    day: start.slice(0, 10),
    time: start.slice(11, 16),
    minutes,
    frequency: repeat?.frequency ?? 'none',
    interval: repeat?.interval ?? 1,
    weekdays: repeat?.weekdays ?? [],
    until: repeat?.until ?? '',
    reminder,
  }
}

export type DraftProblem = 'title' | 'day' | 'time' | 'until'

/** Lists the fields that have to be filled in or corrected. */
export function findDraftProblems({ title, day, time, frequency, until }: AppointmentDraft): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (isBlankText(title)) problems.push('title')
  if (!isDay(day)) problems.push('day')
  if (!/^\d{2}:\d{2}$/.test(time)) problems.push('time')
  if (frequency !== 'none' && until !== '' && (!isDay(until) || until < day)) problems.push('until')
  return problems
}

/** A weekly appointment whose only weekday was that of its day moves to the weekday of the new day. */
export function moveToDay(draft: AppointmentDraft, day: string): AppointmentDraft {
  const { weekdays } = draft
  const isOnOwnWeekday = weekdays.length === 1 && isDay(draft.day) && weekdays[0] === getIsoWeekday(draft.day)
  return { ...draft, day, weekdays: isOnOwnWeekday && isDay(day) ? [getIsoWeekday(day)] : weekdays }
}

export function toContent(draft: AppointmentDraft): AppointmentContent {
  const { title, customer, day, time, minutes, frequency, interval, weekdays, until, reminder } = draft
  return {
    title: title.trim(),
    customerId: customer?.id ?? null,
    start: `${day} ${time}:00`,
    minutes,
    repeat:
      frequency === 'none'
        ? null
        : {
            frequency,
            interval,
            weekdays: frequency === 'weekly' ? [...weekdays] : [],
            until: until === '' ? null : until,
          },
    // Without a customer there is nobody to remind.
    reminder: reminder && customer !== null,
  }
}

/** Reminders are sent at 18:00 in Japan on the day before; what is saved in the last minute before has none. */
const REMINDER_END_MS = (17 * 60 + 59) * 60_000

/** Whether an appointment on a day is saved too late to be reminded of. */
export const isTooLateToRemind = (day: string, now: number): boolean =>
  isDay(day) && now > startOfJstDay(addDays(day, -1)).getTime() + REMINDER_END_MS

/** Returns the lengths to choose from, in minutes. */
export function listLengths(chosen: number): number[] {
  return [...new Set<number>([...USUAL_MINUTES, chosen])].sort((a, b) => a - b)
}

/** Formats a weekday by its number, Monday 1 to Sunday 7. */
export function formatWeekdayName(weekday: number, locale: string): string {
  // 5 January 2026 is a Monday.
  const day = addDays('2026-01-04', weekday)
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
