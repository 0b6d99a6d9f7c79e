import { endHeardStretch, getHeardSeconds, nothingHeard, startHeardStretch } from '../record/heard-time.ts'
import { RESUMABLE_FOR_MS } from '../record/resumable-play-store.ts'
import { mediaEventNames, type PlayerEffect, type PlayerEvent } from './player-engine.events.ts'
import {
  hasCourseEnded,
  hasCourseRoundElapsed,
  isRenewingLink,
  isRepeating,
  type MachineState,
  type PlaybackMoment,
  stopPlayback,
  toPlaybackMoment,
  toPlayerOutputs,
  updateProgress,
  withFadeStart,
  withRestartedTimer,
} from './player-engine.state.ts'
import { createOrChangeTimer, isTimerOver } from './sleep-timer.rules.ts'

/** A step is the next state, and then the effects that the engine must run, in this order. */
type Step = [MachineState, ...PlayerEffect[]]

/**
 * Holds every rule of the player: what an event makes of a state, and what must be done then. It is pure, because events bring the
 * time and what the element shows.
 */
export function transitionPlayer(
  state: MachineState,
  event: PlayerEvent,
): { state: MachineState; effects: PlayerEffect[] } {
  // While another link is loaded, the element's events do not come from the listener.
  const isIgnored = isRenewingLink(state) && mediaEventNames.some((name) => name === event.type)
  if (isIgnored) return { state, effects: [] }
  const [next, ...effects] = step(state, event, toPlaybackMoment(state, event.reading))
  const outputs = toPlayerOutputs(next)
  // An element that has just been attached knows nothing yet.
  if (event.type === 'attached' || JSON.stringify(outputs) !== JSON.stringify(toPlayerOutputs(state)))
    effects.push({ type: 'setOutputs', outputs })
  return { state: next, effects }
}

function step(state: MachineState, event: PlayerEvent, now: PlaybackMoment): Step {
  switch (event.type) {
    case 'play':
      return [{ ...state, phase: 'loading', shouldPlay: true }]
    case 'playing':
      return onPlaying(state, now)
    case 'timeupdate':
      return onTimeUpdate(state, now)
    case 'waiting':
      return [state.shouldPlay ? stopPlayback(state, now, 'loading') : state]
    case 'pause':
      return rest(state, now, now.hasEnded || hasCourseEnded(state, now) ? 'ended' : 'paused')
    case 'ended':
      return rest(state, now, 'ended')
    case 'seeking':
      return [{ ...state, heard: endHeardStretch(state.heard, now) }]
    case 'seeked':
      return onSeeked(state, now)
    case 'loadedmetadata':
      if (state.pendingSeek === null) return [state]
      return [
        { ...state, pendingSeek: null },
        { type: 'seekElement', time: state.pendingSeek },
      ]
    case 'durationchange': {
      const duration = state.course ?? now.duration
      return [duration > 0 ? { ...state, duration } : state]
    }
    case 'error':
      return state.link.kind === 'unproven' ? fail(state, now) : renew(state, now)
    case 'linkRenewed':
      return onLinkRenewed(state, now)
    case 'linkFailed':
      return fail({ ...state, link: { kind: 'unproven' } }, now)
    case 'playFailed':
      return fail(state, now)
    case 'playBlocked':
      return rest(state, now, 'paused')
    case 'playRequested':
      return requestPlay(state, now)
    case 'pauseRequested': {
      // While a fresh link is loaded, the element has nothing to pause and its events are ignored.
      const [next, ...effects]: Step = isRenewingLink(state) ? rest(state, now, 'paused') : [state]
      return [next, ...effects, { type: 'pauseElement' }]
    }
    case 'retryRequested':
      return renew({ ...state, shouldPlay: true }, now)
    case 'seekRequested':
      return seek(state, now, event.seconds)
    case 'changed':
      return [{ ...state, ...event.values }]
    case 'timerChosen':
      return [onTimerChosen(state, now, event.seconds)]
    case 'timerRestarted':
      return [withRestartedTimer(state)]
    case 'finished': {
      const { heard } = stopPlayback(state, now, 'idle')
      const next: MachineState = { ...state, phase: 'idle', shouldPlay: false, heard: nothingHeard }
      return [withRestartedTimer({ ...next, timer: null, playSessionId: null }), { type: 'finish', heard }]
    }
    case 'attached':
      return [state]
    case 'pageHidden':
      return leave(updateProgress(state, now))
    case 'detached':
      return leave(
        stopPlayback({ ...state, shouldPlay: false }, now, state.phase === 'idle' ? 'idle' : 'paused'),
      )
  }
}

