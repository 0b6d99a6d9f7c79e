import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getHeardSeconds } from '../record/heard-time.ts'
import { RESUMABLE_FOR_MS } from '../record/resumable-play-store.ts'
import {
  COURSE_SECONDS,
  createPlaybackReading,
  SOUND_SECONDS,
  START_MS,
} from '../testing/create-playback-reading.ts'
import {
  mediaEventNames,
  type PlayerEffect,
  type PlayerSignal,
  type PlayerStatePatch,
} from './player-engine.events.ts'
import { transitionPlayer } from './player-engine.machine.ts'
import {
  createMachineState,
  type MachineState,
  toPlayerOutputs,
  toPlayerState,
} from './player-engine.state.ts'
import { isSounding } from './player-state.ts'

const simpleTypes = [
  ...mediaEventNames,
  'attached',
  'detached',
  'pageHidden',
  'playRequested',
  'pauseRequested',
  'retryRequested',
  'finished',
  'playBlocked',
  'playFailed',
  'linkRenewed',
  'linkFailed',
  'timerRestarted',
] as const

const anySignal: fc.Arbitrary<PlayerSignal> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...simpleTypes).map((type): PlayerSignal => ({ type })) },
  fc.record({ type: fc.constant('seekRequested' as const), seconds: fc.integer({ min: -10, max: 1300 }) }),
  fc.record({
    type: fc.constant('changed' as const),
    values: fc.constantFrom<PlayerStatePatch>(
      { loop: true },
      { loop: false },
      { volume: 0.5, muted: false },
      { muted: true },
      { playSessionId: 'play-1' },
    ),
  }),
  fc.record({
    type: fc.constant('timerChosen' as const),
    seconds: fc.option(fc.integer({ min: 0, max: 1800 })),
  }),
)

const anyHistory = fc.array(
  fc.record({
    signal: anySignal,
    elapsedMs: fc.integer({ min: 0, max: 90_000 }),
    asleepMs: fc.constantFrom(0, 0, 0, RESUMABLE_FOR_MS),
    time: fc.double({ min: 0, max: 2000, noNaN: true }),
    hasEnded: fc.boolean(),
  }),
  { minLength: 1, maxLength: 60 },
)

const anyStart = fc
  .record({
    course: fc.constantFrom(null, COURSE_SECONDS),
    resumed: fc.constantFrom(undefined, { position: 120, heardSeconds: 45, savedAtMs: START_MS }),
  })
  .map(({ course, resumed }) => createMachineState(SOUND_SECONDS, course, resumed))

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

interface Change {
  before: MachineState
  type: PlayerSignal['type']
  after: MachineState
  effects: PlayerEffect[]
  /** Seconds of the monotonic clock since the first event. */
  elapsedSeconds: number
}

const includesEffect = (effects: PlayerEffect[], type: PlayerEffect['type']): boolean =>
  effects.some((effect) => effect.type === type)

const invariants: Record<string, (change: Change) => boolean> = {
  'loads and plays only what the listener wants to hear': ({ after }) =>
    !isSounding(toPlayerState(after)) || after.shouldPlay,
  'plays only with a link that works': ({ after }) =>
    after.phase !== 'playing' || after.link.kind === 'working',
  'is never silent and playing': ({ after }) => after.phase !== 'playing' || after.silentSinceMs === null,
  'renews one link at a time': ({ before, after, effects }) =>
    includesEffect(effects, 'renewLink') ===
    (before.link.kind !== 'renewing' && after.link.kind === 'renewing'),
  'ignores the element while a link is renewed': ({ before, after, type, effects }) =>
    before.link.kind !== 'renewing' ||
    !mediaEventNames.some((name) => name === type) ||
    (after === before && effects.length === 0),
  'starts the element only for the listener or with a fresh link': ({ type, after, effects }) =>
    !includesEffect(effects, 'playElement') ||
    (after.shouldPlay && (type === 'playRequested' || type === 'linkRenewed')),
  'loses no heard second but with its record': ({ before, after, effects }) =>
    getHeardSeconds(after.heard) >= getHeardSeconds(before.heard) || includesEffect(effects, 'finish'),
  'hears no more than the clock allows': ({ after, elapsedSeconds }) =>
    getHeardSeconds(after.heard) <= 45 + elapsedSeconds + 1e-6,
  'changes its record only by beginning or finishing one': ({ before, after, type }) =>
    before.playSessionId === after.playSessionId || type === 'changed' || type === 'finished',
  'ticks only while it plays what must end in time': ({ after }) =>
    toPlayerOutputs(after).ticking ===
    (after.phase === 'playing' && (after.course !== null || after.timer !== null)),
  'sets every volume between silence and the whole': ({ after }) => {
    const { volume, accompanimentGain } = toPlayerOutputs(after)
    return [volume, accompanimentGain].every((each) => each >= 0 && each <= 1)
  },
  'sets the outputs whenever they change': ({ before, after, effects }) =>
    includesEffect(effects, 'setOutputs') ||
    isDeepStrictEqual(toPlayerOutputs(before), toPlayerOutputs(after)),
  'fades only with a timer': ({ after }) => after.fadeStart === null || after.timer !== null,
  'stands at a place of the sound': ({ after }) => Number.isFinite(after.position) && after.position >= 0,
}

describe.each(Object.entries(invariants))('in every state, by every event, the player', (name, holds) => {
  it(name, () => {
    fc.assert(
      fc.property(anyStart, anyHistory, (start, history) => {
        let state = freeze(start)
        let elapsedMs = 0
        let nowMs = START_MS
        for (const moment of history) {
          elapsedMs += moment.elapsedMs
          nowMs += moment.elapsedMs + moment.asleepMs
          const { signal, time, hasEnded } = moment
          const reading = createPlaybackReading(time, { hasEnded, monotonicMs: elapsedMs, nowMs })
          const { state: after, effects } = transitionPlayer(state, { ...signal, reading })
          const change = {
            before: state,
            type: signal.type,
            after: freeze(after),
            effects,
            elapsedSeconds: elapsedMs / 1000,
          }
          expect(holds(change), `${signal.type} in ${JSON.stringify(state)}`).toBe(true)
          state = after
        }
      }),
    )
  })
})
