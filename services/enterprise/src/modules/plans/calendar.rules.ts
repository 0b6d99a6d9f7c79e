import { addDays, type Day, getIsoWeekday } from '@hibiki/calendar'
import { isPublicHoliday } from './public-holidays.rules.ts'

/** Beside the weekdays from 1 (Monday) to 7 (Sunday), hours may begin on public holidays. */
export const PUBLIC_HOLIDAY = 8

/** Days on which an enterprise closes all its rooms. */
export interface ClosingPeriod {
  since: Day
  /** The last day, inclusive. */
  until: Day
  name: string
}

/** Hours of a single day; `to` at or before `from` is on the next day. */
export interface DayHours {
  /** HH:mm */
  from: string
  to: string
}

/** What a room does on one day instead of what its week and its enterprise's calendar say. */
export interface DayException {
  day: Day
  /** `asUsual` opens the room as on an ordinary weekday, on closing days and holidays too. */
  kind: 'closed' | 'asUsual' | 'hours'
  /** The opening hours that begin on the day; empty unless the kind is `hours`. */
  hours: DayHours[]
}

/** The days that differ from the week, of an enterprise and of one of its rooms. */
export interface PlanCalendar {
  closesOnHolidays: boolean
  closingPeriods: readonly ClosingPeriod[]
  exceptions: readonly DayException[]
  /** When the enterprise last changed what applies at that moment. */
  changedAt: Date | null
}

/** A calendar on which every day is as the week says. */
export const ordinaryCalendar: PlanCalendar = {
  closesOnHolidays: false,
  closingPeriods: [],
  exceptions: [],
  changedAt: null,
}

export const hasClosingDays = ({ closesOnHolidays, closingPeriods, exceptions }: PlanCalendar): boolean =>
  closesOnHolidays || closingPeriods.length > 0 || exceptions.length > 0

export const findDayException = (calendar: PlanCalendar, day: Day): DayException | undefined =>
  calendar.exceptions.find((exception) => exception.day === day)

/** Whether the enterprise closes its rooms on a day, as far as a room has no exception. */
export const isClosingDay = ({ closesOnHolidays, closingPeriods }: PlanCalendar, day: Day): boolean =>
  closingPeriods.some(({ since, until }) => since <= day && day <= until) ||
  (closesOnHolidays && isPublicHoliday(day))

/**
 * Returns which days of a list of hours apply: those for public holidays on a holiday, if the list has any, and otherwise those of the weekday.
 *
 * @param hasHolidayHours whether the list has hours for public holidays
 */
export function getDayType(calendar: PlanCalendar, day: Day, hasHolidayHours: boolean): number {
  const isOrdinary = findDayException(calendar, day)?.kind === 'asUsual'
  return hasHolidayHours && !isOrdinary && isPublicHoliday(day) ? PUBLIC_HOLIDAY : getIsoWeekday(day)
}

/** Whether the enterprise's calendars treat a moment's day, and the one before, whose hours may last until then, alike. */
export const isSameAround = (one: PlanCalendar, other: PlanCalendar, today: Day): boolean =>
  [addDays(today, -1), today].every((day) => isClosingDay(one, day) === isClosingDay(other, day))
