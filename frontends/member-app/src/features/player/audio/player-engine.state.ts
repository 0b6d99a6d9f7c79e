import { getCourseFadeGain } from '../course.rules.ts'
import {
  endHeardStretch,
  extendHeardStretch,
  getHeardSeconds,
  type HeardTime,
  nothingHeard,
} from '../record/heard-time.ts'
import type { PlayResult } from '../types.ts'
import type { PlayProgress } from './player-engine.contract.ts'
import type { PlaybackReading, PlayerOutputs } from './player-engine.events.ts'
import type { PlayerState } from './player-state.ts'
import { getTimerFadeGain, getTimerRemaining, restartTimer, type SleepTimer } from './sleep-timer.rules.ts'

/**
 * The media link. `renewing`: a fresh link is fetched and loaded, to go on at `time`. `unproven`: the fresh link has not sounded yet;
 * if it fails too, it is not renewed automatically again.
 */
type MediaLink = { kind: 'working' | 'unproven' } | { kind: 'renewing'; time: number }

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

/** The result of a play that is finished now. */
export const toPlayResult = (state: MachineState, reading: PlaybackReading): PlayResult => ({
  heardSeconds: getHeardSeconds(stopPlayback(state, toPlaybackMoment(state, reading), 'idle').heard),
  playSessionId: state.playSessionId,
})

/** The time that a fresh link must be loaded at: where the old one failed, or where the listener has sought since. */
export const getSeekTimeAfterRenewal = ({ pendingSeek, link }: MachineState): number =>
  pendingSeek ?? (link.kind === 'renewing' ? link.time : 0)

/** A reading with what it means for a state; a pending seek counts as done. */
export interface PlaybackMoment extends PlaybackReading {
  /** Seconds since the beginning of the sound that is shown: of the lap, or of the round of the course. */
  position: number
}

export function toPlaybackMoment(
  { pendingSeek, course, courseStart }: MachineState,
  reading: PlaybackReading,
): PlaybackMoment {
  const { time, place } = reading
  const position = course === null ? place : Math.min(course, Math.max(0, time - courseStart))
  return { ...reading, time: pendingSeek ?? time, position: pendingSeek ?? position }
}

export const isRenewingLink = ({ link }: MachineState): boolean => link.kind === 'renewing'
export const isRepeating = ({ loop, timer }: MachineState): boolean => loop || timer !== null

export const hasCourseRoundElapsed = (
  { course, courseStart }: MachineState,
  { time }: PlaybackMoment,
): boolean => course !== null && time - courseStart >= course

export const hasCourseEnded = (state: MachineState, now: PlaybackMoment): boolean =>
  !isRepeating(state) && hasCourseRoundElapsed(state, now)

export const updateProgress = (state: MachineState, now: PlaybackMoment): MachineState => ({
  ...state,
  position: now.position,
  heard: extendHeardStretch(state.heard, now),
})

export const stopPlayback = (
  state: MachineState,
  now: PlaybackMoment,
  phase: MachineState['phase'],
): MachineState => ({
  ...state,
  phase,
  position: now.position,
  heard: endHeardStretch(state.heard, now),
  silentSinceMs: state.phase === 'playing' ? now.nowMs : state.silentSinceMs,
})

export const withRestartedTimer = (state: MachineState): MachineState => ({
  ...state,
  timer: state.timer && restartTimer(state.timer, getHeardSeconds(state.heard)),
  fadeStart: null,
})

export const withFadeStart = (state: MachineState): MachineState =>
  getFadeGain(state) < 1 ? { ...state, fadeStart: state.fadeStart ?? state.position } : state

const getFadeGain = ({ timer, heard }: MachineState): number =>
  timer ? getTimerFadeGain(timer, getHeardSeconds(heard)) : 1

export function toPlayerOutputs(state: MachineState): PlayerOutputs {
  const { course, muted } = state
  const loop = isRepeating(state)
  const gain = getFadeGain(state) * (course === null || loop ? 1 : getCourseFadeGain(course, state.position))
  const playing = state.phase === 'playing'
  return {
    volume: state.volume * gain,
    // iOS ignores the volume of an element but obeys `muted`, which keeps the timer's last second silent there too.
    muted: muted || gain === 0,
    accompanimentGain: muted ? 0 : gain,
    // A course lasts its whole length even where its sound is shorter.
    loop: loop || course !== null,
    playing,
    // Browsers rarely send `timeupdate` to background tabs, where a sound must end in time too.
    ticking: playing && (state.timer !== null || course !== null),
  }
}
