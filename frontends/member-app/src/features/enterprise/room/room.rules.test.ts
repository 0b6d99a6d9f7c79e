import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceReport, RoomSection } from '../types.ts'
import {
  enqueueReport,
  findReloadStep,
  getReconnectDelayMs,
  isOutdatedSection,
  listCurrentAndNextSounds,
  listCurrentSectionSounds,
  listCurrentVoices,
} from './room.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes)).toISOString()
const ms = (minutes: number) => Date.parse(at(minutes))
const section = (overrides: Partial<RoomSection>): RoomSection =>
  ({
    sectionId: 's',
    revision: 1,
    serverTime: at(0),
    managements: [],
    upcoming: [],
    ...overrides,
  }) as RoomSection
const management = (id: string, playing: boolean) =>
  ({ id, playing, volume: 0.5, dmv: { id: `sound-${id}` } }) as RoomSection['managements'][number]

describe('the state of a section', () => {
  it('is outdated only by a higher revision of the same section', () => {
    expect(isOutdatedSection(section({ revision: 4 }), section({ revision: 5 }))).toBe(true)
    expect(isOutdatedSection(section({ revision: 5 }), section({ revision: 5 }))).toBe(false)
    expect(isOutdatedSection(section({ revision: 1 }), section({ sectionId: 'other', revision: 9 }))).toBe(
      false,
    )
    expect(isOutdatedSection(section({ revision: 1 }), null)).toBe(false)
  })

  it('follows the plan when its moment has come, also without a network', () => {
    const planned = section({
      managements: [management('a', true), management('b', false)],
      upcoming: [
        { at: at(10), managements: [{ id: 'a', playing: false, volume: 0.5 }] },
        {
          at: at(20),
          managements: [
            { id: 'a', playing: true, volume: 0.2 },
            { id: 'b', playing: true, volume: 0.8 },
          ],
        },
      ],
    })
    const playing = (minutes: number) =>
      listCurrentSectionSounds(planned, null, ms(minutes)).map(({ id, playing, volume }) => [
        id,
        playing,
        volume,
      ])
    expect(playing(9)).toEqual([
      ['a', true, 0.5],
      ['b', false, 0.5],
    ])
    expect(playing(10)).toEqual([
      ['a', false, 0.5],
      ['b', false, 0.5],
    ])
    expect(playing(20)).toEqual([
      ['a', true, 0.2],
      ['b', true, 0.8],
    ])
  })
})

describe('the limit of the volume', () => {
  it('applies in its hours in Japan, also to what the plan brings without a network', () => {
    const limited = section({
      volumeLimit: { from: '22:00', to: '07:00', max: 0.3 },
      managements: [
        { ...management('a', true), volume: 0.8 },
        { ...management('b', true), volume: 0.1 },
      ],
    })
    const volumesAt = (time: string) =>
      listCurrentVoices(limited, null, Date.parse(`2026-11-22T${time}:00+09:00`)).map(({ volume }) => volume)
    expect(volumesAt('21:59')).toEqual([0.8, 0.1])
    expect(volumesAt('22:00')).toEqual([0.3, 0.1])
    expect(volumesAt('06:59')).toEqual([0.3, 0.1])
    expect(volumesAt('07:00')).toEqual([0.8, 0.1])
  })
})

