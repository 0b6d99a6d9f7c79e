import type { DeviceReport, RoomSection, SectionOutlook, Voice } from '../types.ts'
import {
  enqueueReport,
  findReloadStep,
  isOutdatedSection,
  listCurrentAndNextSounds,
  listCurrentVoices,
  POLL_INTERVAL_MS,
  toReport,
} from './room.rules.ts'
import type { RoomState, RoomStateBase, RunningRoomState, SectionRequest } from './room-state.ts'

const REPORTS_PER_CALL = 100
/** A page that has not run for longer than this was asleep and played no sound. */
const MAX_PAUSE_MS = 20_000

interface SentReport {
  report: DeviceReport
  takenAtMs: number
  /** Whether it is the last step of a poll; otherwise a change of the sounds caused it. */
  isOfPoll: boolean
}

export type RoomSignal =
  | { type: 'ticked' | 'pollRequested' | 'resumed' | 'leaveRequested' | 'closed' }
  /** Raised after `play`, because the mixer may have begun or ended sounds at once. */
  | { type: 'reloadConsidered' | 'pollContinued' }
  | { type: 'soundingChanged' | 'soundBlocked' }
  | { type: 'sectionReceived' | 'sectionPushed'; section: RoomSection }
  | { type: 'sectionMissing'; message: string }
  | { type: 'outlookReceived'; outlook: SectionOutlook }
  | { type: 'pollFailed' }
  | { type: 'reportsSent'; count: number }
  /** A rejected report reached the service, so that it is not sent again. */
  | ({ type: 'reportSent' | 'reportRejected' | 'reportFailed' } & SentReport)

/** What the clock and the mixer show when an event happens. */
interface Moment {
  nowMs: number
  sounding: readonly string[]
  /** When a current sound that is loading last received data; null while none loads. */
  loadProgressMs: number | null
}

export type RoomEvent = RoomSignal & Moment

export type RoomEffect =
  | { type: 'play'; voices: Voice[]; revision: number }
  /** Deletes all other sounds from the device and downloads these. */
  | { type: 'prefetch'; keptIds: string[]; sounds: { id: string; path: string }[] }
  | { type: 'requestSection'; start: boolean }
  | { type: 'sendReports'; reports: readonly DeviceReport[] }
  | ({ type: 'sendReport' } & SentReport)
  | { type: 'raise'; event: 'reloadConsidered' | 'pollContinued' }
  | { type: 'openSocket' | 'save' | 'clearStorage' | 'release' | 'close' | 'reload' | 'fadeAndReload' }

export interface RoomTransition {
  state: RoomState
  effects: RoomEffect[]
}

const toTransition = (state: RoomState, ...effects: RoomEffect[]): RoomTransition => ({ state, effects })

const save: RoomEffect = { type: 'save' }
const close: RoomEffect = { type: 'close' }
const clearStorage: RoomEffect = { type: 'clearStorage' }

/** Returns the next state and the effects of an event for a device in a room; an event that does not apply to a state changes nothing. */
export function transitionRoomState(state: RoomState, event: RoomEvent): RoomTransition {
  if (event.type === 'leaveRequested')
    return toTransition({ ...state, phase: 'left', sounding: [] }, close, clearStorage, { type: 'release' })
  if (state.phase === 'starting' || state.phase === 'on') return transitionRunning(state, event)
  if (state.phase !== 'closed') return toTransition(state)
  // A call may have been under way when the page was closed.
  if (event.type === 'reportsSent') return toTransition(removeSent(state, event.count), save)
  if (event.type === 'reportFailed') return toTransition(queueReport(state, event), save)
  return toTransition(state)
}

