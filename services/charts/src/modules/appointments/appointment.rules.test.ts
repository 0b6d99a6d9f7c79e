import { addDays, getIsoWeekday, getJstDay, parseJstDateTime, startOfJstDay } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  endBefore,
  findFirstOccurrence,
  findLastOccurrence,
  findOccurrence,
  isOnDay,
  listOccurrences,
  moveFirst,
  type Repeat,
  toRepeat,
  toRule,
  withWeekday,
} from './appointment.rules.ts'

const jst = (text: string) => parseJstDateTime(text) as Date
const weekly: Repeat = { frequency: 'weekly', interval: 1, weekdays: [], until: null }
const toAppointment = (
  start: string,
  repeat: Repeat | null,
  changes: Parameters<typeof listOccurrences>[0]['changes'] = [],
) => {
  const firstAt = jst(start)
  return {
    title: 'フェイシャル',
    firstAt,
    minutes: 60,
    rule: repeat && toRule(withWeekday(repeat, firstAt)),
    changes,
  }
}
const listDays = (appointment: Parameters<typeof listOccurrences>[0], since: string, until: string) =>
  listOccurrences(appointment, startOfJstDay(since), startOfJstDay(until)).map(({ day }) => day)

const anyRepeat: fc.Arbitrary<Repeat> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
  interval: fc.integer({ min: 1, max: 12 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  until: fc.option(fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-12-01', days))),
})
const anyStart = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((slot) => new Date(startOfJstDay('2026-12-01').getTime() + slot * 300_000))

describe('listOccurrences', () => {
  it('lists a single appointment only where it begins', () => {
    const single = toAppointment('2026-12-01 00:00:00', null)
    expect(listDays(single, '2026-12-01', '2026-12-02')).toEqual(['2026-12-01'])
    expect(listDays(single, '2026-11-30', '2026-12-01')).toEqual([])
    expect(listDays(single, '2026-12-02', '2026-12-03')).toEqual([])
  })

  it.each([
    [
      'every week on its weekday',
      weekly,
      ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
    ],
    [
      'every second week on two weekdays',
      { ...weekly, interval: 2, weekdays: [2, 5] },
      ['2026-12-01', '2026-12-04', '2026-12-15', '2026-12-18', '2026-12-29'],
    ],
    [
      'until a day, which belongs to it',
      { ...weekly, until: '2026-12-15' },
      ['2026-12-01', '2026-12-08', '2026-12-15'],
    ],
    ['every month', { ...weekly, frequency: 'monthly' }, ['2026-12-01']],
  ] as const)('repeats %s', (_what, repeat, days) => {
    expect(listDays(toAppointment('2026-12-01 23:30:00', repeat), '2026-12-01', '2027-01-01')).toEqual(days)
  })

  it('skips months that lack the day', () => {
    const monthly = toAppointment('2026-12-31 10:00:00', { ...weekly, frequency: 'monthly' })
    expect(listDays(monthly, '2026-12-01', '2027-04-01')).toEqual(['2026-12-31', '2027-01-31', '2027-03-31'])
  })

  it('leaves out a cancelled day and lists a moved one where it is now', () => {
    const moved = { title: '延長', startAt: jst('2026-12-10 09:00:00'), minutes: 90 }
    const appointment = toAppointment('2026-12-01 10:00:00', weekly, [
      { day: '2026-12-08', moved },
      { day: '2026-12-15', moved: null },
    ])
    const found = listOccurrences(appointment, startOfJstDay('2026-12-01'), startOfJstDay('2026-12-23'))
    expect(found.map(({ day, title }) => [day, title])).toEqual([
      ['2026-12-01', 'フェイシャル'],
      ['2026-12-08', '延長'],
      ['2026-12-22', 'フェイシャル'],
    ])
    expect(found[1]).toMatchObject({ startAt: moved.startAt, endAt: jst('2026-12-10 10:30:00') })
    expect(listDays(appointment, '2026-12-08', '2026-12-09')).toEqual([])
  })

  it('lists every occurrence of days side by side once, on its time of day, whatever the rule is', () => {
    fc.assert(
      fc.property(anyRepeat, anyStart, (repeat, startAt) => {
        const rule = toRule(withWeekday(repeat, startAt))
        const firstAt = findFirstOccurrence(startAt, rule)
        if (firstAt === null) return
        const appointment = { title: '', firstAt, minutes: 30, rule, changes: [] }
        const days = Array.from({ length: 70 }, (_, index) => addDays('2026-11-25', index))
        const byDay = days.flatMap((day) => listDays(appointment, day, addDays(day, 1)))
        const [first = '', last = ''] = [days[0], days.at(-1)]
        expect(byDay).toEqual(listDays(appointment, first, addDays(last, 1)))
        const lastAt = findLastOccurrence({ firstAt, rule })
        for (const day of days) {
          const occurrence = findOccurrence(appointment, day)
          expect(occurrence !== null).toBe(byDay.includes(day))
          expect(isOnDay(appointment, day)).toBe(occurrence !== null)
          if (!occurrence) continue
          expect(getJstDay(occurrence.startAt)).toBe(day)
          expect(occurrence.startAt >= firstAt).toBe(true)
          if (lastAt) expect(occurrence.startAt <= lastAt).toBe(true)
          const { weekdays } = withWeekday(repeat, startAt)
          if (repeat.frequency === 'weekly') expect(weekdays).toContain(getIsoWeekday(day))
          if (repeat.until) expect(day <= repeat.until).toBe(true)
        }
      }),
      createPropertyParameters({ test: 50, prove: 1000 }),
    )
  })
})

describe('toRepeat', () => {
  it('returns what a rule was made of', () => {
    fc.assert(
      fc.property(anyRepeat, anyStart, (repeat, startAt) => {
        const complete = withWeekday(repeat, startAt)
        expect(toRepeat(toRule(complete))).toEqual(complete)
      }),
    )
  })
})

describe('endBefore', () => {
  it('keeps all occurrences before a day and none from it on', () => {
    fc.assert(
      fc.property(anyRepeat, anyStart, fc.integer({ min: 1, max: 60 }), (repeat, startAt, later) => {
        const rule = toRule(withWeekday({ ...repeat, until: null }, startAt))
        const firstAt = findFirstOccurrence(startAt, rule) as Date
        const day = addDays(getJstDay(firstAt), later)
        const whole = { title: '', firstAt, minutes: 30, rule, changes: [] }
        const ended = { ...whole, rule: endBefore(rule, day) }
        const all = listDays(whole, '2026-12-01', '2027-03-01')
        expect(listDays(ended, '2026-12-01', '2027-03-01')).toEqual(all.filter((one) => one < day))
      }),
      createPropertyParameters({ test: 50, prove: 1000 }),
    )
  })
})

describe('moveFirst', () => {
  it('moves the whole series as far as one of its occurrences', () => {
    const firstAt = jst('2026-12-01 10:00:00')
    const move = (startAt: string) => moveFirst({ firstAt, day: '2026-12-15', startAt: jst(startAt) })
    expect(move('2026-12-15 11:30:00')).toEqual(jst('2026-12-01 11:30:00'))
    expect(move('2026-12-16 00:00:00')).toEqual(jst('2026-12-02 00:00:00'))
    expect(move('2026-12-14 23:55:00')).toEqual(jst('2026-11-30 23:55:00'))
  })
})