describe('the weeks ahead', () => {
  const known = section({
    revision: 7,
    managements: [management('a', true), management('b', false)],
    upcoming: [{ at: at(20), managements: [{ id: 'a', playing: false, volume: 0.5 }] }],
  })
  const outlook = {
    revision: 7,
    changes: [
      { at: at(-10), playing: [{ id: 'b', volume: 0.9 }] },
      { at: at(20), playing: [] },
      { at: at(30), playing: [{ id: 'b', volume: 0.3 }] },
      { at: at(40), playing: [] },
    ],
  }
  const playingAt = (minutes: number, weeks: typeof outlook | null) =>
    listCurrentSectionSounds(known, weeks, ms(minutes))
      .filter(({ playing }) => playing)
      .map(({ id, volume }) => [id, volume])

  it('continue what the next day brings, without what was before the last poll', () => {
    expect(playingAt(5, outlook)).toEqual([['a', 0.5]])
    expect(playingAt(25, outlook)).toEqual([])
    expect(playingAt(35, outlook)).toEqual([['b', 0.3]])
    expect(playingAt(45, outlook)).toEqual([])
  })

  it('do not count after a newer order, and add the sounds to download', () => {
    const old = { ...outlook, revision: 6 }
    expect(playingAt(35, old)).toEqual([])
    expect(listCurrentAndNextSounds(known, old).map(({ id }) => id)).toEqual(['sound-a'])
    expect(listCurrentAndNextSounds(known, outlook).map(({ id }) => id)).toEqual(['sound-a', 'sound-b'])
  })
})

describe('the reload of the page', () => {
  const standing = {
    nowMs: 100_000_000,
    loadedAtMs: 99_000_000,
    silentSinceMs: null,
    loadProgressMs: null,
    isOnline: true,
  }
  it.each([
    ['never while sound plays', {}, null],
    ['after 30 s without sound', { silentSinceMs: 99_970_000 }, 'reload'],
    ['not before', { silentSinceMs: 99_970_001 }, null],
    ['not before the page itself is 30 s old', { silentSinceMs: 0, loadedAtMs: 99_970_001 }, null],
    ['after 30 s of a page that began silent', { silentSinceMs: 0, loadedAtMs: 99_970_000 }, 'reload'],
    ['never while a sound loads', { silentSinceMs: 0, loadProgressMs: 99_880_001 }, null],
    ['after 2 min of a load without a byte', { silentSinceMs: 0, loadProgressMs: 99_880_000 }, 'reload'],
    ['after a day not into a load', { silentSinceMs: 0, loadedAtMs: 0, loadProgressMs: 99_999_999 }, null],
    ['after a day in the first pause', { loadedAtMs: 13_600_000, silentSinceMs: 99_999_999 }, 'reload'],
    ['after a day not into the sound', { loadedAtMs: 13_600_000 }, null],
    ['after a day and an hour by fading it out', { loadedAtMs: 10_000_000 }, 'fade'],
    ['never without a network', { isOnline: false, silentSinceMs: 0, loadedAtMs: 0 }, null],
  ] as const)('%s', (_what, overrides, expected) => {
    expect(findReloadStep({ ...standing, ...overrides })).toBe(expected)
  })
})

