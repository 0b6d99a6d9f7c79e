import { formatJstTime } from '@hibiki/calendar'
import { ApiError } from '../../../lib/api/api-error.ts'
import { CALL_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import type { RoomCalls } from '../api/room-calls.ts'
import type { Report, Section } from '../types.ts'
import { FADE_MS, type Mixer, type Voice } from './mixer.ts'
import { enqueue, findReloadStep, isOvertaken, listDueManagements, POLL_EVERY_MS } from './room.rules.ts'
import type { openRoomSocket } from './room-socket.ts'
import { roomStorage } from './room-storage.ts'

export interface RoomState {
  /** `taken` by another device (E1000), `freed` by an operator (E1001), `gone` from the agency's rooms. */
  phase: 'starting' | 'on' | 'taken' | 'freed' | 'gone'
  /** The service's message about the end. */
  message: string | null
  section: Section | null
  /** The last poll did not reach the service; the sounds play on. */
  isOffline: boolean
  /** The browser requires a touch before it plays any sound. */
  isBlocked: boolean
  sounding: readonly string[]
}

interface Options {
  userId: string
  sectionId: string
  /** A person pressed start; false after a reload. */
  start: boolean
  calls: RoomCalls
  createMixer: (hears: { onBlocked: () => void; onChange: () => void }) => Mixer
  openSocket: typeof openRoomSocket
  pruneSounds: (soundIds: readonly string[]) => Promise<void>
  fetchSound: (soundId: string, path: string) => Promise<Blob>
  reload: () => void
}

const REPORTS_PER_CALL = 100
/** A page that did not run for longer than this was asleep, and its sound with it. */
const MAX_PAUSE_MS = 20_000

/** A call that hangs counts as one that did not reach the service, because nobody is there to reload the page. */
const withCallTimeout = <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeout(CALL_TIMEOUT_MS, call)

/**
 * A device in a room, from start to leaving: it holds the section, plays the ordered and planned sounds, reports what plays, and
 * needs nobody after the first touch. It is outside React, so that every rule can be tested with a clock.
 */
export function createRoomSession(options: Options) {
  const { userId, sectionId, calls } = options
  const listeners = new Set<() => void>()
  const stored = roomStorage.read({ userId, sectionId })
  const loadedAtMs = Date.now()
  let reports: Report[] = stored?.reports ?? []
  let silentSinceMs: number | null = stored?.silentSinceMs ?? loadedAtMs
  /** The time up to which the current sounds are reported, or at which they began. */
  let reportedUntilMs = loadedAtMs
  /** The time at which the page last ran. */
  let lastRanAtMs = loadedAtMs
  let clockOffsetMs = 0
  let isPolling = false
  let isOver = false
  /** Whether the device has left the room, so that nothing may be stored any more. */
  let hasLeft = false
  let start = options.start
  /** Whether the last poll returned an older revision than the one known when it began. */
  let wasBehind = false
  /** The sounds that were prefetched last. */
  let prefetchedIds: string | null = null
  let state: RoomState = {
    phase: 'starting',
    message: null,
    section: stored?.section ?? null,
    isOffline: false,
    isBlocked: false,
    sounding: [],
  }
  const mixer = options.createMixer({
    onBlocked: () => setState({ isBlocked: true }),
    onChange: onSoundingChanged,
  })
  let socket: ReturnType<typeof openRoomSocket> | null = null

  const serverNowMs = () => Date.now() + clockOffsetMs

  function setState(part: Partial<RoomState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  /** Stores nothing after the device has left, although a call may still be under way. */
  const save = () => {
    if (!hasLeft) roomStorage.save({ userId, sectionId, section: state.section, reports, silentSinceMs })
  }

  /** Called when a sound began or ended. */
  function onSoundingChanged() {
    const sounding = mixer.listSounding()
    if (sounding.join() === state.sounding.join()) return
    detectSleep()
    // A long poll has delayed the report of the previous sounds.
    if (state.phase === 'on' && Date.now() - reportedUntilMs > 2 * POLL_EVERY_MS)
      reports = enqueue(reports, toReport(state.sounding))
    silentSinceMs = sounding.length > 0 ? null : (silentSinceMs ?? Date.now())
    reportedUntilMs = Date.now()
    setState({ sounding, ...(sounding.length > 0 && { isBlocked: false }) })
    save()
    if (!isOver && state.phase === 'on') void report()
  }

  const listOrdered = (section: Section) =>
    listDueManagements(section, serverNowMs()).filter(({ playing }) => playing)

  function play() {
    const { section } = state
    if (!section || isOver) return
    const voices: Voice[] = listOrdered(section).map(({ id, volume, dmv }) => ({
      managementId: id,
      soundId: dmv.id,
      path: dmv.path,
      volume,
    }))
    mixer.play(voices)
    socket?.sendApplied(section.revision)
  }

  /**
   * Prefetches the sounds that the plan plays next, so that they need no network then. Which they are changes with the hour, even
   * while the revision stays the same.
   */
  function prefetchUpcoming(section: Section) {
    const next = new Set(
      section.upcoming.flatMap(({ managements }) =>
        managements.filter(({ playing }) => playing).map(({ id }) => id),
      ),
    )
    const sounds = section.managements
      .filter(({ id, playing }) => playing || next.has(id))
      .map(({ dmv }) => dmv)
    const soundIds = sounds.map(({ id }) => id)
    if (soundIds.join() === prefetchedIds) return
    prefetchedIds = soundIds.join()
    void options.pruneSounds(soundIds).catch(() => undefined)
    // The mixer already loads the current sounds; a second load would take half of a slow line.
    const loaded = new Set(listOrdered(section).map(({ dmv }) => dmv.id))
    for (const { id, path } of sounds)
      if (!loaded.has(id)) void options.fetchSound(id, path).catch(() => undefined)
  }

  function applySection(section: Section) {
    if (isOver) return
    setState({ section, phase: 'on', message: null })
    save()
    play()
    prefetchUpcoming(section)
  }

  function closeAndClear() {
    close()
    hasLeft = true
    roomStorage.clear()
  }

  function end(phase: 'taken' | 'freed' | 'gone', message: string | null) {
    closeAndClear()
    setState({ phase, message, sounding: [] })
  }

  /** Restarts the reported time after the page slept, because nobody knows what sounded meanwhile. */
  function detectSleep() {
    const nowMs = Date.now()
    if (nowMs - lastRanAtMs > MAX_PAUSE_MS) reportedUntilMs = nowMs
    lastRanAtMs = nowMs
  }

  function currentReport(): Report {
    detectSleep()
    return toReport(mixer.listSounding())
  }

  /** The report starts where the previous one ended, however long a call in between took. */
  function toReport(playing: readonly string[]): Report {
    return {
      playingDmvId: playing[0] ?? null,
      playingDmvIds: [...playing],
      actStopping: playing.length === 0,
      oldestStopTime: silentSinceMs === null ? null : formatJstTime(silentSinceMs + clockOffsetMs),
      since: new Date(reportedUntilMs + clockOffsetMs).toISOString(),
      reportedAt: new Date(serverNowMs()).toISOString(),
    }
  }

  /** Queues a report that cannot be sent; queued reports go first, so that all arrive in order. */
  async function report(): Promise<void> {
    const now = currentReport()
    const nowMs = Date.now()
    const queueReport = () => {
      reports = enqueue(reports, now)
      save()
    }
    if (state.isOffline || reports.length > 0) queueReport()
    else {
      try {
        await withCallTimeout((signal) => calls.report(sectionId, now, signal))
      } catch (error) {
        if (error instanceof ApiError) return
        queueReport()
      }
    }
    reportedUntilMs = Math.max(reportedUntilMs, nowMs)
  }

  async function flush(): Promise<void> {
    while (reports.length > 0) {
      const batch = reports.slice(0, REPORTS_PER_CALL)
      await withCallTimeout((signal) => calls.reports(sectionId, batch, signal))
      reports = reports.slice(batch.length)
      save()
    }
  }

  async function poll(): Promise<void> {
    if (isPolling || isOver) return
    isPolling = true
    const requestedAtMs = Date.now()
    const sectionBefore = state.section
    try {
      const section = await withCallTimeout((signal) => calls.section(sectionId, start, signal))
      if (isOver) return
      clockOffsetMs = Date.parse(section.serverTime) - (requestedAtMs + Date.now()) / 2
      if (section.statusCode === 'E1000') return end('taken', section.message)
      if (section.statusCode === 'E1001') return end('freed', section.message)
      start = false
      setState({ isOffline: false })
      const isBehind = isOvertaken(section, sectionBefore)
      // Only the socket overtakes a poll. An older revision in two polls in a row means that the service was restored from a backup.
      if (!isOvertaken(section, state.section) || (isBehind && wasBehind)) applySection(section)
      wasBehind = isBehind
      await flush()
      await report()
      socket ??= options.openSocket({
        ticket: () => withCallTimeout((signal) => calls.ticket(sectionId, signal)),
        onSection: (section) => {
          if (!isOvertaken(section, state.section)) applySection(section)
        },
        onPollRequested: () => void poll(),
      })
    } catch (error) {
      if (isOver) return
      if (error instanceof ApiError && error.status === 404) return end('gone', error.message)
      setState({ isOffline: true })
      play()
      await report()
    } finally {
      isPolling = false
    }
  }

  function tick() {
    detectSleep()
    play()
    const loadProgressMs = mixer.getLoadProgressMs()
    const isOnline = !state.isOffline
    const reloadStep = findReloadStep({
      nowMs: Date.now(),
      loadedAtMs,
      silentSinceMs,
      loadProgressMs,
      isOnline,
    })
    if (reloadStep === 'reload') return options.reload()
    if (reloadStep === 'fade') {
      mixer.play([])
      setTimeout(options.reload, FADE_MS + 500)
      return
    }
    void poll()
  }

  function close() {
    isOver = true
    clearInterval(timer)
    socket?.close()
    mixer.close()
  }

  const timer = setInterval(tick, POLL_EVERY_MS)
  play()
  void poll()

  return {
    snapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Plays after a touch, which the browser requires. */
    resume: play,
    /** Releases the section at once, when the person leaves. */
    leave() {
      closeAndClear()
      void calls.release(sectionId).catch(() => undefined)
    },
    /** Closes without releasing the section, because the same device may come back. */
    close,
  }
}

export type RoomSession = ReturnType<typeof createRoomSession>
