import { addDays, addMonths, type Day, getIsoWeekday, isDay } from '@hibiki/calendar'
import { isUuid } from '@hibiki/text'
import type { CalendarEvent, EventCategory } from './types.ts'

export const calendarViews = ['month', 'week', 'day'] as const
export type CalendarView = (typeof calendarViews)[number]

export const calendarFilters = ['all', 'karte', 'ai_esthetic', 'dmv'] as const
export type CalendarFilter = (typeof calendarFilters)[number]

export const MAX_CUSTOMERS = 20

/** Withdrawn events and customers who left disappear from a calendar of staff within five seconds because of this. */
const POLL_MS = 4_000
const MAX_POLL_DELAY_MS = 60_000

/** Doubles the delay until the next poll with each failed poll after the first. */
export const getPollDelayMs = (failures: number): number =>
  Math.min(MAX_POLL_DELAY_MS, POLL_MS * 2 ** Math.max(0, failures - 1))

/**
 * Overlapping events of week and day (stack mode) are laid out by this: those that begin within 30 minutes are side by side, later ones
 * partly cover the earlier.
 */
export const OVERLAP_THRESHOLD_MINUTES = 30
/** The whole calendar has this height in pixels. */
export const CALENDAR_HEIGHT_PX = 600

const DAYS_OF_WEEK = 7
/** Six weeks hold every month and stay far below the 62 days that the server accepts. */
const DAYS_OF_MONTH_VIEW = 6 * DAYS_OF_WEEK

export interface DayRange {
  since: Day
  /** The end is exclusive. */
  until: Day
}

/** Weeks begin on Sunday, as on Japanese wall calendars. */
const getSunday = (day: Day): Day => addDays(day, -(getIsoWeekday(day) % DAYS_OF_WEEK))
const getFirstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Returns the days that a view shows around a day; a month includes the weeks in which it begins and ends. */
export function getDayRange(view: CalendarView, day: Day): DayRange {
  if (view === 'day') return { since: day, until: addDays(day, 1) }
  const since = getSunday(view === 'week' ? day : getFirstOfMonth(day))
  return { since, until: addDays(since, view === 'week' ? DAYS_OF_WEEK : DAYS_OF_MONTH_VIEW) }
}

/** Moves a day by one view, later (1) or earlier (-1). */
export function moveDayByView(view: CalendarView, day: Day, steps: 1 | -1): Day {
  if (view === 'month') return addMonths(getFirstOfMonth(day), steps)
  return addDays(day, view === 'week' ? steps * DAYS_OF_WEEK : steps)
}

/** Returns the weeks of a month; days of the months around it are null. */
export function listWeeksOfMonth(day: Day): (Day | null)[][] {
  const { since } = getDayRange('month', day)
  const month = day.slice(0, 7)
  const weeks = Array.from({ length: DAYS_OF_MONTH_VIEW / DAYS_OF_WEEK }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, weekday) => {
      const on = addDays(since, week * DAYS_OF_WEEK + weekday)
      return on.startsWith(month) ? on : null
    }),
  )
  return weeks.filter((week) => week.some((on) => on !== null))
}

/** Returns the day to which a key moves in the grid of a month; null for keys that move nowhere. */
export function moveDayByKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_WEEK)
    case 'ArrowDown':
      return addDays(day, DAYS_OF_WEEK)
    case 'Home':
      return getSunday(day)
    case 'End':
      return addDays(getSunday(day), DAYS_OF_WEEK - 1)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}

const categoriesByFilter: Record<CalendarFilter, readonly EventCategory[]> = {
  all: ['ai_esthetic', 'karte', 'dmv', 'medical_sound', 'stress_check', 'appointment'],
  karte: ['karte'],
  ai_esthetic: ['ai_esthetic'],
  // Medical sound has no filter of its own.
  dmv: ['dmv', 'medical_sound'],
}

export const filterEvents = (events: readonly CalendarEvent[], filter: CalendarFilter): CalendarEvent[] =>
  events.filter(({ category }) => categoriesByFilter[filter].includes(category))

