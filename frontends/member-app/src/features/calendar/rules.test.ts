import { addDays, daysBetween } from '@hibiki/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agendaOf,
  filterEvents,
  filters,
  firstHour,
  getPollDelayMs,
  MAX_CUSTOMERS,
  rangeOf,
  readAddress,
  readCustomers,
  step,
  views,
} from './rules.ts'
import type { CalendarEvent, Category } from './types.ts'

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days))
const anyView = fc.constantFrom(...views)

describe('rangeOf', () => {
  it.each([
    ['month', '2026-11-22', '2026-11-01', '2026-12-13'],
    ['month', '2026-08-31', '2026-07-26', '2026-09-06'],
    ['week', '2026-11-22', '2026-11-22', '2026-11-29'],
    ['week', '2026-11-21', '2026-11-15', '2026-11-22'],
    ['day', '2026-12-31', '2026-12-31', '2027-01-01'],
  ] as const)('of a %s around %s', (view, day, since, until) => {
    expect(rangeOf(view, day)).toEqual({ since, until })
  })

  it('holds the day, the whole month of it, and never more than 62 days', () => {
    fc.assert(
      fc.property(anyView, anyDay, (view, day) => {
        const { since, until } = rangeOf(view, day)
        expect(since <= day && day < until).toBe(true)
        expect(daysBetween(since, until)).toBeLessThanOrEqual(62)
        if (view !== 'month') return
        expect(since <= `${day.slice(0, 7)}-01`).toBe(true)
        expect(until > addDays(step('month', day, 1), -1)).toBe(true)
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

describe('step', () => {
  it('leads on and back, and no month is skipped', () => {
    expect(step('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(step('month', '2026-11-22', -1)).toBe('2026-10-01')
    expect(step('week', '2026-11-22', 1)).toBe('2026-11-29')
    expect(step('day', '2026-12-31', 1)).toBe('2027-01-01')
    fc.assert(
      fc.property(anyView, anyDay, (view, day) => {
        expect(rangeOf(view, step(view, step(view, day, 1), -1))).toEqual(rangeOf(view, day))
      }),
    )
  })
})

describe('filterEvents', () => {
  const categories: Category[] = ['ai_esthetic', 'karte', 'dmv', 'medical_sound']
  const events = categories.map((category) => ({ category }) as CalendarEvent)

  it('has four entries, and DMV experience holds medical sound too', () => {
    const shown = filters.map((filter) => filterEvents(events, filter).map(({ category }) => category))
    expect(shown).toEqual([categories, ['karte'], ['ai_esthetic'], ['dmv', 'medical_sound']])
  })
})

describe('the address', () => {
  it('says view, day and filter; what it does not say is the month of today', () => {
    const read = (text: string) => readAddress(new URLSearchParams(text), '2026-11-22')
    expect(read('')).toEqual({ view: 'month', day: '2026-11-22', filter: 'all' })
    expect(read('view=week&day=2026-10-01&show=karte')).toEqual({
      view: 'week',
      day: '2026-10-01',
      filter: 'karte',
    })
    expect(read('view=year&day=2026-02-30&show=nothing')).toEqual(read(''))
  })

  it('names no more customers than may be asked for, and each once', () => {
    const ids = Array.from({ length: 25 }, () => crypto.randomUUID())
    const read = (list: string[]) => readCustomers(new URLSearchParams({ customers: list.join(',') }))
    expect(read(ids)).toEqual(ids.slice(0, MAX_CUSTOMERS))
    expect(read([...ids.slice(0, 2), ids[0] as string, 'nobody'])).toEqual(ids.slice(0, 2))
    expect(readCustomers(new URLSearchParams())).toEqual([])
  })
})

describe('agendaOf', () => {
  const at = (start: string) => ({ id: start, start }) as CalendarEvent
  const events = [
    '2026-10-31 21:00:00',
    '2026-11-03 08:00:00',
    '2026-11-03 22:00:00',
    '2026-12-01 00:00:00',
  ].map(at)
  const daysOf = (view: 'month' | 'week' | 'day', day: string) =>
    agendaOf(events, view, day).map((one) => [one.day, one.events.length])

  it('holds the days that have events; of a month its own days only', () => {
    expect(daysOf('month', '2026-11-22')).toEqual([['2026-11-03', 2]])
    expect(daysOf('week', '2026-12-01')).toEqual([['2026-12-01', 1]])
    expect(daysOf('day', '2026-11-04')).toEqual([])
  })

  it('a grid of hours begins with the first of them, or the morning', () => {
    expect(firstHour([])).toBe('08:00:00')
    expect(firstHour(events.slice(1, 3))).toBe('08:00:00')
    expect(firstHour(events.slice(2, 3))).toBe('12:00:00')
    expect(firstHour(events)).toBe('00:00:00')
  })
})
