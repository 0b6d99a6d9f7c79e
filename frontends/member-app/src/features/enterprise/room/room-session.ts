import { formatJstTime } from '@hibiki/calendar'
import { ApiError } from '../../../lib/api/api-error.ts'
import { CALL_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'
import type { RoomCalls } from '../api/room-calls.ts'
import type { Report, Section } from '../types.ts'
import { fadeMs, type Mixer, type Voice } from './mixer.ts'
import { dueManagements, enqueue, isOvertaken, pollEveryMs, reloadDue } from './room.rules.ts'
import type { openRoomSocket } from './room-socket.ts'
import { roomStorage } from './room-storage.ts'

export interface RoomState {
  /** `taken` by another device (E1000), `freed` by an operator (E1001), `gone` from the agency's rooms. */
  phase: 'starting' | 'on' | 'taken' | 'freed' | 'gone'
  /** What the service says about the end. */
  message: string | null
  section: Section | null
  /** The last poll did not reach the service: the sounds go on. */
  isOffline: boolean
  /** The browser wants a touch before it lets anything sound. */
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
  keepSounds: (soundIds: readonly string[]) => Promise<void>
  fetchSound: (soundId: string, path: string) => Promise<Blob>
  reload: () => void
}

const reportsPerCall = 100
/** A page that did not run for longer slept, and its sound with it. */
const maxPauseMs = 20_000

/** A call that hangs counts as one that did not reach the service: nobody is there to load the page again. */
const inTime = <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeout(CALL_TIMEOUT_MS, call)

/**
 * A device in a room, from start to leaving: holds the section, plays what is ordered and planned, reports what is heard, and
 * needs nobody after the first touch. Outside React, so that every rule can be tested with a clock.
 */
export function createRoomSession(options: Options) {
  const { userId, sectionId, calls } = options
  const listeners = new Set<() => void>()
  const kept = roomStorage.read({ userId, sectionId })
  const loadedAtMs = Date.now()
  let reports: Report[] = kept?.reports ?? []
  let silentSinceMs: number | null = kept?.silentSinceMs ?? loadedAtMs
  /** When what sounds now began, or up to when a report says so. */
  let reportedUntilMs = loadedAtMs
  /** When the page last ran. */
  let awakeAtMs = loadedAtMs
  let clockOffsetMs = 0
  let isPolling = false
  let isOver = false
  /** Nothing of the room stays on the device. */
  let hasLeft = false
  let start = options.start
  /** The last poll brought less than was known when it began. */
  let wasBehind = false
  /** The sounds that were last fetched ahead. */
  let prepared: string | null = null
  let state: RoomState = {
    phase: 'starting',
    message: null,
    section: kept?.section ?? null,
    isOffline: false,
    isBlocked: false,
    sounding: [],
  }
  const mixer = options.createMixer({ onBlocked: () => become({ isBlocked: true }), onChange: looks })
  let socket: ReturnType<typeof openRoomSocket> | null = null

  const serverNowMs = () => Date.now() + clockOffsetMs

  function become(part: Partial<RoomState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  /** Not after the end, though a call may still be on its way. */
  const save = () => {
    if (!hasLeft) roomStorage.save({ userId, sectionId, section: state.section, reports, silentSinceMs })
  }

  /** Something began or ended to sound. */
  function looks() {
    const sounding = mixer.sounding()
    if (sounding.join() === state.sounding.join()) return
    noteSleep()
    // A poll that waits for long has kept the sounds so far from being reported.
    if (state.phase === 'on' && Date.now() - reportedUntilMs > 2 * pollEveryMs)
      reports = enqueue(reports, reportOf(state.sounding))
    silentSinceMs = sounding.length > 0 ? null : (silentSinceMs ?? Date.now())
    reportedUntilMs = Date.now()
    become({ sounding, ...(sounding.length > 0 && { isBlocked: false }) })
    save()
    if (!isOver && state.phase === 'on') void report()
  }

  const ordered = (section: Section) =>
    dueManagements(section, serverNowMs()).filter(({ playing }) => playing)

  function play() {
    const { section } = state
    if (!section || isOver) return
    const voices: Voice[] = ordered(section).map(({ id, volume, dmv }) => ({
      managementId: id,
      soundId: dmv.id,
      path: dmv.path,
      volume,
    }))
    mixer.play(voices)
    socket?.applied(section.revision)
  }

  /**
   * The sounds that the plan brings next are on the device before the network is needed for them. Which they are changes with the hour,
   * too, while the revision stays.
   */
  function prepare(section: Section) {
    const next = new Set(
      section.upcoming.flatMap(({ managements }) =>
        managements.filter(({ playing }) => playing).map(({ id }) => id),
      ),
    )
    const wanted = section.managements
      .filter(({ id, playing }) => playing || next.has(id))
      .map(({ dmv }) => dmv)
    const soundIds = wanted.map(({ id }) => id)
    if (soundIds.join() === prepared) return
    prepared = soundIds.join()
    void options.keepSounds(soundIds).catch(() => undefined)
    // The mixer loads what is to sound now: a second load would take half of a slow line.
    const loaded = new Set(ordered(section).map(({ dmv }) => dmv.id))
    for (const { id, path } of wanted)
      if (!loaded.has(id)) void options.fetchSound(id, path).catch(() => undefined)
  }

  function accept(section: Section) {
    if (isOver) return
    become({ section, phase: 'on', message: null })
    save()
    play()
    prepare(section)
  }

  function forget() {
    close()
    hasLeft = true
    roomStorage.clear()
  }

  function end(phase: 'taken' | 'freed' | 'gone', message: string | null) {
    forget()
    become({ phase, message, sounding: [] })
  }

  /** Nobody knows whether anything sounded while the page slept: reports begin anew. */
  function noteSleep() {
    const nowMs = Date.now()
    if (nowMs - awakeAtMs > maxPauseMs) reportedUntilMs = nowMs
    awakeAtMs = nowMs
  }

  function currentReport(): Report {
    noteSleep()
    return reportOf(mixer.sounding())
  }

  /** Without a gap after the one before, however long a call in between took. */
  function reportOf(playing: readonly string[]): Report {
    return {
      playingDmvId: playing[0] ?? null,
      playingDmvIds: [...playing],
      actStopping: playing.length === 0,
      oldestStopTime: silentSinceMs === null ? null : formatJstTime(silentSinceMs + clockOffsetMs),
      since: new Date(reportedUntilMs + clockOffsetMs).toISOString(),
      reportedAt: new Date(serverNowMs()).toISOString(),
    }
  }

  /** What cannot be sent waits; what waits goes first, so that reports arrive in the order they were made. */
  async function report(): Promise<void> {
    const now = currentReport()
    const nowMs = Date.now()
    const wait = () => {
      reports = enqueue(reports, now)
      save()
    }
    if (state.isOffline || reports.length > 0) wait()
    else {
      try {
        await inTime((signal) => calls.report(sectionId, now, signal))
      } catch (error) {
        if (error instanceof ApiError) return
        wait()
      }
    }
    reportedUntilMs = Math.max(reportedUntilMs, nowMs)
  }

  async function flush(): Promise<void> {
    while (reports.length > 0) {
      const some = reports.slice(0, reportsPerCall)
      await inTime((signal) => calls.reports(sectionId, some, signal))
      reports = reports.slice(some.length)
      save()
    }
  }

  async function poll(): Promise<void> {
    if (isPolling || isOver) return
    isPolling = true
    const askedMs = Date.now()
    const known = state.section
    try {
      const section = await inTime((signal) => calls.section(sectionId, start, signal))
      if (isOver) return
      clockOffsetMs = Date.parse(section.serverTime) - (askedMs + Date.now()) / 2
      if (section.statusCode === 'E1000') return end('taken', section.message)
      if (section.statusCode === 'E1001') return end('freed', section.message)
      start = false
      become({ isOffline: false })
      const isBehind = isOvertaken(section, known)
      // Only the socket overtakes a poll. What two polls in a row bring is the truth: the service came back from a backup.
      if (!isOvertaken(section, state.section) || (isBehind && wasBehind)) accept(section)
      wasBehind = isBehind
      await flush()
      await report()
      socket ??= options.openSocket({
        ticket: () => inTime((signal) => calls.ticket(sectionId, signal)),
        onSection: (section) => {
          if (!isOvertaken(section, state.section)) accept(section)
        },
        onAsk: () => void poll(),
      })
    } catch (error) {
      if (isOver) return
      if (error instanceof ApiError && error.status === 404) return end('gone', error.message)
      become({ isOffline: true })
      play()
      await report()
    } finally {
      isPolling = false
    }
  }

  function tick() {
    noteSleep()
    play()
    const loadProgressMs = mixer.loadProgressMs()
    const isOnline = !state.isOffline
    const due = reloadDue({ nowMs: Date.now(), loadedAtMs, silentSinceMs, loadProgressMs, isOnline })
    if (due === 'reload') return options.reload()
    if (due === 'fade') {
      mixer.play([])
      setTimeout(options.reload, fadeMs + 500)
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

  const timer = setInterval(tick, pollEveryMs)
  play()
  void poll()

  return {
    snapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** After a touch the browser lets the sounds begin. */
    resume: play,
    /** The person goes: the section is free at once. */
    leave() {
      forget()
      void calls.release(sectionId).catch(() => undefined)
    },
    /** The page goes without the person having said so: the same device comes back. */
    close,
  }
}

export type RoomSession = ReturnType<typeof createRoomSession>