describe('reports of a time without a network', () => {
  const report = (minute: number, playing: boolean): DeviceReport => ({
    playingDmvId: playing ? 'x' : null,
    playingDmvIds: playing ? ['x'] : [],
    actStopping: !playing,
    oldestStopTime: null,
    since: at(minute),
    reportedAt: at(minute),
  })

  it('are one entry per unbroken state, in order and without a gap in time', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (states) => {
        const queue = states.reduce<DeviceReport[]>(
          (entries, playing, minute) =>
            enqueueReport(entries, { ...report(minute, playing), since: at(Math.max(0, minute - 1)) }),
          [],
        )
        const changes = states.filter((playing, index) => index === 0 || playing !== states[index - 1])
        expect(queue.map(({ actStopping }) => !actStopping)).toEqual(changes)
        expect(queue[0]?.since).toBe(at(0))
        expect(queue.at(-1)?.reportedAt).toBe(at(states.length - 1))
        for (const [index, entry] of queue.entries())
          expect(entry.since <= entry.reportedAt && entry.since >= (queue[index - 1]?.reportedAt ?? '')).toBe(
            true,
          )
      }),
    )
  })

  it('stay few although a playlist changes its sound all the time, and tell the same time of playing', () => {
    const oneAt = (minute: number): DeviceReport => ({
      ...report(minute, minute % 500 !== 0),
      since: minute % 500 === 0 ? at(minute) : at(minute - 1),
      playingDmvIds: minute % 500 === 0 ? [] : [`sound-${minute}`],
    })
    let queue: DeviceReport[] = []
    for (let minute = 1; minute <= 3000; minute++) queue = enqueueReport(queue, oneAt(minute))
    expect(queue.length).toBeLessThanOrEqual(1000)
    expect(queue.at(-2)?.playingDmvIds).toEqual(['sound-2999'])
    const played = queue
      .filter(({ actStopping }) => !actStopping)
      .reduce((sum, { since, reportedAt }) => sum + Date.parse(reportedAt) - Date.parse(since), 0)
    expect(played / 60_000).toBe(3000 - 6)
    for (const [index, entry] of queue.entries())
      expect(entry.since >= (queue[index - 1]?.reportedAt ?? '')).toBe(true)
  })

  it('stay few where every sound ends with a silence that is too short to count', () => {
    const queue = Array.from({ length: 1200 }, (_, index): DeviceReport => {
      const minute = Math.floor(index / 2)
      if (index % 2 === 0)
        return { ...report(minute, true), playingDmvIds: [`s${minute}`], reportedAt: at(minute + 1) }
      return { ...report(minute + 1, false), oldestStopTime: at(minute + 1) }
    }).reduce<DeviceReport[]>((entries, next) => enqueueReport(entries, next), [])
    expect(queue.length).toBeLessThanOrEqual(1000)
    const [first] = queue
    expect([first?.since, first?.actStopping]).toEqual([at(0), false])
    expect(queue.at(-1)?.reportedAt).toBe(at(600))
  })

  it('claim no time of playing in which the page slept, though the same sounds play before and after', () => {
    const slept = enqueueReport([report(0, true)], { ...report(60, true), reportedAt: at(61) })
    expect(slept.map(({ since, reportedAt }) => [since, reportedAt])).toEqual([
      [at(0), at(0)],
      [at(60), at(61)],
    ])
    expect(enqueueReport([report(0, false)], report(60, false))).toHaveLength(1)
  })

  it('leave those alone that are being sent', () => {
    const sounds = Array.from({ length: 1110 }, (_, minute) => ({
      ...report(minute, true),
      playingDmvIds: [`s${minute}`],
      reportedAt: at(minute + 1),
    }))
    const queue = sounds.reduce<DeviceReport[]>((entries, next) => enqueueReport(entries, next, 100), [])
    expect(queue.slice(0, 100)).toEqual(sounds.slice(0, 100))
    const later = { ...report(0, true), reportedAt: at(1) }
    expect(enqueueReport([report(0, true)], later, 1)).toEqual([report(0, true), later])
  })

  it('are dropped after 31 days', () => {
    const queue = enqueueReport([report(0, true)], report(0, false))
    const later = { ...report(0, true), reportedAt: new Date(ms(1) + 31 * 24 * 3_600_000).toISOString() }
    expect(enqueueReport(queue, later)).toEqual([later])
  })
})

describe('reconnecting', () => {
  it('spreads attempts over the named time and retries failed ones soon, then within twice as long', () => {
    expect(getReconnectDelayMs(0, 30, 0.5)).toBe(15_000)
    expect(getReconnectDelayMs(1, 30, 1)).toBe(5000)
    expect(getReconnectDelayMs(2, 30, 1)).toBe(10_000)
    expect(getReconnectDelayMs(3, 30, 0)).toBe(0)
  })

  it('reconnects every device within the named time, however long the service was down', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 600, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 400, maxLength: 400 }),
        (awaySeconds, randoms) => {
          let now = 0
          for (const [tries, random] of randoms.entries()) {
            if (tries > 0 && now >= awaySeconds) break
            now += getReconnectDelayMs(tries, 30, Math.max(0.1, random)) / 1000
          }
          expect(now).toBeLessThanOrEqual(awaySeconds + 30.001)
        },
      ),
    )
  })
})