/** Parses view, day and filter of the URL; missing or invalid values default to the month of today without a filter. */
export function parseCalendarUrl(
  params: URLSearchParams,
  today: Day,
): { view: CalendarView; day: Day; filter: CalendarFilter } {
  const day = params.get('day')
  return {
    view: calendarViews.find((view) => view === params.get('view')) ?? 'month',
    day: day !== null && isDay(day) ? day : today,
    filter: calendarFilters.find((filter) => filter === params.get('show')) ?? 'all',
  }
}

/** Parses the ids of the customers in the URL, at most as many as may be requested. */
export function parseCustomerIds(params: URLSearchParams): string[] {
  const ids = (params.get('customers') ?? '').split(',').filter(isUuid)
  return [...new Set(ids)].slice(0, MAX_CUSTOMERS)
}

export interface PlayedSound {
  id: string
  name: string
}

/** Finds the sound of the longest play among these events. */
export function findLongestPlayedSound(events: readonly CalendarEvent[]): PlayedSound | null {
  let longest: PlayedSound | null = null
  let longestMs = Number.NEGATIVE_INFINITY
  for (const { soundId, soundName, title, start, end } of events) {
    const ms = Date.parse(toIsoWithoutOffset(end)) - Date.parse(toIsoWithoutOffset(start))
    if (soundId === null || ms <= longestMs) continue
    longest = { id: soundId, name: soundName ?? title }
    longestMs = ms
  }
  return longest
}

/** Converts the Japanese time of an event (`yyyy-MM-dd HH:mm:ss`) to ISO 8601 without an offset. */
export const toIsoWithoutOffset = (jst: string): string => jst.replace(' ', 'T')

/** Formats a month, or a day with its weekday. */
export function formatMonthOrDay(view: 'month' | 'day', day: Day, locale: string): string {
  const words = {
    month: { year: 'numeric', month: 'long' },
    day: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  } as const
  return new Intl.DateTimeFormat(locale, { ...words[view], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Formats a day without its year and with a short month, for narrow places whose year is known. */
export function formatDayOfYear(day: Day, locale: string, { hasWeekday }: { hasWeekday: boolean }): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(hasWeekday && { weekday: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

/** Formats the weekday of a day. */
export const formatWeekday = (day: Day, locale: string, style: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export interface AgendaDay {
  day: Day
  events: CalendarEvent[]
}

/** Groups events by the days on which they begin; a month view holds only its own days. */
export function toAgendaDays(events: readonly CalendarEvent[], view: CalendarView, day: Day): AgendaDay[] {
  const { since, until } =
    view === 'month'
      ? { since: getFirstOfMonth(day), until: moveDayByView('month', day, 1) }
      : getDayRange(view, day)
  const days = new Map<Day, CalendarEvent[]>()
  for (const event of events) {
    const startDay = event.start.slice(0, 10)
    if (startDay < since || startDay >= until) continue
    days.set(startDay, [...(days.get(startDay) ?? []), event])
  }
  return [...days].map(([on, those]) => ({ day: on, events: those }))
}

/** Counts the events that begin on each day. */
export function countEventsByDay(events: readonly Pick<CalendarEvent, 'start'>[]): Map<Day, number> {
  const counts = new Map<Day, number>()
  for (const { start } of events) {
    const day = start.slice(0, 10)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

const MORNING_HOUR = 8
/** A grid of this height still shows the evening when it begins at this hour. */
const MAX_FIRST_HOUR = 12

/** Returns the time at which a grid begins: the hour of the first event, because most events are in the evening. */
export function getGridStartTime(events: readonly CalendarEvent[]): string {
  const hours = events.map(({ start }) => Number(start.slice(11, 13)))
  const first = hours.length === 0 ? MORNING_HOUR : Math.min(...hours, MAX_FIRST_HOUR)
  return `${String(first).padStart(2, '0')}:00:00`
}
