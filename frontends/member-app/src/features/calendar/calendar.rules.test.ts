import { addDays, countDaysBetween } from '@hibiki/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calendarFilters,
  calendarViews,
  countEventsByDay,
  filterEvents,
  formatDayOfYear,
  getDayRange,
  getGridStartTime,
  getPollDelayMs,
  MAX_CUSTOMERS,
  moveDayByView,
  parseCalendarUrl,
  parseCustomerIds,
  toAgendaDays,
} from './calendar.rules.ts'
import type { CalendarEvent, EventCategory } from './types.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days))
const anyView = fc.constantFrom(...calendarViews)

describe('getDayRange', () => {
  it.each([
    ['month', '2026-11-22', '2026-11-01', '2026-12-13'],
    ['month', '2026-08-31', '2026-07-26', '2026-09-06'],
    ['week', '2026-11-22', '2026-11-22', '2026-11-29'],
    ['week', '2026-11-21', '2026-11-15', '2026-11-22'],
    ['day', '2026-12-31', '2026-12-31', '2027-01-01'],
  ] as const)('returns the days that a %s around %s shows', (view, day, since, until) => {
    expect(getDayRange(view, day)).toEqual({ since, until })
  })

  it('contains the day, the whole month in a month view, and never more than 62 days', () => {
    fc.assert(
      fc.property(anyView, anyDay, (view, day) => {
        const { since, until } = getDayRange(view, day)
        expect(since <= day && day < until).toBe(true)
        expect(countDaysBetween(since, until)).toBeLessThanOrEqual(62)
        if (view !== 'month') return
        expect(since <= `${day.slice(0, 7)}-01`).toBe(true)
        expect(until > addDays(moveDayByView('month', day, 1), -1)).toBe(true)
      }),
    )
  })
})

describe('getPollDelayMs', () => {
  it('doubles the delay with each failed poll after the first, up to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map(getPollDelayMs)).toEqual([
      4_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ])
  })
})

describe('moveDayByView', () => {
  it('moves one view forward and back, and skips no month', () => {
    expect(moveDayByView('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(moveDayByView('month', '2026-11-22', -1)).toBe('2026-10-01')
    expect(moveDayByView('week', '2026-11-22', 1)).toBe('2026-11-29')
    expect(moveDayByView('day', '2026-12-31', 1)).toBe('2027-01-01')
    fc.assert(
      fc.property(anyView, anyDay, (view, day) => {
        expect(getDayRange(view, moveDayByView(view, moveDayByView(view, day, 1), -1))).toEqual(
          getDayRange(view, day),
        )
      }),
    )
  })
})

describe('filterEvents', () => {
  const categories: EventCategory[] = ['ai_esthetic', 'karte', 'dmv', 'medical_sound']
  const events = categories.map((category) => ({ category }) as CalendarEvent)

  it('has four filters, of which DMV experience includes medical sound', () => {
    const shown = calendarFilters.map((filter) =>
      filterEvents(events, filter).map(({ category }) => category),
    )
    expect(shown).toEqual([categories, ['karte'], ['ai_esthetic'], ['dmv', 'medical_sound']])
  })
})

describe('the URL of the calendar', () => {
  it('is read as view, day and filter, and as the month of today where it says nothing valid', () => {
    const read = (text: string) => parseCalendarUrl(new URLSearchParams(text), '2026-11-22')
    expect(read('')).toEqual({ view: 'month', day: '2026-11-22', filter: 'all' })
    expect(read('view=week&day=2026-10-01&show=karte')).toEqual({
      view: 'week',
      day: '2026-10-01',
      filter: 'karte',
    })
    expect(read('view=year&day=2026-02-30&show=nothing')).toEqual(read(''))
  })

  it('names each customer once and no more than may be requested', () => {
    const ids = Array.from({ length: 25 }, () => crypto.randomUUID())
    const read = (list: string[]) => parseCustomerIds(new URLSearchParams({ customers: list.join(',') }))
    expect(read(ids)).toEqual(ids.slice(0, MAX_CUSTOMERS))
    expect(read([...ids.slice(0, 2), ids[0] as string, 'nobody'])).toEqual(ids.slice(0, 2))
    expect(parseCustomerIds(new URLSearchParams())).toEqual([])
  })
})

describe('toAgendaDays', () => {
  const createEvent = (start: string) => ({ id: start, start }) as CalendarEvent
  const events = [
    '2026-10-31 21:00:00',
    '2026-11-03 08:00:00',
    '2026-11-03 22:00:00',
    '2026-12-01 00:00:00',
  ].map(createEvent)
  const countByDay = (view: 'month' | 'week' | 'day', day: string) =>
    toAgendaDays(events, view, day).map((one) => [one.day, one.events.length])

  it('returns the days that have events, in a month view only the days of that month', () => {
    expect(countByDay('month', '2026-11-22')).toEqual([['2026-11-03', 2]])
    expect(countByDay('week', '2026-12-01')).toEqual([['2026-12-01', 1]])
    expect(countByDay('day', '2026-11-04')).toEqual([])
  })

  it('begins a grid of hours with the first event, at noon at the latest, and in the morning without events', () => {
    expect(getGridStartTime([])).toBe('08:00:00')
    expect(getGridStartTime(events.slice(1, 3))).toBe('08:00:00')
    expect(getGridStartTime(events.slice(2, 3))).toBe('12:00:00')
    expect(getGridStartTime(events)).toBe('00:00:00')
  })
})

describe('formatDayOfYear', () => {
  it.each([
    ['ja', '11月9日', '11月9日(月)'],
    ['en', 'Nov 9', 'Mon, Nov 9'],
    ['zh-Hans', '11月9日', '11月9日周一'],
    ['zh-Hant', '11月9日', '11月9日週一'],
  ])('formats a day in %s as %s, or %s with its weekday', (locale, day, withWeekday) => {
    expect(formatDayOfYear('2026-11-09', locale, { hasWeekday: false })).toBe(day)
    expect(formatDayOfYear('2026-11-09', locale, { hasWeekday: true })).toBe(withWeekday)
  })
})

describe('countEventsByDay', () => {
  it('counts the events that begin on each day', () => {
    const starts = ['2026-11-12 00:00:00', '2026-11-12 23:59:59', '2026-11-13 00:00:00']
    expect(countEventsByDay(starts.map((start) => ({ start })))).toEqual(
      new Map([
        ['2026-11-12', 2],
        ['2026-11-13', 1],
      ]),
    )
  })
})
