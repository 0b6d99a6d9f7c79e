import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeviceReport, RoomSection } from '../types.ts'
import { type RoomEvent, type RoomSignal, transitionRoomState } from './room-session.machine.ts'
import { createRoomState, type RoomState } from './room-state.ts'

const startMs = Date.UTC(2026, 10, 22, 12)
const toIso = (seconds: number) => new Date(startMs + seconds * 1000).toISOString()

const toSection = (overrides: Partial<RoomSection>): RoomSection =>
  ({
    sectionId: 's',
    statusCode: 'E0000',
    message: null,
    revision: 5,
    serverTime: toIso(0),
    volumeLimit: null,
    isOpen: true,
    managements: [
      { id: 'a', playing: true, volume: 0.5, dmv: { id: 'sound-a', path: '/a' } },
      { id: 'b', playing: false, volume: 0.5, dmv: { id: 'sound-b', path: '/b' } },
    ],
    upcoming: [{ at: toIso(600), managements: [{ id: 'b', playing: true, volume: 0.5 }] }],
    ...overrides,
  }) as RoomSection

const toReport = (playing: boolean): DeviceReport => ({
  playingDmvId: playing ? 'sound-a' : null,
  playingDmvIds: playing ? ['sound-a'] : [],
  actStopping: !playing,
  oldestStopTime: null,
  since: toIso(-60),
  reportedAt: toIso(-30),
})
const queued = [toReport(true), toReport(false)]
const sent = { report: toReport(true), takenAtMs: startMs, isOfPoll: false }
const sentByPoll = { ...sent, isOfPoll: true }

const section = toSection({})
const older = toSection({ revision: 4 })
const starting = createRoomState(null, { start: true, nowMs: startMs - 60_000 })
const but = (state: RoomState, changes: Partial<RoomState>): RoomState =>
  ({ ...state, ...changes }) as RoomState
const on = but(starting, {
  phase: 'on',
  section,
  prefetchedIds: 'sound-a,sound-b',
  lastRanAtMs: startMs - 5_000,
  reportedUntilMs: startMs - 5_000,
  isStartPressed: false,
})
const playing = but(on, { sounding: ['sound-a'], silentSinceMs: null })
const withQueue = but(playing, { reports: queued })
const closed = but(withQueue, { phase: 'closed' })
const left = but(on, { phase: 'left' })
const taken = but(on, { phase: 'taken', message: 'taken' })
const idle = { step: 'idle' } as const

const requesting = (state: RoomState, sectionBefore: RoomSection | null = state.section) =>
  but(state, { poll: { step: 'section', requestedAtMs: startMs, sectionBefore } })
const atStep = (state: RoomState, step: 'idle' | 'report') => but(state, { poll: { step } })
const sending = (state: RoomState, count = state.reports.length) =>
  but(state, { poll: { step: 'reports', count } })

type EventInput = RoomSignal['type'] | (RoomSignal & Partial<RoomEvent>)

/** Returns an event at the start of the clock; the mixer plays what the state knows. */
const toEvent = (state: RoomState, event: EventInput): RoomEvent => ({
  nowMs: startMs,
  sounding: state.sounding,
  loadProgressMs: null,
  ...(typeof event === 'string' ? ({ type: event } as RoomSignal) : event),
})
const receive = (received: RoomSection): RoomSignal => ({ type: 'sectionReceived', section: received })
const hear = (...sounding: string[]): EventInput => ({ type: 'soundingChanged', sounding })

/** Each row expects the given parts of the next state and the effects in order. */
const row = (title: string, from: RoomState, event: EventInput, to: Partial<RoomState>, effects: string) => ({
  title,
  from,
  event,
  to,
  effects,
})

function expectRow({ from, event, to, effects }: ReturnType<typeof row>): void {
  const result = transitionRoomState(from, toEvent(from, event))
  const names = result.effects.map((effect) => {
    if (effect.type === 'raise') return `raise ${effect.event}`
    if (effect.type === 'sendReports') return `sendReports ${effect.reports.length}`
    return effect.type === 'sendReport' ? `sendReport ${effect.report.playingDmvIds}` : effect.type
  })
  expect(result.state).toMatchObject(to)
  expect(names.join(', ')).toBe(effects)
  if (Object.keys(to).length === 0 && effects === '') expect(result.state).toEqual(from)
}

