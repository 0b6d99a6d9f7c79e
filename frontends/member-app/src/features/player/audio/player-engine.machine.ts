import { getCourseGain } from '../course.rules.ts'
import { endStretch, getHeardSeconds, nothingHeard, startStretch } from '../record/heard-time.ts'
import { RESUMABLE_FOR_MS } from '../record/resumable-play.ts'
import { mediaEventNames, type PlayerEffect, type PlayerEvent, type Reading } from './player-engine.events.ts'
import {
  getFadeGain,
  getPosition,
  getTime,
  isCourseLong,
  isCourseOver,
  isRenewing,
  isRepeating,
  type MachineState,
  type MediaLink,
  measure,
  stop,
  toProgress,
  toSample,
  withFadeStart,
  withWholeTimer,
} from './player-engine.state.ts'
import { chooseTimer, isTimerOver } from './sleep-timer.rules.ts'

/** The next state, and what the engine must do after it, in this order. */
type Step = [MachineState, ...PlayerEffect[]]

/** Every rule of the player: what an event makes of a state, and what must be done then. It is pure; the event brings time and element. */
export function transition(
  state: MachineState,
  event: PlayerEvent,
): { state: MachineState; effects: PlayerEffect[] } {
  // While another link is loaded, the element's events do not come from the listener.
  const isIgnored = isRenewing(state) && mediaEventNames.some((name) => name === event.type)
  const [next, ...effects] = isIgnored ? ([state] satisfies Step) : step(state, event)
  // An element that has just been attached knows nothing yet.
  const known = event.type === 'attached' ? [] : toOutputs(state).map((output) => JSON.stringify(output))
  const outputs = toOutputs(next).filter((output) => !known.includes(JSON.stringify(output)))
  return { state: next, effects: [...effects, ...outputs] }
}

function step(state: MachineState, event: PlayerEvent): Step {
  const { reading } = event
  switch (event.type) {
    case 'play':
      return [{ ...state, phase: 'loading', shouldPlay: true }]
    case 'playing':
      return onPlaying(state, reading)
    case 'timeupdate':
      return onTimeUpdate(state, reading)
    case 'waiting':
      return state.shouldPlay ? [stop(state, reading, 'loading'), { type: 'pauseAccompaniment' }] : [state]
    case 'pause':
      return rest(state, reading, reading.hasEnded || isCourseOver(state, reading) ? 'ended' : 'paused')
    case 'ended':
      return rest(state, reading, 'ended')
    case 'seeking':
      return [{ ...state, heard: endStretch(state.heard, toSample(state, reading)) }]
    case 'seeked':
      return onSeeked(state, reading)
    case 'loadedmetadata':
      if (state.pendingSeek === null) return [state]
      return [
        { ...state, pendingSeek: null },
        { type: 'seekElement', time: state.pendingSeek },
      ]
    case 'durationchange': {
      const duration = state.course ?? reading.duration
      return [duration > 0 ? { ...state, duration } : state]
    }
    case 'error':
      return state.link.kind === 'unproven' ? fail(state, reading) : renew(state, reading)
    case 'linkRenewed':
      return onLinkRenewed(state, reading)
    case 'linkFailed':
      return fail({ ...state, link: { kind: 'unproven' } }, reading)
    case 'playFailed':
      return fail(state, reading)
    case 'playBlocked':
      return rest(state, reading, 'paused')
    case 'playRequested':
      return requestPlay(state, reading)
    case 'pauseRequested': {
      // While a fresh link is loaded, the element has nothing to pause and its events are ignored.
      const [next, ...effects]: Step = isRenewing(state) ? rest(state, reading, 'paused') : [state]
      return [next, ...effects, { type: 'pauseElement' }]
    }
    case 'retryRequested':
      return renew({ ...state, shouldPlay: true }, reading)
    case 'seekRequested':
      return seek(state, reading, event.seconds)
    case 'volumeChosen':
      return [{ ...state, volume: Math.min(1, Math.max(0, event.volume)), muted: false }]
    case 'muteToggled':
      return [{ ...state, muted: !state.muted }]
    case 'loopChosen':
      return [{ ...state, loop: event.loop }]
    case 'timerChosen':
      return [onTimerChosen(state, reading, event.seconds)]
    case 'timerRestarted':
      return [withWholeTimer(state)]
    case 'accompanimentChanged':
      return [{ ...state, accompaniment: event.accompaniment }]
    case 'recordBegan':
      return [{ ...state, playSessionId: event.playSessionId }]
    case 'finished': {
      const { heard } = stop(state, reading, 'idle')
      const next: MachineState = { ...state, phase: 'idle', shouldPlay: false, heard: nothingHeard }
      return [withWholeTimer({ ...next, timer: null, playSessionId: null }), { type: 'finish', heard }]
    }
    case 'attached':
      return [state]
    case 'pageHidden':
      return leave(measure(state, reading))
    case 'detached':
      return leave(stop({ ...state, shouldPlay: false }, reading, state.phase === 'idle' ? 'idle' : 'paused'))
  }
}

function onPlaying(state: MachineState, reading: Reading): Step {
  const { silentSinceMs } = state
  // What is heard after a long silence belongs to another record, even if the first one has not been sent yet.
  const isNewRecord = silentSinceMs !== null && reading.nowMs - silentSinceMs >= RESUMABLE_FOR_MS
  const continued = isNewRecord ? withWholeTimer({ ...state, heard: nothingHeard }) : state
  const next: MachineState = {
    ...continued,
    phase: 'playing',
    link: { kind: 'working' },
    shouldPlay: true,
    heard: startStretch(continued.heard, toSample(state, reading)),
    silentSinceMs: null,
    timerEnded: false,
  }
  const effects: PlayerEffect[] = isNewRecord ? [{ type: 'finish', heard: state.heard }] : []
  return [
    next,
    ...effects,
    { type: 'beginRecord' },
    { type: 'playAccompaniment', time: getTime(state, reading) },
  ]
}

