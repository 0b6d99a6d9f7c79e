import { loadAudio, soundNotReadyMessage } from './load-audio.ts'
import type { LapReading, Mp3Laps } from './mp3-laps.ts'
import {
  OPEN_END_SECONDS,
  openSourceBuffer,
  RETRY_MS,
  setAppendStart,
  waitUntilUpdated,
} from './open-source-buffer.ts'
import type { PlayedSound } from './played-sound.ts'
import { MAX_HOLE_SECONDS, skipHole } from './skip-hole.ts'
import type { SoundBytes } from './sound-bytes.ts'
import { UnsupportedSoundError } from './unsupported-sound-error.ts'

/** The browser's buffer is filled this far ahead of the sound that is heard. */
const AHEAD_SECONDS = 90
/** With less sound than this ahead, a failed piece can no longer be retried unheard. */
const MIN_AHEAD_SECONDS = 1

interface Options {
  bytes: SoundBytes
  /** Returns the same bytes by a link that works; null where there is none. */
  renew: () => Promise<SoundBytes | null>
  time: number
  loops: boolean
  loadsNow: boolean
  onError: () => void
  onUnsupported: () => void
}

/** Plays an mp3 lap after lap, each joined to the one before at the sample where the encoder's padding begins. */
export function createMediaSourceSound(element: HTMLAudioElement, options: Options): PlayedSound {
  const { bytes, renew, onError, onUnsupported } = options
  const mediaSource = new MediaSource()
  const url = URL.createObjectURL(mediaSource)
  const listening = new AbortController()
  const { signal } = listening
  let { loops } = options
  let buffer: SourceBuffer | null = null
  let laps: Mp3Laps | null = null
  let reading: LapReading | null = null
  /** When each lap began, oldest first. */
  let lapStarts: number[] = [0]
  let pendingStart: number | null = options.time
  let pendingEnd: number | null = null
  let isPumping = false
  let retryAtMs = 0
  let reject: (error: Error) => void = () => undefined

  element.loop = false

  const getLapSeconds = () => laps?.seconds() ?? Number.NaN

  function findLapStart(time: number): number {
    const lapSeconds = getLapSeconds()
    const known = lapStarts.findLast((start) => start <= time + 1e-3) ?? 0
    if (!(lapSeconds > 0) || time < known + lapSeconds + MAX_HOLE_SECONDS) return known
    return loops ? Math.floor(time / lapSeconds) * lapSeconds : known
  }

  function isBuffered(time: number): boolean {
    const { buffered } = element
    for (let range = 0; range < buffered.length; range++) {
      if (time >= buffered.start(range) - 0.01 && time < buffered.end(range)) return true
    }
    return false
  }

  const getAheadSeconds = () => (laps && reading ? laps.getEnd(reading) - element.currentTime : 0)

  async function removeFrom(target: SourceBuffer, start: number): Promise<void> {
    if (mediaSource.readyState === 'closed') return
    target.remove(start, Number.POSITIVE_INFINITY)
    await waitUntilUpdated(target)
  }

  /** The reader is loaded after the page's first screen. */
  async function readLaps(): Promise<Mp3Laps> {
    const { readMp3Laps } = await import('./mp3-laps.ts')
    return readMp3Laps(bytes, renew)
  }

  function startLap(from: Mp3Laps, lapStart: number): LapReading {
    lapStarts.push(lapStart)
    return from.startLap(lapStart)
  }

  /** Reads the next piece of the lap and appends it to the browser's buffer. */
  async function append(target: SourceBuffer, from: Mp3Laps, current: LapReading): Promise<void> {
    const { audio, next, lapEnd } = await from.readPiece(current)
    if (reading !== current || pendingStart !== null || pendingEnd !== null || signal.aborted) return
    const isHeard = audio.length > 0 && (lapEnd === null || lapEnd > current.audibleFrom)
    if (isHeard) {
      if (current.isFirst)
        setAppendStart(target, { offset: from.getEnd(current), audibleFrom: current.audibleFrom })
      target.appendWindowEnd = lapEnd ?? Number.POSITIVE_INFINITY
      if (!(await appendAudio(target, audio))) return
    }
    if (reading !== current || signal.aborted) return
    reading = next
    if (lapEnd === null) return
    if (loops) reading = startLap(from, lapEnd)
    else endAt(next, lapEnd)
  }

  /** Returns false while the browser has no room for the audio. */
  async function appendAudio(target: SourceBuffer, audio: Uint8Array<ArrayBuffer>): Promise<boolean> {
    try {
      target.appendBuffer(audio)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      retryAtMs = performance.now() + RETRY_MS
      return false
    }
    await waitUntilUpdated(target)
    // The next lap reopens an end that was announced.
    if (loops && mediaSource.readyState === 'open' && mediaSource.duration < OPEN_END_SECONDS)
      mediaSource.duration = OPEN_END_SECONDS
    return true
  }

  function endAt(ended: LapReading, lapEnd: number) {
    reading = { ...ended, audibleFrom: lapEnd, isEnded: true }
    if (mediaSource.readyState === 'open') mediaSource.endOfStream()
  }

  async function restart(target: SourceBuffer, from: Mp3Laps, time: number) {
    if (element.buffered.length > 0) await removeFrom(target, 0)
    if (pendingStart !== time) return
    pendingStart = null
    reading = from.startAt(time, findLapStart(time))
    lapStarts = [reading.lapStart]
  }

  /** Ends the sound with this lap: what the browser has of the following ones is removed. */
  async function endBefore(target: SourceBuffer, lapEnd: number) {
    await removeFrom(target, lapEnd - 1e-4)
    pendingEnd = null
    lapStarts = lapStarts.filter((start) => start < lapEnd - 1e-3)
    if (reading) endAt(reading, lapEnd)
  }

  async function pump(): Promise<void> {
    if (isPumping || signal.aborted || performance.now() < retryAtMs) return
    isPumping = true
    try {
      if (!buffer) {
        buffer = await openSourceBuffer(mediaSource, signal)
        laps = await readLaps()
        if (mediaSource.readyState === 'open') mediaSource.duration = OPEN_END_SECONDS
      }
      laps ??= await readLaps()
      while (!signal.aborted && performance.now() >= retryAtMs) {
        if (pendingStart !== null) await restart(buffer, laps, pendingStart)
        else if (pendingEnd !== null) await endBefore(buffer, pendingEnd)
        else if (reading && !reading.isEnded && getAheadSeconds() < AHEAD_SECONDS)
          await append(buffer, laps, reading)
        else break
      }
    } catch (error) {
      onFailure(error)
    } finally {
      isPumping = false
    }
  }

  function onFailure(error: unknown) {
    if (signal.aborted) return
    if (error instanceof UnsupportedSoundError || error instanceof DOMException) return onUnsupported()
    if (getAheadSeconds() > MIN_AHEAD_SECONDS) {
      laps?.renewLink()
      retryAtMs = performance.now() + RETRY_MS
      return
    }
    reject(new Error(soundNotReadyMessage))
    onError()
  }

  function onSeeking() {
    const time = element.currentTime
    if (pendingStart === null && !isBuffered(time)) pendingStart = time
    void pump()
  }

  function onWaiting() {
    skipHole(element)
    void pump()
  }

  element.addEventListener('timeupdate', () => void pump(), { signal })
  element.addEventListener('waiting', onWaiting, { signal })
  element.addEventListener('seeking', onSeeking, { signal })
  mediaSource.addEventListener('sourceopen', () => void pump(), { signal })

  async function begin(): Promise<void> {
    if (!options.loadsNow) {
      element.src = url
      return
    }
    const failed = new Promise<never>((_, fail) => {
      reject = fail
    })
    await Promise.race([loadAudio(element, url), failed])
    element.currentTime = options.time
  }

  void pump()
  const ready = begin()
  ready.catch(() => undefined)
  return {
    ready,
    time: () => element.currentTime,
    place() {
      const lapSeconds = getLapSeconds()
      const place = element.currentTime - findLapStart(element.currentTime)
      return lapSeconds > 0 ? Math.min(place, lapSeconds) : place
    },
    duration: getLapSeconds,
    seek(time) {
      if (!isBuffered(time)) pendingStart = time
      element.currentTime = time
      void pump()
    },
    setLoop(loop) {
      if (loop === loops) return
      loops = loop
      if (!laps || !reading) return
      pendingEnd = null
      const followingLap = lapStarts.find((start) => start > element.currentTime)
      if (!loop && followingLap !== undefined) pendingEnd = followingLap
      else if (loop && reading.isEnded) reading = startLap(laps, reading.audibleFrom)
      void pump()
    },
    close() {
      listening.abort()
      URL.revokeObjectURL(url)
    },
  }
}
