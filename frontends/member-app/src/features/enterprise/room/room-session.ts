import { ApiError } from '../../../lib/api/api-error.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import type { RoomApi } from '../api/room-api.ts'
import type { RoomSection } from '../types.ts'
import { FADE_MS, type Mixer } from './mixer.ts'
import { POLL_INTERVAL_MS } from './room.rules.ts'
import { type RoomEffect, type RoomSignal, transitionRoomState } from './room-session.machine.ts'
import type { openRoomSocket } from './room-socket.ts'
import { createRoomState, type RoomState } from './room-state.ts'
import { roomStorage } from './room-storage.ts'
import { createSoundPrefetcher } from './sound-prefetcher.ts'

interface Options {
  userId: string
  sectionId: string
  /** A person pressed start; false after a reload. */
  start: boolean
  calls: RoomApi
  createMixer: (listeners: {
    onBlocked: () => void
    onChange: () => void
    getServerMs: () => number
  }) => Mixer
  openSocket: typeof openRoomSocket
  pruneSounds: (soundIds: readonly string[]) => Promise<void>
  fetchSound: (soundId: string, path: string) => Promise<Blob>
  reload: () => void
}

type EffectRunners = {
  [Type in RoomEffect['type']]: (effect: Extract<RoomEffect, { type: Type }>) => unknown
}

/** The parts of the state that the screen shows. */
const shownKeys = ['phase', 'section', 'isOffline', 'isBlocked', 'sounding'] as const

/** The weeks ahead of a plan that does not change are requested again this often, so that they stay weeks. */
const OUTLOOK_INTERVAL_MS = 12 * 3_600_000

/** A call that hangs counts as one that did not reach the service, because nobody is there to reload the page. */
const withCallTimeout = <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeout(REQUEST_TIMEOUT_MS, call)

/**
 * Runs a device in a room, from start to leaving: it holds the section, plays the ordered and planned sounds, reports what plays, and
 * needs nobody after the first touch. It runs the effects of its machine, outside React, so that it can be tested with a clock.
 */
export function createRoomSession(options: Options) {
  const { userId, sectionId, calls } = options
  const listeners = new Set<() => void>()
  let state = createRoomState(roomStorage.read({ userId, sectionId }), {
    start: options.start,
    nowMs: Date.now(),
  })
  /** The state at the last change of what the screen shows. */
  let shown = state
  let socket: ReturnType<typeof openRoomSocket> | null = null
  const prefetcher = createSoundPrefetcher(options.fetchSound)
  let outlookRequestedAtMs = 0
  let isOutlookRequested = false
  const mixer = options.createMixer({
    onBlocked: () => dispatch({ type: 'soundBlocked' }),
    onChange: () => dispatch({ type: 'soundingChanged' }),
    getServerMs: () => Date.now() + state.clockOffsetMs,
  })

  function dispatch(signal: RoomSignal): void {
    const moment = {
      nowMs: Date.now(),
      sounding: mixer.listSounding(),
      loadProgressMs: mixer.getLoadProgressMs(),
    }
    const next = transitionRoomState(state, { ...signal, ...moment })
    state = next.state
    if (shownKeys.some((key) => state[key] !== shown[key])) {
      shown = state
      for (const listener of listeners) listener()
    }
    for (const effect of next.effects) runners[effect.type](effect as never)
  }

  const dispatchPollError = (error: unknown): void =>
    dispatch(
      error instanceof ApiError && error.status === 404
        ? { type: 'sectionMissing', message: error.message }
        : { type: 'pollFailed' },
    )

  /** Requests the weeks ahead for a new revision, and again after hours. A failed request is repeated after the next poll. */
  async function updateOutlook({ statusCode, revision }: RoomSection): Promise<void> {
    const isFresh =
      state.outlook?.revision === revision && Date.now() - outlookRequestedAtMs < OUTLOOK_INTERVAL_MS
    if (statusCode !== 'E0000' || isFresh || isOutlookRequested) return
    isOutlookRequested = true
    try {
      const outlook = await withCallTimeout((signal) => calls.outlook(sectionId, signal))
      outlookRequestedAtMs = Date.now()
      dispatch({ type: 'outlookReceived', outlook })
    } catch {
      // Without it the device knows the next day, which the poll brings.
    } finally {
      isOutlookRequested = false
    }
  }

  const runners: EffectRunners = {
    play({ voices, revision }) {
      mixer.play(voices)
      socket?.sendApplied(revision)
    },
    prefetch({ keptIds, sounds }) {
      void options.pruneSounds(keptIds).catch(() => undefined)
      prefetcher.want(sounds)
    },
    requestSection: ({ start }) =>
      withCallTimeout((signal) => calls.section(sectionId, start, signal))
        .then((section) => {
          dispatch({ type: 'sectionReceived', section })
          prefetcher.renewLinks(section.managements.map(({ dmv }) => dmv))
          void updateOutlook(section)
        })
        .catch(dispatchPollError),
    sendReports: ({ reports }) =>
      withCallTimeout((signal) => calls.reports(sectionId, [...reports], signal))
        .then(() => dispatch({ type: 'reportsSent', count: reports.length }))
        .catch(dispatchPollError),
    sendReport: (sent) =>
      withCallTimeout((signal) => calls.report(sectionId, sent.report, signal)).then(
        () => dispatch({ ...sent, type: 'reportSent' }),
        (error) => dispatch({ ...sent, type: error instanceof ApiError ? 'reportRejected' : 'reportFailed' }),
      ),
    openSocket() {
      socket ??= options.openSocket({
        ticket: () => withCallTimeout((signal) => calls.ticket(sectionId, signal)),
        onSection: (section) => dispatch({ type: 'sectionPushed', section }),
        onPollRequested: () => dispatch({ type: 'pollRequested' }),
      })
    },
    raise: ({ event }) => dispatch({ type: event }),
    save() {
      const { section, outlook, reports, silentSinceMs } = state
      roomStorage.save({ userId, sectionId, section, outlook, reports, silentSinceMs })
    },
    clearStorage: roomStorage.clear,
    release: () => calls.release(sectionId).catch(() => undefined),
    close() {
      clearInterval(timer)
      prefetcher.want([])
      socket?.close()
      mixer.close()
    },
    reload: options.reload,
    fadeAndReload() {
      mixer.play([])
      setTimeout(options.reload, FADE_MS + 500)
    },
  }

  const timer = setInterval(() => dispatch({ type: 'ticked' }), POLL_INTERVAL_MS)
  dispatch({ type: 'resumed' })
  dispatch({ type: 'pollRequested' })

  return {
    snapshot: (): RoomState => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Plays after a touch, which the browser requires. */
    resume: () => dispatch({ type: 'resumed' }),
    /** Releases the section at once, when the person leaves. */
    leave: () => dispatch({ type: 'leaveRequested' }),
    /** Closes without releasing the section, because the same device may come back. */
    close: () => dispatch({ type: 'closed' }),
  }
}

export type RoomSession = ReturnType<typeof createRoomSession>
