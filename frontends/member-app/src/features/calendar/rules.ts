import { addDays, addMonths, type Day, isDay, isoWeekday } from '@hibiki/calendar'
import { isUuid } from '@hibiki/text'
import type { CalendarEvent, Category } from './types.ts'

export const views = ['month', 'week', 'day'] as const
export type View = (typeof views)[number]

export const filters = ['all', 'karte', 'ai_esthetic', 'dmv'] as const
export type Filter = (typeof filters)[number]

export const MAX_CUSTOMERS = 20

/** What customers withdraw, and customers who leave, are gone from a calendar of staff within five seconds. */
const POLL_MS = 4_000
const MAX_POLL_DELAY_MS = 60_000

/** The time until the calendar of customers is polled again: it doubles with each failed poll after the first. */
export const getPollDelayMs = (failures: number): number =>
  Math.min(MAX_POLL_DELAY_MS, POLL_MS * 2 ** Math.max(0, failures - 1))

/**
 * How events that meet lie in week and day (stack mode): those that begin within 30 minutes stand beside each other, later ones
 * lie slightly over the earlier.
 */
export const OVERLAP_THRESHOLD_MINUTES = 30
/** Pixels of the whole calendar. */
export const CALENDAR_HEIGHT = 600

const DAYS_OF_WEEK = 7
/** Six weeks hold every month; far below the 62 days that the server accepts. */
const daysOfMonthView = 6 * DAYS_OF_WEEK

export interface DayRange {
  since: Day
  /** Exclusive. */
  until: Day
}

/** Weeks begin on Sunday, as on Japanese wall calendars. */
const sundayOf = (day: Day): Day => addDays(day, -(isoWeekday(day) % DAYS_OF_WEEK))
const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The days a view shows around a day; a month with the weeks it begins and ends in. */
export function rangeOf(view: View, day: Day): DayRange {
  if (view === 'day') return { since: day, until: addDays(day, 1) }
  const since = sundayOf(view === 'week' ? day : firstOfMonth(day))
  return { since, until: addDays(since, view === 'week' ? DAYS_OF_WEEK : daysOfMonthView) }
}

/** The day that the same view shows one step later (1) or earlier (-1). */
export function step(view: View, day: Day, by: 1 | -1): Day {
  if (view === 'month') return addMonths(firstOfMonth(day), by)
  return addDays(day, view === 'week' ? by * DAYS_OF_WEEK : by)
}

const categoriesOf: Record<Filter, readonly Category[]> = {
  all: ['ai_esthetic', 'karte', 'dmv', 'medical_sound', 'stress_check'],
  karte: ['karte'],
  ai_esthetic: ['ai_esthetic'],
  // Medical sound has no filter of its own.
  dmv: ['dmv', 'medical_sound'],
}

/** The events that a filter lets through. */
export const filterEvents = (events: readonly CalendarEvent[], filter: Filter): CalendarEvent[] =>
  events.filter(({ category }) => categoriesOf[filter].includes(category))

/** What an address says of the calendar; whatever it does not say, or wrongly, is the month of today with everything. */
export function readAddress(params: URLSearchParams, today: Day): { view: View; day: Day; filter: Filter } {
  const day = params.get('day')
  return {
    view: views.find((view) => view === params.get('view')) ?? 'month',
    day: day !== null && isDay(day) ? day : today,
    filter: filters.find((filter) => filter === params.get('show')) ?? 'all',
  }
}

/** The customers that an address names, at most as many as may be asked for. */
export function readCustomers(params: URLSearchParams): string[] {
  const ids = (params.get('customers') ?? '').split(',').filter(isUuid)
  return [...new Set(ids)].slice(0, MAX_CUSTOMERS)
}

/** The moment of an event (`yyyy-MM-dd HH:mm:ss`, Japan) as ISO 8601, for the calendar of that time zone. */
export const toIso = (jst: string): string => jst.replace(' ', 'T')

/** A month, or a day with its weekday, in words. */
export function dayInWords(view: 'month' | 'day', day: Day, locale: string): string {
  const words = {
    month: { year: 'numeric', month: 'long' },
    day: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  } as const
  return new Intl.DateTimeFormat(locale, { ...words[view], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

export interface AgendaDay {
  day: Day
  events: CalendarEvent[]
}

/** Events by the days on which they begin; of a month only its own days. */
export function agendaOf(events: readonly CalendarEvent[], view: View, day: Day): AgendaDay[] {
  const { since, until } =
    view === 'month' ? { since: firstOfMonth(day), until: step('month', day, 1) } : rangeOf(view, day)
  const days = new Map<Day, CalendarEvent[]>()
  for (const event of events) {
    const begins = event.start.slice(0, 10)
    if (begins < since || begins >= until) continue
    days.set(begins, [...(days.get(begins) ?? []), event])
  }
  return [...days].map(([on, those]) => ({ day: on, events: those }))
}

const morning = 8
/** What fits below it in a grid of this height. */
const LAST_HOUR = 12

/** The hour that a grid of hours begins to show: the first of the events, for most of them lie in the evening. */
export function firstHour(events: readonly CalendarEvent[]): string {
  const hours = events.map(({ start }) => Number(start.slice(11, 13)))
  const first = hours.length === 0 ? morning : Math.min(...hours, LAST_HOUR)
  return `${String(first).padStart(2, '0')}:00:00`
}
