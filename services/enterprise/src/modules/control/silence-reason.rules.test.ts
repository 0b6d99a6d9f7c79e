import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ordinaryCalendar } from '../plans/calendar.rules.ts'
import { computeEffectivePlayOrders, type PlayOrder, type SectionPlan } from '../plans/plan.rules.ts'
import type { SectionDeviceStatus } from './section-state.rules.ts'
import { findProvenSilence, findSectionSilence } from './silence-reason.rules.ts'

/** Returns a time in Japan on Monday, 23 November 2026. */
const jst = (time: string) => new Date(`2026-11-23T${time}:00+09:00`)
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const now = jst('12:00')
const always: SectionPlan = {
  openingHours: null,
  hoursChangedAt: null,
  windows: [],
  scheduleChangedAt: null,
  calendar: ordinaryCalendar,
}
const open = { ...always, openingHours: [{ weekdays: everyDay, from: '09:00', to: '18:00' }] }
const closed = { ...always, openingHours: [{ weekdays: everyDay, from: '14:00', to: '18:00' }] }
const window = { weekdays: everyDay, from: '13:00', to: '18:00', soundIds: ['s-1'], volume: 0.3 }

const device = (status: Partial<SectionDeviceStatus> = {}): SectionDeviceStatus => ({
  deviceId: 'd-1',
  seenAt: jst('11:59'),
  until: jst('12:01'),
  stopped: true,
  oldestStopTime: jst('11:00'),
  ...status,
})
const free = device({ deviceId: null, until: jst('10:00') })
const offline = device({ until: jst('11:59') })
const heard = device({ stopped: false, oldestStopTime: null })
const order = (overrides: Partial<PlayOrder> = {}): PlayOrder => ({
  id: 'm-1',
  soundId: 's-1',
  playing: false,
  volume: 0.5,
  orderedAt: null,
  ...overrides,
})
const playing = order({ playing: true, orderedAt: jst('11:30') })
const emptyPlaylist = order({ id: 'm-2', soundId: null, playlistId: 'p-1', isEmpty: true })
const stoppedAt = (time: string) => order({ orderedAt: jst(time) })