describe('a device in a room', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('plays its stored section', but(starting, { section }), 'resumed', {}, 'play'),
    row('plays nothing before it knows a section', starting, 'resumed', {}, ''),
    row('plays and considers a reload on each tick', playing, 'ticked', { lastRanAtMs: startMs }, 'play, raise reloadConsidered'),
    row('restarts the reported time after a sleep', but(playing, { lastRanAtMs: startMs - 20_001 }), 'ticked', { reportedUntilMs: startMs }, 'play, raise reloadConsidered'),
    row('polls while sound plays', playing, 'reloadConsidered', { poll: { step: 'section', requestedAtMs: startMs, sectionBefore: section } }, 'requestSection'),
    row('reloads after 30 s of silence', but(on, { silentSinceMs: startMs - 30_000 }), 'reloadConsidered', {}, 'reload'),
    row('fades out before the reload that a day and an hour make due', but(playing, { loadedAtMs: startMs - 90_000_000 }), 'reloadConsidered', {}, 'fadeAndReload'),
    row('polls instead of reloading while it is offline', but(on, { silentSinceMs: 0, isOffline: true }), 'reloadConsidered', {}, 'requestSection'),
    row('polls when the socket wants it', playing, 'pollRequested', {}, 'requestSection'),
    row('starts no second poll beside the first', requesting(playing), 'pollRequested', {}, ''),
  ])('$title', expectRow)
})

describe('a device whose poll returns', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('is on, plays and prefetches after the first poll', requesting(starting), receive(section), { phase: 'on', section, isStartPressed: false, prefetchedIds: 'sound-a,sound-b' }, 'save, play, prefetch, raise pollContinued'),
    row('does not prefetch the same sounds again', requesting(playing), receive(section), { phase: 'on' }, 'save, play, raise pollContinued'),
    row('is online again after a poll', requesting(but(playing, { isOffline: true })), receive(section), { isOffline: false }, 'save, play, raise pollContinued'),
    row('learns the time of the server', requesting(playing), receive(toSection({ serverTime: toIso(9) })), { clockOffsetMs: 9_000 }, 'save, play, raise pollContinued'),
    row('ignores an older revision once', requesting(playing), receive(older), { section, wasBehind: true }, 'raise pollContinued'),
    row('follows an older revision that two polls in a row return', requesting(but(playing, { wasBehind: true })), receive(older), { section: older }, 'save, play, raise pollContinued'),
    row('ignores a poll that the socket has overtaken, however often', requesting(but(playing, { wasBehind: true }), older), receive(older), { section, wasBehind: false }, 'raise pollContinued'),
    row('ends when another device has the section', requesting(playing), receive(toSection({ statusCode: 'E1000', message: 'taken' })), { phase: 'taken', message: 'taken', sounding: [] }, 'close, clearStorage'),
    row('ends when an operator frees the section', requesting(playing), receive(toSection({ statusCode: 'E1001', message: 'freed' })), { phase: 'freed', message: 'freed', sounding: [] }, 'close, clearStorage'),
    row('ends when the section is gone', requesting(playing), { type: 'sectionMissing', message: 'gone' }, { phase: 'gone', message: 'gone', sounding: [] }, 'close, clearStorage'),
    row('plays on when a poll fails', requesting(playing), 'pollFailed', { isOffline: true, phase: 'on' }, 'play, raise pollContinued'),
  ])('$title', expectRow)
})

