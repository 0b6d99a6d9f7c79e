import { describe, expect, it } from 'vitest'
import { RESUMABLE_FOR_MS } from '../record/resumable-play-store.ts'
import {
  COURSE_SECONDS,
  createPlaybackReading,
  SOUND_SECONDS,
  START_MS,
} from '../testing/create-playback-reading.ts'
import type { PlaybackReading, PlayerEffect, PlayerSignal, PlayerStatePatch } from './player-engine.events.ts'
import { transitionPlayer } from './player-engine.machine.ts'
import {
  createMachineState,
  getSeekTimeAfterRenewal,
  type MachineState,
  toPlayerState,
} from './player-engine.state.ts'

/** A signal, or the type of one that has nothing beside it. */
type Signal = PlayerSignal | PlainType<PlayerSignal>
type PlainType<T extends PlayerSignal> = T extends unknown
  ? Exclude<keyof T, 'type'> extends never
    ? T['type']
    : never
  : never

const send = (state: MachineState, signal: Signal, time = 0, more?: Partial<PlaybackReading>) =>
  transitionPlayer(state, {
    ...(typeof signal === 'string' ? { type: signal } : signal),
    reading: createPlaybackReading(time, more),
  })

const follow = (state: MachineState, time: number, ...signals: Signal[]): MachineState =>
  signals.reduce((before, signal) => send(before, signal, time).state, state)

const set = (values: PlayerStatePatch): PlayerSignal => ({ type: 'changed', values })

const idle = createMachineState(SOUND_SECONDS, null)
const starting = follow(idle, 0, 'playRequested')
const resumed = createMachineState(SOUND_SECONDS, null, {
  position: 120,
  heardSeconds: 45,
  savedAtMs: START_MS,
})
const loading = follow(starting, 0, 'play')
const playing = follow(loading, 0, 'playing', set({ playSessionId: 'play-1' }))
const paused = follow(playing, 10, 'pause')
const ended = follow(playing, SOUND_SECONDS, 'ended')
const renewing = follow(playing, 20, 'error')
const renewingAtRest = follow(paused, 10, 'error')
const unproven = follow(renewing, 20, 'linkRenewed')
const failed = follow(renewing, 20, 'linkFailed')
const timed = follow(playing, 0, { type: 'timerChosen', seconds: 60 })
const fading = follow(timed, 46, 'timeupdate')
const course = follow(
  createMachineState(SOUND_SECONDS, COURSE_SECONDS),
  0,
  'playRequested',
  'play',
  'playing',
)
const loopedCourse = follow(course, 0, set({ loop: true }))
const endedCourse = follow(course, COURSE_SECONDS, 'timeupdate', 'pause')

type Effects = PlayerEffect['type'][]
const begin: Effects = ['beginRecord', 'playAccompaniment', 'setOutputs']
const follows: Effects = ['followRecord', 'correctDrift']
const rest: Effects = ['report', 'saveProgress']
const renew: Effects = ['renewLink']
const fail: Effects = ['report']
const leave: Effects = ['leave', 'saveProgress']

type Expected = Partial<Omit<MachineState, 'link'>> & { link?: MachineState['link']['kind'] }
type Row = [signal: Signal, time: number, to: Expected, effects: Effects, more?: Partial<PlaybackReading>]

const seekTo = (seconds: number): PlayerSignal => ({ type: 'seekRequested', seconds })
const timer = (seconds: number | null): PlayerSignal => ({ type: 'timerChosen', seconds })

