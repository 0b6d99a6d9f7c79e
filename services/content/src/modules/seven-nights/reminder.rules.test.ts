import { addDays, getJstDay, startOfJstDay } from '@hibiki/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findNextReminderDay,
  MAX_REMINDER_DELAY_MS,
  toReminderEnd,
  toReminderMoment,
  toReminderWindow,
} from './reminder.rules.ts'

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const anyMoment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2036-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('toReminderMoment and toReminderEnd', () => {
  it.each([
    ['22:00', '2026-11-30T13:00:00Z', '2026-11-30T14:00:00Z'],
    ['23:30, whose evening ends at midnight', '2026-11-30T14:30:00Z', '2026-11-30T15:00:00Z'],
    ['00:00', '2026-11-29T15:00:00Z', '2026-11-29T16:00:00Z'],
    ['08:59', '2026-11-29T23:59:00Z', '2026-11-30T00:59:00Z'],
  ])('of 30 November %s', (time, moment, end) => {
    expect(toReminderMoment('2026-11-30', time.slice(0, 5))).toEqual(new Date(moment))
    expect(toReminderEnd('2026-11-30', time.slice(0, 5))).toEqual(new Date(end))
  })

  it('know no summer time, on the days on which other countries change their clocks', () => {
    for (const day of ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'])
      expect(toReminderMoment(day, '22:00')).toEqual(new Date(`${day}T13:00:00Z`))
  })
})

describe('toReminderWindow', () => {
  it.each([
    ['2026-11-30T13:00:00Z', '2026-11-30', '21:00', '22:00'],
    ['2026-11-30T13:59:59.999Z', '2026-11-30', '21:59', '22:59'],
    ['2026-11-30T14:59:59Z', '2026-11-30', '22:59', '23:59'],
    ['2026-11-30T15:00:00Z', '2026-12-01', null, '00:00'],
    ['2026-11-30T15:59:00Z', '2026-12-01', null, '00:59'],
    ['2026-11-30T16:00:00Z', '2026-12-01', '00:00', '01:00'],
  ])('at %s is of %s, later than %s and up to %s', (now, day, timeAfter, timeUntil) => {
    expect(toReminderWindow(new Date(now))).toMatchObject({ day, timeAfter, timeUntil })
  })

  it('contains a time exactly from its moment to its end', () => {
    fc.assert(
      fc.property(anyMoment, anyTime, (now, time) => {
        const { day, timeAfter, timeUntil } = toReminderWindow(now)
        const isInside = time <= timeUntil && (timeAfter === null || time > timeAfter)
        expect(isInside).toBe(toReminderMoment(day, time) <= now && now < toReminderEnd(day, time))
      }),
    )
  })

  it('begins with the seven nights whose last evening is today', () => {
    expect(toReminderWindow(new Date('2026-11-30T13:00:00Z')).firstDayFrom).toBe('2026-11-24')
  })
})

describe('findNextReminderDay', () => {
  const nights = (...heard: number[]) =>
    Array.from({ length: 7 }, (_, index) => ({
      day: addDays('2026-11-28', index),
      seconds: heard.includes(index + 1) ? 60 : 0,
    }))
  const find = (
    now: string,
    { heard = [], ...options }: { reminder?: boolean; heard?: number[]; remindedDay?: string | null } = {},
  ) =>
    findNextReminderDay(
      { reminder: options.reminder ?? true, remindAt: '22:00', nights: nights(...heard) },
      { now: new Date(now), remindedDay: options.remindedDay ?? null },
    )

  it.each([
    ['before the time', find('2026-11-28T12:59:59Z'), '2026-11-28'],
    ['at the time, when the mail is on its way', find('2026-11-28T13:00:00Z'), '2026-11-29'],
    ['when tonight was heard', find('2026-11-28T10:00:00Z', { heard: [1] }), '2026-11-29'],
    [
      'when tonight was reminded of',
      find('2026-11-28T10:00:00Z', { remindedDay: '2026-11-28' }),
      '2026-11-29',
    ],
    ['on the last evening', find('2026-12-04T12:00:00Z'), '2026-12-04'],
    ['after the time of the last evening', find('2026-12-04T13:00:00Z'), null],
    ['when the last evening was heard', find('2026-12-04T12:00:00Z', { heard: [7] }), null],
    ['while the reminder is off', find('2026-11-28T12:00:00Z', { reminder: false }), null],
  ])('%s', (_when, found, expected) => {
    expect(found).toBe(expected)
  })

  it('is never past and never later than the first evening that is ahead and not heard', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -24, max: 24 * 9 }),
        anyTime,
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        (hours, remindAt, heard) => {
          const now = new Date(startOfJstDay('2026-11-28').getTime() + hours * 3_600_000)
          const found = findNextReminderDay(
            { reminder: true, remindAt, nights: nights(...heard) },
            { now, remindedDay: null },
          )
          const ahead = nights(...heard).filter(({ day, seconds }) => seconds === 0 && day > getJstDay(now))
          if (found === null) expect(ahead).toEqual([])
          else {
            expect(toReminderMoment(found, remindAt).getTime()).toBeGreaterThan(now.getTime())
            if (ahead[0]) expect(found <= ahead[0].day).toBe(true)
          }
        },
      ),
    )
  })
})

it('drops a reminder after an hour, so that the retries of a busy mail server fit in', () => {
  expect(MAX_REMINDER_DELAY_MS).toBe(3_600_000)
})