describe('a device that reports', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('queues the report of a poll that failed', requesting(but(playing, { isOffline: true })), 'pollContinued', { poll: idle, reportedUntilMs: startMs }, 'save'),
    row('sends queued reports before the current one', requesting(withQueue), 'pollContinued', { poll: { step: 'reports', count: 2 } }, 'sendReports 2'),
    row('sends at most 100 queued reports at once', requesting(but(playing, { reports: Array(250).fill(queued[0]) })), 'pollContinued', { poll: { step: 'reports', count: 100 } }, 'sendReports 100'),
    row('reports what sounds where nothing is queued', requesting(playing), 'pollContinued', { poll: { step: 'report' } }, 'sendReport sound-a'),
    row('continues no poll that is not under way', playing, 'pollContinued', {}, ''),
    row('sends the next batch after a sent one', sending(withQueue), { type: 'reportsSent', count: 1 }, { reports: queued.slice(1), poll: { step: 'reports', count: 1 } }, 'save, sendReports 1'),
    row('reports what sounds after the last batch', sending(withQueue), { type: 'reportsSent', count: 2 }, { reports: [], poll: { step: 'report' } }, 'save, sendReport sound-a'),
    row('removes only what was sent, whatever is queued meanwhile', sending(but(withQueue, { reports: [...queued, queued[0]] as DeviceReport[] }), 2), { type: 'reportsSent', count: 2 }, { reports: [queued[0]] as DeviceReport[] }, 'save, sendReports 1'),
    row('ends the poll and opens the socket after its report', atStep(playing, 'report'), { ...sentByPoll, type: 'reportSent' }, { poll: idle, reportedUntilMs: startMs }, 'openSocket'),
    row('reports the same time again after a rejected report', atStep(playing, 'report'), { ...sentByPoll, type: 'reportRejected' }, { poll: idle, reportedUntilMs: startMs - 5_000 }, 'openSocket'),
    row('queues a report that did not reach the service', atStep(playing, 'report'), { ...sentByPoll, type: 'reportFailed' }, { poll: idle, reports: [sent.report] }, 'save, openSocket'),
    row('leaves the poll alone when the report of a change was sent', requesting(playing), { ...sent, type: 'reportSent' }, { poll: requesting(playing).poll, reportedUntilMs: startMs }, ''),
    row('queues the report of a change that did not reach the service', requesting(playing), { ...sent, type: 'reportFailed' }, { poll: requesting(playing).poll, reports: [sent.report] }, 'save'),
  ])('$title', expectRow)
})

describe('a device whose orders or sounds change', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('follows the socket', playing, { type: 'sectionPushed', section: toSection({ revision: 6 }) }, { section: toSection({ revision: 6 }) }, 'save, play'),
    row('ignores an older revision of the socket', playing, { type: 'sectionPushed', section: older }, { section }, ''),
    row('reports a sound that begins', but(on, { isBlocked: true }), hear('sound-a'), { sounding: ['sound-a'], silentSinceMs: null, isBlocked: false, reportedUntilMs: startMs }, 'save, sendReport sound-a'),
    row('reports the silence that begins', playing, hear(), { sounding: [], silentSinceMs: startMs }, 'save, sendReport '),
    row('queues the report of a change while it is offline', but(playing, { isOffline: true }), hear(), { sounding: [] }, 'save, save'),
    row('queues the previous sounds, too, where a poll has delayed their report', but(playing, { reportedUntilMs: startMs - 10_001 }), hear(), { sounding: [] }, 'save, save'),
    row('reports no change before the service has confirmed the section', starting, hear('sound-a'), { sounding: ['sound-a'] }, 'save'),
    row('ignores a change to what sounds already', playing, hear('sound-a'), {}, ''),
    row('shows that the browser requires a touch', on, 'soundBlocked', { isBlocked: true }, ''),
  ])('$title', expectRow)
})

describe('a device whose page closes', () => {
  // biome-ignore format: a row of the table is a line
  it.each([
    row('stores since when it is silent as the page closes', playing, 'closed', { phase: 'closed', sounding: [], silentSinceMs: startMs }, 'save, close'),
    row('stores nothing new when a silent page closes', on, 'closed', { phase: 'closed' }, 'close'),
    row('removes reports that were sent while the page closed', closed, { type: 'reportsSent', count: 1 }, { reports: queued.slice(1) }, 'save'),
    row('queues a report that failed while the page closed', but(closed, { reports: [] }), { ...sent, type: 'reportFailed' }, { reports: [sent.report] }, 'save'),
    row('does not follow a poll that returns after the closing', requesting(closed), receive(older), { section }, ''),
    row('releases the section when the person leaves', playing, 'leaveRequested', { phase: 'left', sounding: [] }, 'close, clearStorage, release'),
    row('releases a section that was taken, too', taken, 'leaveRequested', { phase: 'left' }, 'close, clearStorage, release'),
    row('stores nothing after the person has left', left, { ...sent, type: 'reportFailed' }, { reports: [] }, ''),
    row('stays taken when the page closes', taken, 'closed', { phase: 'taken' }, ''),
  ])('$title', expectRow)
})

