import { addDays, type Day, getJstDay, startOfJstDay } from '@hibiki/calendar'
import type { Occurrence } from './appointment.rules.ts'

const HOUR_MS = 3_600_000
/** A reminder is sent at this hour in Japan on the day before. */
const REMINDER_HOUR = 18
/** A reminder that could not be sent by this hour is dropped, because by then it would disturb the evening. */
const REMINDER_END_HOUR = 21

/**
 * What is planned in the last minute before the reminder counts as planned after it: the clocks of replicas differ, and a change may take a
 * moment to be stored.
 */
const PLANNED_BEFORE_MS = 60_000

/** What the mail of a reminder is made of when it is sent. */
export interface ReminderFacts {
  /** The day whose appointments it names. */
  startDay: Day
  /** The first of these, of which alone the release before reminds: its day names the occurrence. */
  appointmentId: string
  agencyCode: string
  day: Day
}

/** What decides whether an occurrence has a reminder. */
export interface ReminderPlan {
  reminder: boolean
  /** When the times of all occurrences were chosen last; null for an appointment that was never reminded of. */
  plannedAt: Date | null
  changes: readonly { day: Day; reminder: boolean | null; plannedAt: Date | null }[]
}

const onDayBefore = (startDay: Day, hour: number): Date =>
  new Date(startOfJstDay(addDays(startDay, -1)).getTime() + hour * HOUR_MS)

/** Returns when an appointment on a day is reminded of. */
export const toReminderMoment = (startDay: Day): Date => onDayBefore(startDay, REMINDER_HOUR)

/** Returns from when a reminder of an appointment on a day is dropped. */
export const toReminderEnd = (startDay: Day): Date => onDayBefore(startDay, REMINDER_END_HOUR)

/** Returns the day whose appointments are reminded of at a moment; null outside the hours of reminders. */
export function findRemindedDay(now: Date): Day | null {
  const day = addDays(getJstDay(now), 1)
  return now >= toReminderMoment(day) && now < toReminderEnd(day) ? day : null
}

/** Whether an occurrence has a reminder: its own choice counts more than that of the appointment. */
export function hasReminder({ reminder, changes }: Omit<ReminderPlan, 'plannedAt'>, day: Day): boolean {
  return changes.find((change) => change.day === day)?.reminder ?? reminder
}

/**
 * Whether an occurrence is reminded of on the day before. What was planned after the moment of its reminder is not, because then the salon has
 * just spoken with the customer.
 */
export function isReminded(
  plan: ReminderPlan,
  { day, startAt }: Pick<Occurrence, 'day' | 'startAt'>,
): boolean {
  const own = plan.changes.find((change) => change.day === day)
  // A change that follows the appointment depends on when that chose the reminder, too.
  const latest = toReminderMoment(getJstDay(startAt)).getTime() - PLANNED_BEFORE_MS
  const plannedAts = [own?.plannedAt, own?.reminder == null ? plan.plannedAt : null]
  return hasReminder(plan, day) && plannedAts.every((at) => !at || at.getTime() <= latest)
}

/** Whether an occurrence is to be reminded of now. */
export const isReminderDue = (
  plan: ReminderPlan,
  occurrence: Pick<Occurrence, 'day' | 'startAt'>,
  now: Date,
): boolean => isReminded(plan, occurrence) && findRemindedDay(now) === getJstDay(occurrence.startAt)
