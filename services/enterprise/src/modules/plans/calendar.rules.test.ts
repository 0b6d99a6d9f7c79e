import { addDays, type Day, getIsoWeekday, startOfJstDay } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayException, ordinaryCalendar, type PlanCalendar, PUBLIC_HOLIDAY } from './calendar.rules.ts'
import {
  computeEffectivePlayOrders,
  findLastPlanBoundary,
  findNextPlanBoundary,
  findNextPlannedStart,
  hasOverlappingHours,
  isRoomOpen,
  listUpcomingPlayOrders,
  type PlayOrder,
  type SectionPlan,
} from './plan.rules.ts'
import { isPublicHoliday, LAST_KNOWN_HOLIDAY, listPublicHolidays } from './public-holidays.rules.ts'

const jst = (day: Day, time: string) => new Date(`${day}T${time}:00+09:00`)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const weekdaysOnly = [1, 2, 3, 4, 5]
const always: SectionPlan = {
  openingHours: null,
  hoursChangedAt: null,
  windows: [],
  scheduleChangedAt: null,
  calendar: ordinaryCalendar,
}
const withCalendar = (plan: Partial<SectionPlan>, calendar: Partial<PlanCalendar>): SectionPlan => ({
  ...always,
  ...plan,
  calendar: { ...ordinaryCalendar, ...calendar },
})
const order: PlayOrder = { id: 'm-1', soundId: 's-1', playing: true, volume: 0.5, orderedAt: null }

/** The public holidays of 2027 as the Cabinet Office announced them. */
const holidays2027 = [
  ...['01-01', '01-11', '02-11', '02-23', '03-21', '03-22', '04-29', '05-03', '05-04', '05-05'],
  ...['07-19', '08-11', '09-20', '09-23', '10-11', '11-03', '11-23'],
].map((date) => `2027-${date}`)
const days2027 = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index))

describe('public holidays', () => {
  it('are those of the year, with the substitute for a holiday on a Sunday', () => {
    expect(days2027.filter(isPublicHoliday)).toEqual(holidays2027)
    expect(listPublicHolidays('2027-03-20', 3)).toEqual([
      { day: '2027-03-21', name: { ja: '春分の日', en: 'Vernal Equinox Day' } },
      { day: '2027-03-22', name: { ja: '春分の日 振替休日', en: 'Holiday in lieu' } },
    ])
  })

  it('are known to the end of 2050, and no later day is one', () => {
    expect(LAST_KNOWN_HOLIDAY).toBe('2050-11-23')
    expect(listPublicHolidays('2050-11-24', 366)).toEqual([])
  })
})

describe('closing days', () => {
  it('close a bar over midnight in all nights of a year that begin on a holiday, and in no other', () => {
    const plan = withCalendar(
      { openingHours: [{ weekdays: everyDay, from: '22:00', to: '06:00' }] },
      { closesOnHolidays: true },
    )
    for (const day of days2027) {
      const isOpen = !holidays2027.includes(day)
      expect([day, isRoomOpen(plan, jst(day, '23:00'))]).toEqual([day, isOpen])
      expect([day, isRoomOpen(plan, jst(addDays(day, 1), '05:59'))]).toEqual([day, isOpen])
      expect(isRoomOpen(plan, jst(day, '12:00'))).toBe(false)
    }
  })

  it('open weekday hours of a year only on weekdays that are no holiday, and holiday hours on all holidays', () => {
    const plan = withCalendar(
      {
        openingHours: [
          { weekdays: weekdaysOnly, from: '09:00', to: '18:00' },
          { weekdays: [PUBLIC_HOLIDAY], from: '13:00', to: '15:00' },
        ],
      },
      {},
    )
    for (const day of days2027) {
      const isHoliday = holidays2027.includes(day)
      const isWeekday = !isHoliday && getIsoWeekday(day) <= 5
      expect([day, isRoomOpen(plan, jst(day, '10:00'))]).toEqual([day, isWeekday])
      expect([day, isRoomOpen(plan, jst(day, '14:00'))]).toEqual([day, isWeekday || isHoliday])
    }
  })

  it('end people’s orders when they begin and end, but no other midnight does', () => {
    const plan = withCalendar(
      {},
      { closingPeriods: [{ since: '2026-12-28', until: '2027-01-05', name: '' }] },
    )
    const orders = [{ ...order, orderedAt: jst('2026-12-01', '12:00') }]
    const playsAt = (at: Date) => computeEffectivePlayOrders(plan, orders, at)[0]?.playing
    expect(findNextPlanBoundary(plan, jst('2026-12-01', '12:00'))).toEqual(jst('2026-12-28', '00:00'))
    expect(playsAt(jst('2026-12-27', '23:59'))).toBe(true)
    expect(playsAt(jst('2026-12-28', '00:00'))).toBe(false)
    expect(findLastPlanBoundary(plan, jst('2027-01-05', '12:00'))).toEqual(jst('2026-12-28', '00:00'))
    expect(findNextPlannedStart(plan, orders, jst('2026-12-28', '00:00'))).toEqual(jst('2027-01-06', '00:00'))
    expect(playsAt(jst('2027-01-06', '00:00'))).toBe(true)
    // An order during the holidays holds until the rooms open again, also when that is more than a week later.
    const early = [{ ...order, orderedAt: jst('2026-12-28', '09:00') }]
    expect(computeEffectivePlayOrders(plan, early, jst('2027-01-05', '23:59'))[0]?.playing).toBe(true)
  })

  it('give way to the exceptions of a room', () => {
    const plan = withCalendar(
      { openingHours: [{ weekdays: everyDay, from: '09:00', to: '18:00' }] },
      {
        closesOnHolidays: true,
        closingPeriods: [{ since: '2027-02-10', until: '2027-02-12', name: '改装' }],
        exceptions: [
          { day: '2027-02-11', kind: 'asUsual', hours: [] },
          { day: '2027-02-12', kind: 'hours', hours: [{ from: '20:00', to: '02:00' }] },
          { day: '2027-02-15', kind: 'closed', hours: [] },
        ],
      },
    )
    const open = (day: Day, time: string) => isRoomOpen(plan, jst(day, time))
    expect(open('2027-02-10', '12:00')).toBe(false)
    expect(open('2027-02-11', '12:00')).toBe(true)
    expect(open('2027-02-12', '12:00')).toBe(false)
    expect(open('2027-02-12', '20:00')).toBe(true)
    expect(open('2027-02-13', '01:59')).toBe(true)
    expect(open('2027-02-13', '02:00')).toBe(false)
    expect(open('2027-02-15', '12:00')).toBe(false)
  })
})