it('a device that changes its sound while it sends the same state sends the rest of its time afterwards', () => {
  const report = { ...toReport(true), reportedAt: toIso(-12) }
  const from = but(sending(playing, 1), { reports: [report], reportedUntilMs: startMs - 12_000 })
  const changed = transitionRoomState(from, toEvent(from, hear('sound-b'))).state
  const { state } = transitionRoomState(changed, toEvent(changed, { type: 'reportsSent', count: 1 }))
  expect(state.reports[0]).toMatchObject({ since: toIso(-12), reportedAt: toIso(0), playingDmvId: 'sound-a' })
})

describe('a device that prefetches', () => {
  it('downloads what the plan plays next and leaves the current sounds to the mixer', () => {
    const from = requesting(starting)
    const { effects } = transitionRoomState(from, toEvent(from, receive(section)))
    expect(effects.find(({ type }) => type === 'prefetch')).toMatchObject({
      keptIds: ['sound-a', 'sound-b'],
      sounds: [{ id: 'sound-b' }],
    })
  })
})

const signals: RoomSignal[] = [
  ...(['ticked', 'pollRequested', 'resumed', 'leaveRequested', 'closed'] as const).map((type) => ({ type })),
  ...(['reloadConsidered', 'pollContinued', 'soundingChanged', 'soundBlocked', 'pollFailed'] as const).map(
    (type) => ({ type }),
  ),
  ...[section, older, toSection({ statusCode: 'E1000' }), toSection({ statusCode: 'E1001' })].flatMap(
    (received): RoomSignal[] => [
      { type: 'sectionReceived', section: received },
      { type: 'sectionPushed', section: received },
    ],
  ),
  { type: 'sectionMissing', message: 'gone' },
  { type: 'reportsSent', count: 1 },
  ...[sent, sentByPoll].flatMap((report): RoomSignal[] => [
    { type: 'reportSent', ...report },
    { type: 'reportRejected', ...report },
    { type: 'reportFailed', ...report },
  ]),
]
const running = ['starting', 'on']

/** The promises that hold after every event in every state. */
function expectValid(from: RoomState, event: RoomEvent): RoomState {
  const before = structuredClone(from)
  const { state, effects } = transitionRoomState(from, event)
  expect(from).toEqual(before)
  const types = effects.map(({ type }) => type)
  // A room that has ended never runs again, and its ending closes everything.
  if (!running.includes(from.phase)) expect(running).not.toContain(state.phase)
  if (running.includes(from.phase) && !running.includes(state.phase)) expect(types).toContain('close')
  if (!running.includes(state.phase)) {
    for (const type of [
      'play',
      'requestSection',
      'sendReport',
      'sendReports',
      'openSocket',
      'raise',
      'reload',
    ])
      expect(types).not.toContain(type)
  }
  // Only a running or a closed room is stored, and no other keeps what it stored.
  if (types.includes('save')) expect([...running, 'closed']).toContain(state.phase)
  if (state.phase !== from.phase && !['on', 'closed'].includes(state.phase))
    expect(types).toContain('clearStorage')
  if (state.phase === 'on') expect(state.section).not.toBeNull()
  // A room that makes a sound is not silent, and a poll asks only once.
  if (state.sounding.length > 0) expect(state.silentSinceMs).toBeNull()
  if (types.includes('requestSection')) expect(from.poll.step).toBe('idle')
  if (types.includes('sendReport') || types.includes('sendReports')) expect(state.isOffline).toBe(false)
  return state
}

describe('every event in every state', () => {
  const states = [
    starting,
    on,
    playing,
    withQueue,
    closed,
    left,
    taken,
    ...[on, playing, withQueue].flatMap((state) => [
      requesting(state),
      sending(state),
      atStep(state, 'report'),
      but(state, { isOffline: true }),
    ]),
  ]

  it('leads to a valid state', () => {
    for (const state of states)
      for (const signal of signals)
        for (const sounding of [[], ['sound-a']]) expectValid(state, { ...toEvent(state, signal), sounding })
  })

  it('leads to a valid state in any order', () => {
    const events = fc.array(
      fc.record({
        signal: fc.constantFrom(...signals),
        sounding: fc.constantFrom([], ['sound-a'], ['sound-b']),
        seconds: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(fc.boolean(), events, (start, steps) => {
        let nowMs = startMs
        let state = createRoomState(null, { start, nowMs })
        for (const { signal, sounding, seconds } of steps) {
          nowMs += seconds * 1000
          const heard = signal.type === 'soundingChanged' ? sounding : state.sounding
          state = expectValid(state, { ...toEvent(state, signal), nowMs, sounding: heard })
        }
      }),
    )
  })
})