function transitionRunning(state: RunningRoomState, event: RoomEvent): RoomTransition {
  const { nowMs, loadProgressMs } = event
  switch (event.type) {
    case 'resumed':
      return toTransition(state, ...play(state, nowMs))
    case 'ticked': {
      const awake = detectSleep(state, nowMs)
      return toTransition(awake, ...play(awake, nowMs), { type: 'raise', event: 'reloadConsidered' })
    }
    case 'reloadConsidered': {
      const reloadStep = findReloadStep({ ...state, nowMs, loadProgressMs, isOnline: !state.isOffline })
      if (reloadStep === 'reload') return toTransition(state, { type: 'reload' })
      return reloadStep === 'fade' ? toTransition(state, { type: 'fadeAndReload' }) : startPoll(state, nowMs)
    }
    case 'pollRequested':
      return startPoll(state, nowMs)
    case 'sectionReceived':
      return onSectionReceived(state, event)
    case 'sectionMissing':
      return end(state, 'gone', event.message)
    case 'pollFailed': {
      const offline = { ...stopSending(state), isOffline: true }
      return toTransition(offline, ...play(offline, nowMs), { type: 'raise', event: 'pollContinued' })
    }
    case 'pollContinued':
      return state.poll.step === 'idle' ? toTransition(state) : continuePoll(state, event)
    case 'reportsSent': {
      const { state: next, effects } = continuePoll(removeSent(state, event.count), event)
      return toTransition(next, save, ...effects)
    }
    case 'reportSent':
      return finishReport(setReportedUntil(state, event.takenAtMs), event)
    case 'reportRejected':
      return finishReport(state, event)
    case 'reportFailed':
      return finishReport(queueReport(state, event), event, save)
    case 'sectionPushed':
      if (isOutdatedSection(event.section, state.section)) break
      return applySection(state, event.section, nowMs)
    case 'outlookReceived': {
      const next = { ...state, outlook: event.outlook }
      const fetched = prefetch(next, nowMs)
      return toTransition(fetched.state, save, ...fetched.effects)
    }
    case 'soundingChanged': {
      const next = setSounding(state, event)
      if (next === state) break
      const reported = next.phase === 'on' ? report(next, event, false) : toTransition(next)
      return toTransition(reported.state, save, ...reported.effects)
    }
    case 'soundBlocked':
      return toTransition({ ...state, isBlocked: true })
    case 'closed': {
      const silent = setSounding(state, { nowMs, sounding: [] })
      const closed: RoomState = { ...silent, phase: 'closed' }
      return silent === state ? toTransition(closed, close) : toTransition(closed, save, close)
    }
  }
  return toTransition(state)
}

function startPoll(state: RunningRoomState, nowMs: number): RoomTransition {
  if (state.poll.step !== 'idle') return toTransition(state)
  const poll: SectionRequest = { step: 'section', requestedAtMs: nowMs, sectionBefore: state.section }
  return toTransition({ ...state, poll }, { type: 'requestSection', start: state.isStartPressed })
}

function onSectionReceived(
  state: RunningRoomState,
  event: { section: RoomSection; nowMs: number },
): RoomTransition {
  const { poll, wasBehind } = state
  const { section, nowMs } = event
  if (poll.step !== 'section') return toTransition(state)
  if (section.statusCode === 'E1000') return end(state, 'taken', section.message)
  if (section.statusCode === 'E1001') return end(state, 'freed', section.message)
  const isBehind = isOutdatedSection(section, poll.sectionBefore)
  const next = {
    ...state,
    clockOffsetMs: Date.parse(section.serverTime) - (poll.requestedAtMs + nowMs) / 2,
    isOffline: false,
    isStartPressed: false,
    wasBehind: isBehind,
  }
  // Only the socket overtakes a poll. An older revision in two polls in a row means that the service was restored from a backup.
  const shouldApply = !isOutdatedSection(section, state.section) || (isBehind && wasBehind)
  const applied = shouldApply ? applySection(next, section, nowMs) : toTransition(next)
  return toTransition(applied.state, ...applied.effects, { type: 'raise', event: 'pollContinued' })
}

/** Reports that were queued are sent before the current one, so that all arrive in order. */
function continuePoll(state: RunningRoomState, moment: Moment): RoomTransition {
  if (state.isOffline || state.reports.length === 0) return report(state, moment, true)
  const reports = state.reports.slice(0, REPORTS_PER_CALL)
  return toTransition(
    { ...state, poll: { step: 'reports', count: reports.length } },
    { type: 'sendReports', reports },
  )
}

/** Sends the report of this moment, or queues it while others are queued. */
function report(state: RunningRoomState, { nowMs, sounding }: Moment, isOfPoll: boolean): RoomTransition {
  const awake = detectSleep(state, nowMs)
  const sent: SentReport = { report: toReport(awake, sounding, nowMs), takenAtMs: nowMs, isOfPoll }
  if (awake.isOffline || awake.reports.length > 0) {
    const queued = queueReport(awake, sent)
    return toTransition(isOfPoll ? { ...queued, poll: { step: 'idle' } } : queued, save)
  }
  return toTransition(isOfPoll ? { ...awake, poll: { step: 'report' } } : awake, {
    type: 'sendReport',
    ...sent,
  })
}