const table: Record<string, { from: MachineState; rows: Row[] }> = {
  'that is idle': {
    from: idle,
    rows: [
      ['attached', 0, { phase: 'idle' }, ['setOutputs']],
      ['playRequested', 0, { phase: 'idle', shouldPlay: true }, ['playElement']],
      ['error', 0, { phase: 'idle', link: 'renewing' }, renew],
      ['detached', 0, { phase: 'idle' }, leave],
      [seekTo(30), 0, { position: 30 }, ['seekElement']],
    ],
  },
  'that has been told to play': {
    from: starting,
    rows: [
      ['play', 0, { phase: 'loading', shouldPlay: true }, []],
      ['playBlocked', 0, { phase: 'paused', shouldPlay: false }, rest],
      ['playFailed', 0, { phase: 'failed', shouldPlay: false }, fail],
      ['error', 0, { phase: 'loading', link: 'renewing' }, renew],
    ],
  },
  'that resumes at 120 s': {
    from: resumed,
    rows: [
      ['loadedmetadata', 0, { pendingSeek: null, position: 120 }, ['seekElement']],
      [seekTo(300), 0, { pendingSeek: 300, position: 300, phase: 'idle' }, []],
      ['error', 0, { link: 'renewing', pendingSeek: 120 }, renew],
    ],
  },
  'that waits for data': {
    from: loading,
    rows: [
      ['playing', 0, { phase: 'playing', link: 'working' }, begin],
      ['durationchange', 0, { phase: 'loading', duration: SOUND_SECONDS }, []],
      ['waiting', 0, { phase: 'loading' }, []],
      ['pauseRequested', 0, { phase: 'loading' }, ['pauseElement']],
      ['pause', 0, { phase: 'paused', shouldPlay: false }, rest],
      ['error', 0, { phase: 'loading', link: 'renewing' }, renew],
    ],
  },
  'that plays': {
    from: playing,
    rows: [
      ['timeupdate', 5, { phase: 'playing', position: 5 }, follows],
      ['waiting', 5, { phase: 'loading', shouldPlay: true }, ['setOutputs']],
      ['pauseRequested', 5, { phase: 'playing' }, ['pauseElement']],
      ['pause', 5, { phase: 'paused', shouldPlay: false, position: 5 }, [...rest, 'setOutputs']],
      ['pause', 600, { phase: 'ended' }, [...rest, 'setOutputs'], { hasEnded: true }],
      ['ended', 600, { phase: 'ended', shouldPlay: false }, [...rest, 'setOutputs']],
      [seekTo(300), 5, { position: 300, phase: 'playing' }, ['seekElement']],
      ['seeking', 300, { phase: 'playing' }, [], { monotonicMs: 5000 }],
      ['seeked', 300, { phase: 'playing', position: 300 }, ['playAccompaniment']],
      ['error', 5, { phase: 'loading', link: 'renewing', shouldPlay: true }, [...renew, 'setOutputs']],
      ['pageHidden', 5, { phase: 'playing' }, leave],
      ['detached', 5, { phase: 'paused', shouldPlay: false }, [...leave, 'setOutputs']],
      ['finished', 5, { phase: 'idle', playSessionId: null }, ['finish', 'setOutputs']],
      [set({ volume: 0.5, muted: false }), 0, { volume: 0.5, muted: false }, ['setOutputs']],
      [set({ muted: true }), 0, { muted: true }, ['setOutputs']],
      [set({ loop: true }), 0, { loop: true }, ['setOutputs']],
      [timer(60), 0, { fadeStart: null }, ['setOutputs']],
      [timer(60), 61, { timer: null, phase: 'playing' }, []],
      ['timerRestarted', 0, { timer: null }, []],
      [set({ playSessionId: 'play-2' }), 0, { playSessionId: 'play-2' }, []],
      [set({ accompaniment: { kind: 'failed' } }), 0, { phase: 'playing' }, []],
    ],
  },
  'that is paused': {
    from: paused,
    rows: [
      ['playRequested', 10, { phase: 'paused', shouldPlay: true }, ['playElement']],
      ['playing', 10, { phase: 'playing' }, begin],
      [
        'playing',
        10,
        { phase: 'playing' },
        ['finish', ...begin],
        { nowMs: START_MS + 10_000 + RESUMABLE_FOR_MS },
      ],
      ['waiting', 10, { phase: 'paused' }, []],
      [seekTo(700), 10, { position: 600, phase: 'paused' }, ['seekElement']],
      ['seeked', 300, { position: 300, phase: 'paused' }, []],
      ['error', 10, { phase: 'paused', link: 'renewing' }, renew],
      ['finished', 10, { phase: 'idle', playSessionId: null }, ['finish']],
    ],
  },
  'that has ended': {
    from: ended,
    rows: [
      ['playRequested', 600, { shouldPlay: true }, ['playElement']],
      ['detached', 600, { phase: 'paused' }, leave],
      ['finished', 600, { phase: 'idle', playSessionId: null }, ['finish']],
    ],
  },
  'that renews its link to play on': {
    from: renewing,
    rows: [
      ['playing', 20, { phase: 'loading', link: 'renewing' }, []],
      ['error', 20, { phase: 'loading', link: 'renewing' }, []],
      ['retryRequested', 20, { phase: 'loading', link: 'renewing' }, []],
      ['linkRenewed', 20, { phase: 'loading', link: 'unproven', pendingSeek: null }, ['playElement']],
      ['linkFailed', 20, { phase: 'failed', link: 'unproven' }, fail],
      ['pauseRequested', 20, { phase: 'paused', link: 'renewing', position: 20 }, [...rest, 'pauseElement']],
      [seekTo(300), 20, { pendingSeek: 300, position: 300, link: 'renewing' }, []],
      ['detached', 20, { phase: 'paused', shouldPlay: false }, leave],
    ],
  },
  'that renews its link while paused': {
    from: renewingAtRest,
    rows: [
      ['linkRenewed', 10, { phase: 'paused', link: 'unproven' }, []],
      ['linkFailed', 10, { phase: 'failed', link: 'unproven' }, fail],
      ['playRequested', 10, { phase: 'loading', shouldPlay: true, link: 'renewing' }, []],
    ],
  },
  'that starts with a fresh link': {
    from: unproven,
    rows: [
      ['playing', 20, { phase: 'playing', link: 'working' }, begin],
      ['error', 20, { phase: 'failed', link: 'unproven', shouldPlay: false }, fail],
    ],
  },
  'that has failed': {
    from: failed,
    rows: [
      ['retryRequested', 20, { phase: 'loading', link: 'renewing', shouldPlay: true }, renew],
      ['error', 20, { phase: 'failed' }, fail],
      ['finished', 20, { phase: 'idle' }, ['finish']],
    ],
  },
  'that plays with a timer of 60 s': {
    from: timed,
    rows: [
      ['timeupdate', 46, { fadeStart: 46, phase: 'playing' }, [...follows, 'setOutputs']],
      ['pause', 30, { phase: 'paused' }, [...rest, 'setOutputs']],
    ],
  },
  'that fades out by its timer': {
    from: fading,
    rows: [
      ['timeupdate', 60.5, { fadeStart: 46, timerEnded: false }, [...follows, 'setOutputs']],
      [
        'timeupdate',
        61,
        { timerEnded: true, position: 46, fadeStart: null },
        [...follows, 'pauseElement', 'seekElement', 'setOutputs'],
      ],
      [timer(null), 46, { timer: null, fadeStart: null }, ['setOutputs']],
      ['timerRestarted', 46, { fadeStart: null }, ['setOutputs']],
      ['finished', 46, { timer: null, fadeStart: null }, ['finish', 'setOutputs']],
    ],
  },
  'that plays a course of 20 min': {
    from: course,
    rows: [
      ['timeupdate', 700, { position: 700, phase: 'playing' }, follows],
      ['timeupdate', 1195, { position: 1195 }, [...follows, 'setOutputs']],
      ['timeupdate', 1200, { position: 1200, courseStart: 0 }, [...follows, 'pauseElement', 'setOutputs']],
      ['pause', 1200, { phase: 'ended' }, [...rest, 'setOutputs']],
      ['durationchange', 0, { duration: COURSE_SECONDS }, []],
    ],
  },
  'that loops a course of 20 min': {
    from: loopedCourse,
    rows: [['timeupdate', 1210, { courseStart: 1200, phase: 'playing' }, follows]],
  },
  'that has ended a course': {
    from: endedCourse,
    rows: [
      [
        'playRequested',
        1200,
        { position: 0, shouldPlay: true },
        ['seekElement', 'playElement', 'setOutputs'],
      ],
    ],
  },
}

