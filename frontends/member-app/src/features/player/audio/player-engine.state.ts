import {
  endStretch,
  extendStretch,
  getHeardSeconds,
  type HeardTime,
  nothingHeard,
} from '../record/heard-time.ts'
import type { PlayResult } from '../types.ts'
import type { PlayProgress } from './engine-contract.ts'
import type { Reading } from './player-engine.events.ts'
import type { PlayerState } from './player-state.ts'
import { getTimerGain, getTimerRemaining, restartTimer, type SleepTimer } from './sleep-timer.rules.ts'

/**
 * The media link. `renewing`: a fresh link is fetched and loaded, to go on at `time`, or to rest in `restPhase` if nobody wants sound
 * then. `unproven`: the fresh link has not sounded yet; if it fails too, it is not renewed automatically again.
 */
export type MediaLink =
  | { kind: 'working' | 'unproven' }
  | { kind: 'renewing'; time: number; restPhase: 'idle' | 'paused' }

export interface MachineState extends Omit<PlayerState, 'heardSeconds' | 'timerRemaining'> {
  readonly link: MediaLink
  /** Whether the listener wants sound; stays true while the element waits for data or for a fresh link. */
  readonly shouldPlay: boolean
  /** The time to seek to as soon as the element has loaded its metadata. */
  readonly pendingSeek: number | null
  readonly heard: HeardTime
  /** When the sound fell silent, on the device's clock; null while it plays and before the first play. */
  readonly silentSinceMs: number | null
  /** The length of the course; null where the sound's own length decides. */
  readonly course: number | null
  /** The time at which the current round of the course began; a repeated course has several rounds. */
  readonly courseStart: number
  readonly timer: SleepTimer | null
  /** Where the timer began to fade the sound out. */
  readonly fadeStart: number | null
}

export function createMachineState(
  duration: number,
  course: number | null,
  resumed?: PlayProgress & { savedAtMs: number },
): MachineState {
  return {
    phase: 'idle',
    link: { kind: 'working' },
    shouldPlay: false,
    position: resumed?.position ?? 0,
    pendingSeek: resumed?.position ?? null,
    duration: course ?? duration,
    heard: { ...nothingHeard, finishedSeconds: resumed?.heardSeconds ?? 0 },
    silentSinceMs: resumed?.savedAtMs ?? null,
    playSessionId: null,
    course,
    courseStart: 0,
    volume: 1,
    muted: false,
    loop: false,
    timer: null,
    fadeStart: null,
    timerEnded: false,
    accompaniment: { kind: 'off' },
  }
}

/** What the listener sees, and what other parts may know. */
export const toPlayerState = (state: MachineState): PlayerState => ({
  ...state,
  heardSeconds: getHeardSeconds(state.heard),
  timerRemaining: state.timer && getTimerRemaining(state.timer, getHeardSeconds(state.heard)),
})

/** What was heard until the play is finished now. */
export const toPlayResult = (state: MachineState, reading: Reading): PlayResult => ({
  heardSeconds: getHeardSeconds(stop(state, reading, 'idle').heard),
  playSessionId: state.playSessionId,
})

/** The time that a fresh link must be loaded at: where the old one failed, or where the listener has sought since. */
export const getLoadTime = ({ pendingSeek, link }: MachineState): number =>
  pendingSeek ?? (link.kind === 'renewing' ? link.time : 0)

export function getPosition({ pendingSeek, course, courseStart }: MachineState, reading: Reading): number {
  if (pendingSeek !== null) return pendingSeek
  return course === null ? reading.place : Math.min(course, Math.max(0, reading.time - courseStart))
}

export const getTime = ({ pendingSeek }: MachineState, { time }: Reading): number => pendingSeek ?? time

export const toSample = (state: MachineState, reading: Reading) => ({
  position: getTime(state, reading),
  monotonicMs: reading.monotonicMs,
})

export const toProgress = ({ position, heard }: MachineState): PlayProgress => ({
  position,
  heardSeconds: getHeardSeconds(heard),
})

export const isRenewing = ({ link }: MachineState): boolean => link.kind === 'renewing'
export const isRepeating = ({ loop, timer }: MachineState): boolean => loop || timer !== null

export const isCourseLong = (state: MachineState, reading: Reading): boolean =>
  state.course !== null && getTime(state, reading) - state.courseStart >= state.course

export const isCourseOver = (state: MachineState, reading: Reading): boolean =>
  !isRepeating(state) && isCourseLong(state, reading)

export const measure = (state: MachineState, reading: Reading): MachineState => ({
  ...state,
  position: getPosition(state, reading),
  heard: extendStretch(state.heard, toSample(state, reading)),
})

export const stop = (state: MachineState, reading: Reading, phase: MachineState['phase']): MachineState => ({
  ...state,
  phase,
  position: getPosition(state, reading),
  heard: endStretch(state.heard, toSample(state, reading)),
  silentSinceMs: state.phase === 'playing' ? reading.nowMs : state.silentSinceMs,
})

export const withWholeTimer = (state: MachineState): MachineState => ({
  ...state,
  timer: state.timer && restartTimer(state.timer, getHeardSeconds(state.heard)),
  fadeStart: null,
})

export const withFadeStart = (state: MachineState): MachineState =>
  getFadeGain(state) < 1 ? { ...state, fadeStart: state.fadeStart ?? state.position } : state

export const getFadeGain = ({ timer, heard }: MachineState): number =>
  timer ? getTimerGain(timer, getHeardSeconds(heard)) : 1