function onTimeUpdate(state: MachineState, reading: Reading): Step {
  const next = withFadeStart(measure(state, reading))
  const { heard, timer } = next
  const followed: PlayerEffect[] = [
    { type: 'followRecord', heard, progress: toProgress(next) },
    { type: 'correctDrift', time: getTime(state, reading) },
  ]
  if (!timer || !isTimerOver(timer, getHeardSeconds(heard))) {
    const [inCourse, ...effects] = followCourse(next, reading)
    return [inCourse, ...followed, ...effects]
  }
  // The listener may have slept since the fade began. The pause comes before the volume, or the sound would be loud for a moment.
  const ended = { ...withWholeTimer(next), timerEnded: true }
  const [sought, ...effects] = seek(ended, reading, next.fadeStart ?? next.position)
  return [sought, ...followed, { type: 'pauseElement' }, ...effects]
}

function onSeeked(state: MachineState, reading: Reading): Step {
  const moved = { ...state, position: getPosition(state, reading) }
  if (state.phase !== 'playing') return followCourse(moved, reading)
  const heard = startStretch(state.heard, toSample(state, reading))
  const [next, ...effects] = followCourse({ ...moved, heard }, reading)
  return [next, { type: 'playAccompaniment', time: getTime(state, reading) }, ...effects]
}

/** A course ends with its length; a repeated course begins again instead. */
function followCourse(state: MachineState, reading: Reading): Step {
  const { course, courseStart } = state
  if (course === null || !isCourseLong(state, reading)) return [state]
  if (!isRepeating(state)) return [state, { type: 'pauseElement' }]
  const rounds = Math.floor((getTime(state, reading) - courseStart) / course)
  return [{ ...state, courseStart: courseStart + rounds * course }]
}

function onLinkRenewed(state: MachineState, reading: Reading): Step {
  if (state.link.kind !== 'renewing') return [state]
  const next: MachineState = { ...state, link: { kind: 'unproven' }, pendingSeek: null }
  return state.shouldPlay ? requestPlay(next, reading) : [{ ...next, phase: state.link.restPhase }]
}

function onTimerChosen(state: MachineState, reading: Reading, seconds: number | null): MachineState {
  const next = measure(state, reading)
  const { position } = next
  const now = { repeating: isRepeating(state), heard: getHeardSeconds(next.heard), position }
  const timer = seconds === null ? null : chooseTimer(state.timer, seconds, now)
  return withFadeStart({ ...next, timer, fadeStart: null, timerEnded: false })
}

function requestPlay(state: MachineState, reading: Reading): Step {
  const next = { ...state, shouldPlay: true }
  if (isRenewing(state)) return [{ ...next, phase: 'loading' }]
  const [ready, ...effects]: Step = isCourseOver(state, reading) ? seek(next, reading, 0) : [next]
  return [ready, ...effects, { type: 'playElement' }]
}

function seek(state: MachineState, reading: Reading, seconds: number): Step {
  const position = Math.min(Math.max(0, seconds), state.duration)
  const next = { ...state, position, heard: endStretch(state.heard, toSample(state, reading)) }
  if (state.pendingSeek !== null) return [{ ...next, pendingSeek: position }]
  const time = (state.course === null ? reading.time - reading.place : state.courseStart) + position
  return isRenewing(state) ? [{ ...next, pendingSeek: time }] : [next, { type: 'seekElement', time }]
}

/** Asks for a fresh link, which goes on at the same time. */
function renew(state: MachineState, reading: Reading): Step {
  if (isRenewing(state)) return [state]
  const link: MediaLink = {
    kind: 'renewing',
    time: getTime(state, reading),
    restPhase: state.position > 0 ? 'paused' : 'idle',
  }
  const next = stop(state, reading, state.shouldPlay ? 'loading' : state.phase)
  return [{ ...next, link }, { type: 'pauseAccompaniment' }, { type: 'renewLink' }]
}

function rest(state: MachineState, reading: Reading, phase: 'paused' | 'ended'): Step {
  const next = stop({ ...state, shouldPlay: false }, reading, phase)
  const { heard } = next
  return [
    next,
    { type: 'pauseAccompaniment' },
    { type: 'report', heard },
    { type: 'saveProgress', progress: toProgress(next) },
  ]
}

function fail(state: MachineState, reading: Reading): Step {
  const next = stop({ ...state, shouldPlay: false }, reading, 'failed')
  return [next, { type: 'pauseAccompaniment' }, { type: 'report', heard: next.heard }]
}

const leave = (state: MachineState): Step => [
  state,
  { type: 'leave', heard: state.heard },
  { type: 'saveProgress', progress: toProgress(state) },
]

/** What the elements and the ticker are set to in a state. */
function toOutputs(state: MachineState): PlayerEffect[] {
  const { course, phase, position, muted } = state
  const endGain = course === null || isRepeating(state) ? 1 : getCourseGain(course, position)
  const gain = getFadeGain(state) * endGain
  // iOS ignores the volume of an element but obeys `muted`, which keeps the timer's last second silent there too.
  const isSilent = muted || gain === 0
  return [
    {
      type: 'setVolume',
      volume: state.volume * gain,
      muted: isSilent,
      accompanimentGain: muted ? 0 : gain,
    },
    // A course lasts its whole length even where its sound is shorter.
    { type: 'setLoop', loop: course !== null || isRepeating(state) },
    // Browsers rarely send `timeupdate` to background tabs, where a sound must end in time too.
    { type: 'setTicking', ticking: phase === 'playing' && (course !== null || state.timer !== null) },
  ]
}