const toName = (signal: Signal): string =>
  typeof signal === 'string' ? signal : Object.values(signal).map(String).join(' ')

describe.each(Object.entries(table))('transition of a player %s', (_state, { from, rows }) => {
  const named = rows.map((row) => [toName(row[0]), row[1], row[3].join(', ') || 'nothing', row] as const)

  it.each(named)('follows %s at %d s with %s', (_signal, _time, _effects, row) => {
    const [signal, time, expected, effects, more] = row
    const { state, effects: made } = send(from, signal, time, more)
    const { link = state.link.kind, ...fields } = expected
    expect(state).toMatchObject(fields)
    expect(state.link.kind).toBe(link)
    expect(made.map(({ type }) => type)).toEqual(effects)
  })
})

describe('transitionPlayer', () => {
  it('loads a fresh link where the old one failed, or where the listener has sought since', () => {
    expect(getSeekTimeAfterRenewal(renewing)).toBe(20)
    expect(getSeekTimeAfterRenewal(follow(renewing, 20, seekTo(300)))).toBe(300)
    expect(getSeekTimeAfterRenewal(follow(resumed, 0, 'error'))).toBe(120)
  })

  it('seeks within the lap that is heard, and within the round of a course', () => {
    const looping = follow(playing, 0, set({ loop: true }))
    expect(send(looping, seekTo(30), 610).effects).toContainEqual({ type: 'seekElement', time: 630 })
    const secondRound = follow(loopedCourse, 1210, 'timeupdate')
    expect(send(secondRound, seekTo(700), 1210).effects).toContainEqual({ type: 'seekElement', time: 1900 })
  })

  it('shows the seconds heard and the rest of the timer', () => {
    expect(toPlayerState(fading)).toMatchObject({ heardSeconds: 46, timerRemaining: 14 })
  })
})