describe('findSectionSilence', () => {
  it.each([
    ['noSounds, whatever else is missing', closed, [], free, 'noSounds', null, null],
    [
      'noSounds of a section that has only an empty playlist',
      always,
      [emptyPlaylist],
      free,
      'noSounds',
      null,
      null,
    ],
    [
      'emptyPlaylist while it is ordered',
      always,
      [{ ...emptyPlaylist, playing: true, orderedAt: jst('11:00') }],
      device(),
      'emptyPlaylist',
      null,
      null,
    ],
    [
      'closed although the device is switched off',
      closed,
      [order({ playing: true })],
      free,
      'closed',
      null,
      '14:00',
    ],
    ['noDevice since the last one left', always, [playing], free, 'noDevice', '10:00', null],
    [
      'noDevice before the order that stopped it',
      always,
      [stoppedAt('11:00')],
      free,
      'noDevice',
      '10:00',
      null,
    ],
    ['offline since the last sign of life', always, [playing], offline, 'offline', '11:59', null],
    ['stopped since the order', always, [stoppedAt('11:00')], device(), 'stopped', '11:00', null],
    [
      'stopped in an open room, before it opened',
      open,
      [stoppedAt('08:00')],
      device(),
      'stopped',
      '08:00',
      null,
    ],
    [
      'stopped in a closed room, where a person ordered it',
      closed,
      [stoppedAt('11:00')],
      device(),
      'stopped',
      '11:00',
      null,
    ],
    ['neverStarted', always, [order()], device(), 'neverStarted', null, null],
    [
      'betweenWindows',
      { ...always, windows: [window] },
      [order()],
      device(),
      'betweenWindows',
      null,
      '13:00',
    ],
    [
      'emptyWindow',
      { ...always, windows: [{ ...window, from: '11:00', soundIds: [] }] },
      [order()],
      device(),
      'emptyWindow',
      null,
      null,
    ],
    ['muted, although the device plays', always, [{ ...playing, volume: 0 }], heard, 'muted', null, null],
    ['deviceSilent', always, [playing], device(), 'deviceSilent', '11:00', null],
    [
      'starting for the seconds after an order',
      always,
      [order({ playing: true, orderedAt: new Date(now.getTime() - 19_000) })],
      device(),
      'starting',
      null,
      null,
    ],
  ] as const)('returns %s', (_what, plan, orders, status, reason, since, until) => {
    expect(findSectionSilence({ plan: plan as SectionPlan, orders, device: status }, now)).toEqual({
      reason,
      since: since && jst(since),
      until: until && jst(until),
    })
  })

  it('returns null while the device plays', () => {
    expect(findSectionSilence({ plan: always, orders: [playing], device: heard }, now)).toBeNull()
  })

  it('returns a reason of the plan only while nothing should play, and one of the device only while something should', () => {
    const half = fc.integer({ min: 0, max: 47 })
    const time = half.map(
      (index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    )
    const hours = fc.record({ weekdays: fc.constant(everyDay), from: time, to: time })
    const facts = fc.record({
      openingHours: fc.option(fc.array(hours, { maxLength: 1 })),
      windows: fc.array(
        hours.map((each) => ({ ...each, soundIds: ['s-1'], volume: 0.2 })),
        { maxLength: 1 },
      ),
      orderedMinutesAgo: fc.option(fc.integer({ min: 0, max: 3000 })),
      isPlaying: fc.boolean(),
      status: fc.constantFrom(device(), heard),
    })
    fc.assert(
      fc.property(facts, ({ openingHours, windows, orderedMinutesAgo, isPlaying, status }) => {
        const plan: SectionPlan = { ...always, openingHours, windows }
        const orderedAt =
          orderedMinutesAgo === null ? null : new Date(now.getTime() - orderedMinutesAgo * 60_000)
        const orders = [order({ playing: isPlaying, orderedAt })]
        const shouldPlay = computeEffectivePlayOrders(plan, orders, now).some((each) => each.playing)
        const reason = findSectionSilence({ plan, orders, device: status }, now)?.reason ?? 'none'
        const expected = shouldPlay
          ? ['none', 'deviceSilent', 'starting']
          : ['closed', 'betweenWindows', 'emptyWindow', 'stopped', 'neverStarted']
        expect(expected).toContain(reason)
      }),
      createPropertyParameters({ test: 200, prove: 5000 }),
    )
  })
})

describe('findProvenSilence', () => {
  const mutedSince = (time: string) => ({ ...playing, volume: 0, orderedAt: jst(time) })
  const mutedWindow = { ...always, windows: [{ ...window, from: '11:00', volume: 0 }] }
  it.each([
    ['null while a device plays', always, [playing], heard, null],
    ['null while a device plays at volume zero', always, [mutedSince('11:30')], heard, null],
    [
      'deviceSilent when a muted device plays nothing',
      always,
      [mutedSince('11:30')],
      device(),
      'deviceSilent',
    ],
    [
      'deviceSilent when a device muted by its schedule plays nothing',
      mutedWindow,
      [order()],
      device(),
      'deviceSilent',
    ],
    ['starting just after the order of a muted device', always, [mutedSince('12:00')], device(), 'starting'],
    ['offline although muted', always, [mutedSince('11:30')], offline, 'offline'],
    ['noDevice although muted', always, [mutedSince('11:30')], free, 'noDevice'],
    ['stopped whatever the volume', always, [{ ...stoppedAt('11:00'), volume: 0 }], free, 'stopped'],
    ['closed whatever the device', closed, [order({ playing: true })], free, 'closed'],
  ] as const)('returns %s', (_what, plan, orders, status, reason) => {
    expect(findProvenSilence({ plan: plan as SectionPlan, orders, device: status }, now)).toBe(reason)
  })
})