function onPlaying(state: MachineState, now: PlaybackMoment): Step {
  const { silentSinceMs } = state
  // What is heard after a long silence belongs to another record, even if the first one has not been sent yet.
  const isNewRecord = silentSinceMs !== null && now.nowMs - silentSinceMs >= RESUMABLE_FOR_MS
  const continued = isNewRecord ? withRestartedTimer({ ...state, heard: nothingHeard }) : state
  const next: MachineState = {
    ...continued,
    phase: 'playing',
    link: { kind: 'working' },
    shouldPlay: true,
    heard: startHeardStretch(continued.heard, now),
    silentSinceMs: null,
    timerEnded: false,
  }
  const effects: PlayerEffect[] = isNewRecord ? [{ type: 'finish', heard: state.heard }] : []
  return [next, ...effects, { type: 'beginRecord' }, { type: 'playAccompaniment', time: now.time }]
}

function onTimeUpdate(state: MachineState, now: PlaybackMoment): Step {
  const next = withFadeStart(updateProgress(state, now))
  const { heard, timer } = next
  const followed: PlayerEffect[] = [
    { type: 'followRecord', heard },
    { type: 'correctDrift', time: now.time },
  ]
  if (!timer || !isTimerOver(timer, getHeardSeconds(heard))) {
    const [inCourse, ...effects] = followCourse(next, now)
    return [inCourse, ...followed, ...effects]
  }
  // The listener may have slept since the fade began. The pause comes before the volume, or the sound would be loud for a moment.
  const ended = { ...withRestartedTimer(next), timerEnded: true }
  const [sought, ...effects] = seek(ended, now, next.fadeStart ?? next.position)
  return [sought, ...followed, { type: 'pauseElement' }, ...effects]
}

function onSeeked(state: MachineState, now: PlaybackMoment): Step {
  const moved = { ...state, position: now.position }
  if (state.phase !== 'playing') return followCourse(moved, now)
  const heard = startHeardStretch(state.heard, now)
  const [next, ...effects] = followCourse({ ...moved, heard }, now)
  return [next, { type: 'playAccompaniment', time: now.time }, ...effects]
}

/** A course ends with its length; a repeated course begins again instead. */
function followCourse(state: MachineState, now: PlaybackMoment): Step {
  const { course, courseStart } = state
  if (course === null || !hasCourseRoundElapsed(state, now)) return [state]
  if (!isRepeating(state)) return [state, { type: 'pauseElement' }]
  const rounds = Math.floor((now.time - courseStart) / course)
  return [{ ...state, courseStart: courseStart + rounds * course }]
}

function onLinkRenewed(state: MachineState, now: PlaybackMoment): Step {
  if (state.link.kind !== 'renewing') return [state]
  const next: MachineState = { ...state, link: { kind: 'unproven' }, pendingSeek: null }
  return state.shouldPlay
    ? requestPlay(next, now)
    : [{ ...next, phase: state.position > 0 ? 'paused' : 'idle' }]
}

function onTimerChosen(state: MachineState, now: PlaybackMoment, seconds: number | null): MachineState {
  const next = updateProgress(state, now)
  const heard = getHeardSeconds(next.heard)
  const counts = { repeating: isRepeating(state), heard, position: now.position }
  const timer = seconds === null ? null : createOrChangeTimer(state.timer, seconds, counts)
  return withFadeStart({ ...next, timer, fadeStart: null, timerEnded: false })
}

function requestPlay(state: MachineState, now: PlaybackMoment): Step {
  const next = { ...state, shouldPlay: true }
  if (isRenewingLink(state)) return [{ ...next, phase: 'loading' }]
  const [ready, ...effects]: Step = hasCourseEnded(state, now) ? seek(next, now, 0) : [next]
  return [ready, ...effects, { type: 'playElement' }]
}

function seek(state: MachineState, now: PlaybackMoment, seconds: number): Step {
  const position = Math.min(Math.max(0, seconds), state.duration)
  const next = { ...state, position, heard: endHeardStretch(state.heard, now) }
  if (state.pendingSeek !== null) return [{ ...next, pendingSeek: position }]
  const time = position + (state.course === null ? now.time - now.place : state.courseStart)
  return isRenewingLink(state) ? [{ ...next, pendingSeek: time }] : [next, { type: 'seekElement', time }]
}

/** Asks for a fresh link, which goes on at the same time. */
function renew(state: MachineState, now: PlaybackMoment): Step {
  if (isRenewingLink(state)) return [state]
  const next = stopPlayback(state, now, state.shouldPlay ? 'loading' : state.phase)
  return [{ ...next, link: { kind: 'renewing', time: now.time } }, { type: 'renewLink' }]
}

function rest(state: MachineState, now: PlaybackMoment, phase: 'paused' | 'ended'): Step {
  const next = stopPlayback({ ...state, shouldPlay: false }, now, phase)
  return [next, { type: 'report', heard: next.heard }, { type: 'saveProgress' }]
}

function fail(state: MachineState, now: PlaybackMoment): Step {
  const next = stopPlayback({ ...state, shouldPlay: false }, now, 'failed')
  return [next, { type: 'report', heard: next.heard }]
}

const leave = (state: MachineState): Step => [
  state,
  { type: 'leave', heard: state.heard },
  { type: 'saveProgress' },
]