const finishReport = (
  state: RunningRoomState,
  { isOfPoll }: SentReport,
  ...effects: RoomEffect[]
): RoomTransition =>
  isOfPoll
    ? toTransition({ ...state, poll: { step: 'idle' } }, ...effects, { type: 'openSocket' })
    : toTransition(state, ...effects)

const end = (
  state: RunningRoomState,
  phase: 'taken' | 'freed' | 'gone',
  message: string | null,
): RoomTransition => toTransition({ ...state, phase, message, sounding: [] }, close, clearStorage)

function applySection(state: RunningRoomState, section: RoomSection, nowMs: number): RoomTransition {
  const next = { ...state, phase: 'on' as const, section }
  const fetched = prefetch(next, nowMs)
  return toTransition(fetched.state, save, ...play(next, nowMs), ...fetched.effects)
}

/** Downloads the sounds that the plan brings, unless they are known already. */
function prefetch(
  state: RunningRoomState,
  nowMs: number,
): { state: RunningRoomState; effects: RoomEffect[] } {
  const { section, outlook } = state
  if (!section) return { state, effects: [] }
  const sounds = listCurrentAndNextSounds(section, outlook)
  const keptIds = sounds.map(({ id }) => id)
  if (keptIds.join() === state.prefetchedIds) return { state, effects: [] }
  // The mixer already loads the current sounds; a second load would take half of a slow line.
  const loaded = new Set(
    listCurrentVoices(section, outlook, nowMs + state.clockOffsetMs).flatMap((voice) =>
      'soundId' in voice ? [voice.soundId] : [],
    ),
  )
  const missing = sounds.filter(({ id }) => !loaded.has(id))
  return {
    state: { ...state, prefetchedIds: keptIds.join() },
    effects: [{ type: 'prefetch', keptIds, sounds: missing }],
  }
}

function play({ section, outlook, clockOffsetMs }: RunningRoomState, nowMs: number): RoomEffect[] {
  if (!section) return []
  const voices = listCurrentVoices(section, outlook, nowMs + clockOffsetMs)
  return [{ type: 'play', voices, revision: section.revision }]
}

/** Restarts the reported time after the page slept, because nobody knows what sounded meanwhile. */
function detectSleep<State extends RoomStateBase>(state: State, nowMs: number): State {
  const hasSlept = nowMs - state.lastRanAtMs > MAX_PAUSE_MS
  return { ...state, lastRanAtMs: nowMs, reportedUntilMs: hasSlept ? nowMs : state.reportedUntilMs }
}

/** Returns the same state where no sound began or ended. */
function setSounding(
  state: RunningRoomState,
  { sounding, nowMs }: Pick<Moment, 'sounding' | 'nowMs'>,
): RunningRoomState {
  if (sounding.join() === state.sounding.join()) return state
  const awake = detectSleep(state, nowMs)
  // A long poll has delayed the report of the previous sounds.
  const isLate = state.phase === 'on' && nowMs - awake.reportedUntilMs > 2 * POLL_INTERVAL_MS
  const isSilent = sounding.length === 0
  return {
    ...awake,
    sounding,
    reports: isLate ? enqueue(awake, toReport(awake, state.sounding, nowMs)) : awake.reports,
    silentSinceMs: isSilent ? (awake.silentSinceMs ?? nowMs) : null,
    reportedUntilMs: nowMs,
    isBlocked: awake.isBlocked && isSilent,
  }
}

const setReportedUntil = <State extends RoomStateBase>(state: State, takenAtMs: number): State => ({
  ...state,
  reportedUntilMs: Math.max(state.reportedUntilMs, takenAtMs),
})

const queueReport = <State extends RoomStateBase>(state: State, { report, takenAtMs }: SentReport): State =>
  setReportedUntil({ ...state, reports: enqueue(state, report) }, takenAtMs)

/** Reports that are being sent stay as they are, because they are removed once they have arrived. */
const enqueue = ({ reports, poll }: RoomStateBase, report: DeviceReport): DeviceReport[] =>
  enqueueReport(reports, report, poll.step === 'reports' ? poll.count : 0)

const stopSending = <State extends RoomStateBase>(state: State): State =>
  state.poll.step === 'reports' ? { ...state, poll: { step: 'report' } } : state

const removeSent = <State extends RoomStateBase>(state: State, count: number): State => ({
  ...stopSending(state),
  reports: state.reports.slice(count),
})
