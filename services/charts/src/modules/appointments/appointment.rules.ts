import {
  addDays,
  countDaysBetween,
  type Day,
  fromJstWallClock,
  getIsoWeekday,
  getJstDay,
  startOfJstDay,
  toJstWallClock,
} from '@hibiki/calendar'
import rrule from 'rrule'

export const MAX_APPOINTMENT_TITLE_LENGTH = 50
export const MIN_APPOINTMENT_MINUTES = 5
export const MAX_APPOINTMENT_MINUTES = 720
export const MAX_REPEAT_INTERVAL = 12
/** An appointment begins at most this many days before and after today. */
export const MAX_APPOINTMENT_DAYS = 2 * 366
/** A person in charge has at most so many appointments, repeated ones counted once, that are not over. */
export const MAX_UPCOMING_APPOINTMENTS = 1000

/** How an appointment repeats, in the time of Japan; `until` is its last possible day, or null for one without an end. */
export interface Repeat {
  frequency: 'daily' | 'weekly' | 'monthly'
  interval: number
  /** Weekdays of a weekly appointment, Monday 1 to Sunday 7. */
  weekdays: readonly number[]
  until: Day | null
}

/** A single change of a repeated appointment; its day is that on which it would have been. */
export interface OccurrenceChange {
  day: Day
  /** Null when this one is cancelled. */
  moved: { title: string; startAt: Date; minutes: number } | null
}

/** What is needed to know when an appointment takes place. */
export interface AppointmentTimes {
  title: string
  firstAt: Date
  minutes: number
  /** RRULE of RFC 5545 in the time of Japan; null for a single appointment. */
  rule: string | null
  changes: readonly OccurrenceChange[]
}

export interface Occurrence {
  /** The day on which it would be without changes of its own; at most one is on a day, so it is its name. */
  day: Day
  title: string
  startAt: Date
  endAt: Date
}

/** Occurrences are computed on the wall clock of Japan, written as UTC, so that no zone of a server matters. */
const toWall = toJstWallClock
const fromWall = fromJstWallClock
const toLastMoment = (day: Day): Date => new Date(`${day}T23:59:59Z`)

const frequencies = {
  daily: rrule.RRule.DAILY,
  weekly: rrule.RRule.WEEKLY,
  monthly: rrule.RRule.MONTHLY,
} as const

/** Returns the RRULE of an appointment, without the day on which it begins. */
export function toRule({ frequency, interval, weekdays, until }: Repeat): string {
  return rrule.RRule.optionsToString({
    freq: frequencies[frequency],
    interval,
    ...(frequency === 'weekly' && { byweekday: weekdays.map((weekday) => weekday - 1) }),
    ...(until !== null && { until: toLastMoment(until) }),
  }).replace(/^RRULE:/, '')
}

/** Returns a stored RRULE as people choose it. */
export function toRepeat(rule: string): Repeat {
  const { freq, interval = 1, byweekday, until } = rrule.RRule.parseString(rule)
  const names = { [frequencies.daily]: 'daily', [frequencies.weekly]: 'weekly' } as const
  return {
    frequency: names[freq as keyof typeof names] ?? 'monthly',
    interval,
    weekdays: [byweekday ?? []]
      .flat()
      .map((weekday) => (weekday as { weekday: number }).weekday + 1)
      .sort(),
    until: until ? until.toISOString().slice(0, 10) : null,
  }
}

function toRecurrence({ firstAt, rule }: { firstAt: Date; rule: string }) {
  // Occurrences have whole seconds, so a rule without them keeps the first.
  return new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: toWall(firstAt) })
}

/** Returns the first occurrence at or after a moment, on which a rule begins; null when the rule ends before. */
export function findFirstOccurrence(startAt: Date, rule: string): Date | null {
  const first = toRecurrence({ firstAt: startAt, rule }).after(toWall(startAt), true)
  return first && fromWall(first)
}

/** Returns when the last occurrence begins; null for an appointment without an end. */
export function findLastOccurrence({ firstAt, rule }: { firstAt: Date; rule: string | null }): Date | null {
  if (rule === null) return firstAt
  const recurrence = toRecurrence({ firstAt, rule })
  const { until } = recurrence.options
  if (!until) return null
  const last = recurrence.before(until, true)
  return last ? fromWall(last) : firstAt
}

