import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ordinaryCalendar } from './calendar.rules.ts'
import {
  computeEffectivePlayOrders,
  findHoursAt,
  findNextPlanBoundary,
  findPlayingSince,
  hasOverlappingHours,
  isRoomOpen,
  listUpcomingPlayOrders,
  type PlayOrder,
  type SectionPlan,
} from './plan.rules.ts'

/** Returns a time in Japan, by default on Monday, 23 November 2026. */
const jst = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+09:00`)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const always: SectionPlan = {
  openingHours: null,
  hoursChangedAt: null,
  windows: [],
  scheduleChangedAt: null,
  calendar: ordinaryCalendar,
}
const order = (overrides: Partial<PlayOrder> = {}): PlayOrder => ({
  id: 'm-1',
  soundId: 's-1',
  playing: false,
  volume: 0.5,
  orderedAt: null,
  ...overrides,
})
const window = { weekdays: everyDay, from: '09:00', to: '18:00', soundIds: ['s-1'], volume: 0.3 }
const playing = (plan: SectionPlan, orders: PlayOrder[], at: Date) =>
  computeEffectivePlayOrders(plan, orders, at).map((one) => one.playing)

describe('hours of a week', () => {
  it('hours include their start and exclude their end', () => {
    const hours = [{ weekdays: [1], from: '09:00', to: '18:00' }]
    expect(findHoursAt(hours, jst('08:59'))).toBeUndefined()
    expect(findHoursAt(hours, jst('09:00'))).toBeDefined()
    expect(findHoursAt(hours, new Date(jst('18:00').getTime() - 1))).toBeDefined()
    expect(findHoursAt(hours, jst('18:00'))).toBeUndefined()
    expect(findHoursAt(hours, jst('12:00', '2026-11-24'))).toBeUndefined()
  })

  it('hours that extend over midnight belong to the day on which they begin', () => {
    const night = [{ weekdays: [7], from: '22:00', to: '06:00' }]
    expect(findHoursAt(night, jst('05:59'))).toBeDefined()
    expect(findHoursAt(night, jst('06:00'))).toBeUndefined()
    expect(findHoursAt(night, jst('23:00'))).toBeUndefined()
    expect(findHoursAt([{ weekdays: [1], from: '00:00', to: '00:00' }], jst('23:59'))).toBeDefined()
  })

  it.each([
    ['false for hours that only touch', ['09:00', '12:00'], ['12:00', '18:00'], false],
    ['true for hours inside others', ['09:00', '18:00'], ['12:00', '13:00'], true],
    ['true for hours that extend over midnight into others', ['22:00', '10:00'], ['09:00', '12:00'], true],
  ])('hasOverlappingHours returns %s', (_what, [from = '', to = ''], [from2 = '', to2 = ''], expected) => {
    expect(
      hasOverlappingHours([
        { weekdays: everyDay, from, to },
        { weekdays: everyDay, from: from2, to: to2 },
      ]),
    ).toBe(expected)
  })

  it('detects hours that overlap over the end of the week', () => {
    const sunday = { weekdays: [7], from: '20:00', to: '10:00' }
    expect(hasOverlappingHours([sunday, { weekdays: [1], from: '09:00', to: '12:00' }])).toBe(true)
    expect(hasOverlappingHours([sunday, { weekdays: [1], from: '10:00', to: '12:00' }])).toBe(false)
  })
})

describe('computeEffectivePlayOrders', () => {
  it('plays what people ordered where nothing is planned', () => {
    expect(playing(always, [order({ playing: true })], jst('03:00'))).toEqual([true])
  })

  it('follows the window with its volume', () => {
    const plan = { ...always, windows: [window] }
    const orders = [order(), order({ id: 'm-2', soundId: 's-2', playing: true })]
    expect(computeEffectivePlayOrders(plan, orders, jst('10:00'))).toMatchObject([
      { playing: true, volume: 0.3 },
      { playing: false, volume: 0.3 },
    ])
    expect(playing(plan, orders, jst('18:00'))).toEqual([false, false])
  })

  it('follows a person’s order until the next boundary of the plan', () => {
    const plan = { ...always, windows: [window] }
    const stopped = [order({ playing: false, orderedAt: jst('10:00') })]
    expect(playing(plan, stopped, jst('17:59'))).toEqual([false])
    expect(playing(plan, stopped, jst('09:00', '2026-11-24'))).toEqual([true])
    const late = [order({ playing: true, volume: 0.9, orderedAt: jst('20:00') })]
    expect(computeEffectivePlayOrders(plan, late, jst('21:00'))).toMatchObject([
      { playing: true, volume: 0.9 },
    ])
    expect(computeEffectivePlayOrders(plan, late, jst('09:00', '2026-11-24'))).toMatchObject([
      { volume: 0.3 },
    ])
  })

  it('plays nothing while the room is closed, and again what was ordered when it opens', () => {
    const plan = { ...always, openingHours: [{ weekdays: everyDay, from: '08:00', to: '20:00' }] }
    const orders = [order({ playing: true, orderedAt: jst('12:00') })]
    expect(isRoomOpen(plan, jst('20:00'))).toBe(false)
    expect(playing(plan, orders, jst('20:00'))).toEqual([false])
    expect(playing(plan, orders, jst('08:00', '2026-11-24'))).toEqual([true])
  })

  it('follows a changed plan at once', () => {
    const plan = { ...always, windows: [window], scheduleChangedAt: jst('11:00') }
    const orders = [order({ playing: false, orderedAt: jst('10:00') })]
    expect(playing(plan, orders, jst('11:00'))).toEqual([true])
  })

  it('findPlayingSince returns the time of the order or of the boundary, whichever is later', () => {
    const plan = { ...always, windows: [window] }
    expect(findPlayingSince(plan, [order()], jst('12:00'))).toEqual(jst('09:00'))
    expect(findPlayingSince(plan, [order({ playing: true, orderedAt: jst('10:30') })], jst('12:00'))).toEqual(
      jst('10:30'),
    )
    expect(findPlayingSince(plan, [order()], jst('19:00'))).toBeNull()
  })

  it('plays at any time what the list of upcoming changes predicted', () => {
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      const [hours, minutes] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30']
      return `${String(hours).padStart(2, '0')}:${minutes}`
    })
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    const hours = fc.record({ weekdays, from: time, to: time })
    const planOf = fc.record({
      openingHours: fc.option(fc.array(hours, { maxLength: 3 })),
      windows: fc.array(
        hours.map((one) => ({ ...one, soundIds: ['s-1'], volume: 0.2 })),
        { maxLength: 3 },
      ),
      orderedHoursAgo: fc.option(fc.integer({ min: 0, max: 140 })),
      playing: fc.boolean(),
      minute: fc.integer({ min: 0, max: 7 * 24 * 60 }),
    })
    fc.assert(
      fc.property(planOf, ({ openingHours, windows, orderedHoursAgo, playing: played, minute }) => {
        const from = new Date(jst('00:00').getTime() + minute * 60_000)
        const plan: SectionPlan = { ...always, openingHours, windows }
        const ago = orderedHoursAgo === null ? null : new Date(from.getTime() - orderedHoursAgo * 3_600_000)
        const orders = [order({ playing: played, orderedAt: ago })]
        const changes = listUpcomingPlayOrders(plan, orders, { from, hours: 24, limit: 100 })
        for (let step = 0; step < 24 * 4; step++) {
          const at = new Date(from.getTime() + step * 900_000 + 1)
          const known = changes.filter((change) => change.at <= at).at(-1)
          const expected = known?.orders ?? computeEffectivePlayOrders(plan, orders, from)
          expect(computeEffectivePlayOrders(plan, orders, at)).toEqual(expected)
        }
        const next = findNextPlanBoundary(plan, from)
        if (changes[0]) expect(next && next <= changes[0].at).toBe(true)
      }),
      createPropertyParameters({ test: 60, prove: 3000 }),
    )
  })
})