describe('windows for public holidays', () => {
  const weekly = { weekdays: everyDay, from: '09:00', to: '18:00', soundIds: ['s-1'], volume: 0.5 }
  const ofHolidays = { ...weekly, weekdays: [PUBLIC_HOLIDAY], from: '12:00', to: '15:00', volume: 0.2 }

  it('replace those of the weekday, except on a day that is as usual', () => {
    const volumesAt = (plan: SectionPlan, time: string) =>
      computeEffectivePlayOrders(plan, [order], jst('2027-05-03', time)).map(({ playing, volume }) =>
        playing ? volume : null,
      )
    const plan = { ...always, windows: [weekly, ofHolidays] }
    expect(volumesAt(plan, '10:00')).toEqual([null])
    expect(volumesAt(plan, '13:00')).toEqual([0.2])
    const asUsual = withCalendar(plan, {
      exceptions: [{ day: '2027-05-03', kind: 'asUsual' as const, hours: [] }],
    })
    expect(volumesAt({ ...plan, calendar: asUsual.calendar }, '10:00')).toEqual([0.5])
    expect(volumesAt({ ...always, windows: [weekly] }, '10:00')).toEqual([0.5])
  })

  it('overlap with those of any weekday that they may follow or precede', () => {
    const night = { weekdays: [3], from: '22:00', to: '06:00' }
    const holiday = (from: string, to: string) => ({ weekdays: [PUBLIC_HOLIDAY], from, to })
    expect(hasOverlappingHours([night, holiday('05:00', '09:00')])).toBe(true)
    expect(hasOverlappingHours([night, holiday('06:00', '22:00')])).toBe(false)
    expect(hasOverlappingHours([night, holiday('12:00', '23:00')])).toBe(false)
    expect(hasOverlappingHours([night, holiday('12:00', '12:00')])).toBe(false)
    expect(hasOverlappingHours([night, { ...night, weekdays: [4] }, holiday('23:30', '23:00')])).toBe(true)
    expect(hasOverlappingHours([holiday('22:00', '06:00'), holiday('05:00', '06:00')])).toBe(true)
  })
})

it('plays in the next five weeks what a device was told before it lost the network', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-04-20', days))
  const time = fc.constantFrom('00:00', '06:00', '09:30', '18:00', '22:00')
  const hours = fc.record({ from: time, to: time })
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 })
  const exceptions = fc.uniqueArray<DayException, Day>(
    fc.oneof(
      fc.record({
        day,
        kind: fc.constantFrom('closed' as const, 'asUsual' as const),
        hours: fc.constant<DayException['hours']>([]),
      }),
      fc.record({ day, kind: fc.constant('hours' as const), hours: hours.map((each) => [each]) }),
    ),
    { maxLength: 4, selector: (exception) => exception.day },
  )
  const plans = fc.record({
    openingHours: fc.option(fc.array(fc.record({ weekdays: days, from: time, to: time }), { maxLength: 2 })),
    windows: fc.array(
      fc.record({ weekdays: days, from: time, to: time }).map((each) => ({
        ...each,
        soundIds: ['s-1'],
        volume: 0.2,
      })),
      { maxLength: 2 },
    ),
    closesOnHolidays: fc.boolean(),
    closingPeriods: fc.array(
      fc
        .tuple(day, fc.nat(12))
        .map(([since, length]) => ({ since, until: addDays(since, length), name: '' })),
      { maxLength: 2 },
    ),
    exceptions,
  })
  fc.assert(
    fc.property(plans, fc.nat(20 * 24), ({ openingHours, windows, ...calendar }, hour) => {
      const from = new Date(startOfJstDay('2027-04-20').getTime() + hour * 3_600_000)
      const plan = withCalendar({ openingHours, windows }, calendar)
      const changes = listUpcomingPlayOrders(plan, [order], { from, hours: 35 * 24, limit: 400 })
      for (let step = 0; step < 35 * 24; step += 5) {
        const at = new Date(from.getTime() + step * 3_600_000 + 1)
        const known = changes.findLast((change) => change.at <= at)
        const expected = known?.orders ?? computeEffectivePlayOrders(plan, [order], from)
        expect(computeEffectivePlayOrders(plan, [order], at)).toEqual(expected)
      }
    }),
    createPropertyParameters({ test: 40, prove: 1500 }),
  )
})