/** Whether an appointment has an occurrence on a day, before changes. */
export function isOnDay({ firstAt, rule }: { firstAt: Date; rule: string | null }, day: Day): boolean {
  if (rule === null) return getJstDay(firstAt) === day
  const [since, until] = [new Date(`${day}T00:00:00Z`), toLastMoment(day)]
  return toRecurrence({ firstAt, rule }).between(since, until, true).length > 0
}

/** Lists the occurrences that begin in `[since, until)`, oldest first. */
export function listOccurrences(appointment: AppointmentTimes, since: Date, until: Date): Occurrence[] {
  const { title, firstAt, minutes, rule, changes } = appointment
  const isWithin = (at: Date) => at >= since && at < until
  const changedDays = new Set(changes.map(({ day }) => day))
  const planned =
    rule === null
      ? [firstAt]
      : toRecurrence({ firstAt, rule })
          .between(toWall(since), toWall(until), true)
          .map((wall) => fromWall(wall))
  const unchanged = planned
    .filter((startAt) => isWithin(startAt) && !changedDays.has(getJstDay(startAt)))
    .map((startAt) => toOccurrence(getJstDay(startAt), { title, startAt, minutes }))
  const moved = changes.flatMap(({ day, moved: change }) =>
    change && isWithin(change.startAt) ? [toOccurrence(day, change)] : [],
  )
  return [...unchanged, ...moved].sort((a, b) => a.startAt.getTime() - b.startAt.getTime())
}

function toOccurrence(
  day: Day,
  { title, startAt, minutes }: { title: string; startAt: Date; minutes: number },
): Occurrence {
  return { day, title, startAt, endAt: new Date(startAt.getTime() + minutes * 60_000) }
}

/** Returns the last moment of a day in Japan, at which a series ends. */
export const toUntilMoment = (day: Day): Date => fromWall(toLastMoment(day))

/** Returns the rule of an appointment that ends before a day. */
export function endBefore(rule: string, day: Day): string {
  return toRule({ ...toRepeat(rule), until: addDays(day, -1) })
}

/** Returns the start of the whole series when one of its occurrences is moved to another start. */
export function moveFirst({ firstAt, day, startAt }: { firstAt: Date; day: Day; startAt: Date }): Date {
  const days = countDaysBetween(day, getJstDay(startAt))
  const firstDay = addDays(getJstDay(firstAt), days)
  return atTimeOf(firstDay, startAt)
}

/** Returns the moment on a day at the time of day of another moment, in Japan. */
function atTimeOf(day: Day, at: Date): Date {
  return new Date(startOfJstDay(day).getTime() + at.getTime() - startOfJstDay(getJstDay(at)).getTime())
}

/** Whether two occurrences share a moment. */
export const overlaps = (
  a: Pick<Occurrence, 'startAt' | 'endAt'>,
  b: Pick<Occurrence, 'startAt' | 'endAt'>,
): boolean => a.startAt < b.endAt && b.startAt < a.endAt

/** A weekly appointment that names no weekday is on the weekday on which it begins. */
export function withWeekday(repeat: Repeat, startAt: Date): Repeat {
  if (repeat.frequency !== 'weekly') return { ...repeat, weekdays: [] }
  const weekdays = repeat.weekdays.length > 0 ? repeat.weekdays : [getIsoWeekday(getJstDay(startAt))]
  return { ...repeat, weekdays: [...new Set(weekdays)].sort() }
}

/** Finds the occurrence that a day names; null when it is cancelled or there is none. */
export function findOccurrence(appointment: AppointmentTimes, day: Day): Occurrence | null {
  const change = appointment.changes.find((one) => one.day === day)
  if (change) return change.moved && toOccurrence(day, change.moved)
  if (!isOnDay(appointment, day)) return null
  const startAt = atTimeOf(day, appointment.firstAt)
  return toOccurrence(day, { ...appointment, startAt })
}
