import { loadAudio, notReadyMessage } from './load-audio.ts'
import { findFrame, id3Bytes, type Mp3Info, readMp3Info, takeFrames } from './mp3-frames.rules.ts'
import type { Played } from './played-sound.ts'
import type { SoundBytes } from './sound-bytes.ts'

/** How far ahead of what is heard the browser is given sound. */
const AHEAD_SECONDS = 90
/** Longer than any evening: while laps may follow, the end is not known, and without one nothing could be sought. */
const OPEN_END_SECONDS = 7 * 24 * 3600
/** A seam may cut into the last frames of the file: they wait until its end is known. */
const FRAMES_BEFORE_CUT = 4
/** A decoder needs some frames before the first that shall be heard. */
const FRAMES_BEFORE_SEEK = 10
/** Beyond what was read before, a place is estimated if it is further away than this. */
const MAX_WALK_SECONDS = 60
const RETRY_MS = 2_000
/** Below this nothing is left to wait with. */
const MIN_AHEAD_SECONDS = 1
/** A browser that does not cut inside frames leaves a hole as long as one of them. */
const MAX_HOLE_SECONDS = 0.2

/** Where the file is being read, and where in time that sound belongs. */
interface Run {
  /** When the beginning of the file is heard in this lap; of an estimated place it may lie before the start. */
  lapStart: number
  /** What lies before this moment is needed by the decoder only. */
  audibleFrom: number
  /** The place in the file, after `rest`. */
  at: number
  rest: Uint8Array<ArrayBuffer>
  /** Samples of the file before `rest`, encoder's delay included. */
  samples: number
  /** Whether `samples` was counted, not estimated. */
  isExact: boolean
  needsSync: boolean
  isFirst: boolean
  isEnded: boolean
}

interface Options {
  bytes: SoundBytes
  /** The same bytes by a link that works; null where there is none. */
  renew: () => Promise<SoundBytes | null>
  time: number
  loops: boolean
  loadsNow: boolean
  onError: () => void
  onUnsupported: () => void
}

class UnsupportedSound extends Error {}

/** Gives the element lap after lap of an mp3, each joined to the one before at the sample where the encoder's padding begins. */
export function createMediaSourceSound(element: HTMLAudioElement, options: Options): Played {
  const { renew, onError, onUnsupported } = options
  const mediaSource = new MediaSource()
  const url = URL.createObjectURL(mediaSource)
  const listening = new AbortController()
  const { signal } = listening
  let { bytes, loops } = options
  let buffer: SourceBuffer | null = null
  let info: Mp3Info | null = null
  let lapSeconds = Number.NaN
  let run: Run | null = null
  /** When each lap began, oldest first. */
  let lapStarts: number[] = [0]
  /** Places in the file where frames begin, by the samples before them; they were counted from the beginning. */
  const marks: { at: number; samples: number }[] = []
  let pendingStart: number | null = options.time
  let pendingEnd: number | null = null
  let isPumping = false
  let shouldRenew = false
  let retryAtMs = 0
  let reject: (error: Error) => void = () => undefined

  element.loop = false

  const lapStartOf = (time: number): number => {
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

  const fedUntil = ({ lapStart, samples }: Run, { delay, sampleRate }: Mp3Info) =>
    lapStart + (samples - delay) / sampleRate

  const aheadSeconds = () => (run && info ? fedUntil(run, info) - element.currentTime : 0)

  const needsMore = (): boolean => run !== null && !run.isEnded && aheadSeconds() < AHEAD_SECONDS

  function whenUpdated(target: SourceBuffer): Promise<void> {
    return new Promise((resolve) => target.addEventListener('updateend', () => resolve(), { once: true }))
  }

  async function removeFrom(target: SourceBuffer, start: number): Promise<void> {
    if (mediaSource.readyState === 'closed') return
    target.remove(start, Number.POSITIVE_INFINITY)
    await whenUpdated(target)
  }

  async function open(): Promise<SourceBuffer> {
    if (mediaSource.readyState === 'closed') {
      await new Promise((resolve) =>
        mediaSource.addEventListener('sourceopen', resolve, { once: true, signal }),
      )
    }
    return mediaSource.addSourceBuffer('audio/mpeg')
  }

  async function readInfo(): Promise<Mp3Info> {
    const start = await bytes.read(0)
    const audioFrom = id3Bytes(start)
    const head = audioFrom > 0 ? await bytes.read(audioFrom) : start
    // A piece may end within the first frames.
    const more = head.length < 8192 ? await bytes.read(audioFrom + head.length) : new Uint8Array()
    const found = readMp3Info(join(head, more), audioFrom)
    if (!found) throw new UnsupportedSound()
    const samples = found.samples ?? estimateSamples(found)
    lapSeconds = (samples - found.delay - found.padding) / found.sampleRate
    if (!(lapSeconds > 0)) throw new UnsupportedSound()
    marks.push({ at: found.audioFrom, samples: 0 })
    return found
  }

  const estimateSamples = ({ audioFrom, frame }: Mp3Info): number =>
    Math.round(((bytes.totalBytes() ?? 0) - audioFrom) / frame.bytes) * frame.samples

  function runFrom(time: number, found: Mp3Info): Run {
    const lapStart = lapStartOf(time)
    const base = { lapStart, audibleFrom: time, rest: new Uint8Array(), isFirst: true, isEnded: false }
    const { sampleRate, delay, frame } = found
    const wanted = (time - lapStart) * sampleRate + delay - FRAMES_BEFORE_SEEK * frame.samples
    const mark = marks.findLast(({ samples }) => samples <= Math.max(0, wanted)) ?? {
      at: found.audioFrom,
      samples: 0,
    }
    const total = bytes.totalBytes()
    if (total === null || wanted - mark.samples < MAX_WALK_SECONDS * sampleRate)
      return { ...base, ...mark, isExact: true, needsSync: false }
    const all = found.samples ?? estimateSamples(found)
    return {
      ...base,
      at: found.audioFrom + Math.floor(((total - found.audioFrom) * wanted) / all),
      samples: Math.round(wanted / frame.samples) * frame.samples,
      isExact: false,
      needsSync: true,
    }
  }

  function nextLap(lapStart: number, { audioFrom }: Mp3Info): Run {
    lapStarts.push(lapStart)
    return {
      lapStart,
      audibleFrom: lapStart,
      at: audioFrom,
      rest: new Uint8Array(),
      samples: 0,
      isExact: true,
      needsSync: false,
      isFirst: true,
      isEnded: false,
    }
  }

  async function append(target: SourceBuffer, found: Mp3Info, current: Run): Promise<void> {
    if (shouldRenew) {
      bytes = (await renew()) ?? bytes
      shouldRenew = false
    }
    const piece = await bytes.read(current.at)
    if (run !== current || pendingStart !== null || pendingEnd !== null || signal.aborted) return
    const total = bytes.totalBytes()
    const isLast = piece.length === 0 || (total !== null && current.at + piece.length >= total)
    const stretch = synced(join(current.rest, piece), current, found)
    const { audio, samples, used } = takeFrames(stretch, found.sampleRate, isLast ? 0 : FRAMES_BEFORE_CUT)
    if (piece.length === 0 && current.samples === 0) throw new UnsupportedSound()
    const next: Run = {
      ...current,
      at: current.at + piece.length,
      rest: stretch.slice(used),
      samples: current.samples + samples,
      needsSync: false,
      isFirst: current.isFirst && audio.length === 0,
    }
    const lapEnd = current.lapStart + (next.samples - found.delay - found.padding) / found.sampleRate
    const isHeard = audio.length > 0 && (!isLast || lapEnd > current.audibleFrom)
    if (isHeard && !(await give(target, found, { current, audio, end: isLast ? lapEnd : null }))) return
    if (run !== current || signal.aborted) return
    if (current.isExact && !isLast && (marks.at(-1)?.samples ?? 0) < next.samples)
      marks.push({ at: next.at - next.rest.length, samples: next.samples })
    run = next
    if (isLast) endLap(found, next, lapEnd)
  }

  /** @returns false while the browser has no room for it */
  async function give(
    target: SourceBuffer,
    found: Mp3Info,
    { current, audio, end }: { current: Run; audio: Uint8Array<ArrayBuffer>; end: number | null },
  ): Promise<boolean> {
    if (current.isFirst) {
      target.appendWindowStart = 0
      target.appendWindowEnd = Number.POSITIVE_INFINITY
      target.timestampOffset = fedUntil(current, found)
      target.appendWindowStart = current.audibleFrom
    }
    target.appendWindowEnd = end ?? Number.POSITIVE_INFINITY
    try {
      target.appendBuffer(audio)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      retryAtMs = performance.now() + RETRY_MS
      return false
    }
    await whenUpdated(target)
    // An end that was told opens again with the lap after it.
    if (loops && mediaSource.readyState === 'open' && mediaSource.duration < OPEN_END_SECONDS)
      mediaSource.duration = OPEN_END_SECONDS
    return true
  }

  function endLap(found: Mp3Info, ended: Run, lapEnd: number) {
    if (ended.isExact) lapSeconds = (ended.samples - found.delay - found.padding) / found.sampleRate
    if (loops) run = nextLap(lapEnd, found)
    else endAt(ended, lapEnd)
  }

  function endAt(ended: Run, lapEnd: number) {
    run = { ...ended, audibleFrom: lapEnd, isEnded: true }
    if (mediaSource.readyState === 'open') mediaSource.endOfStream()
  }

  async function restart(target: SourceBuffer, found: Mp3Info, time: number) {
    if (element.buffered.length > 0) await removeFrom(target, 0)
    if (pendingStart !== time) return
    pendingStart = null
    const next = runFrom(time, found)
    lapStarts = [next.lapStart]
    run = next
  }

  /** No further lap: what was given of the following ones is taken back. */
  async function endBefore(target: SourceBuffer, lapEnd: number) {
    await removeFrom(target, lapEnd - 1e-4)
    pendingEnd = null
    lapStarts = lapStarts.filter((start) => start < lapEnd - 1e-3)
    if (run) endAt(run, lapEnd)
  }

  async function pump(): Promise<void> {
    if (isPumping || signal.aborted || performance.now() < retryAtMs) return
    isPumping = true
    try {
      if (!buffer) {
        buffer = await open()
        info = await readInfo()
        if (mediaSource.readyState === 'open') mediaSource.duration = OPEN_END_SECONDS
      }
      info ??= await readInfo()
      while (!signal.aborted && performance.now() >= retryAtMs) {
        if (pendingStart !== null) await restart(buffer, info, pendingStart)
        else if (pendingEnd !== null) await endBefore(buffer, pendingEnd)
        else if (run && needsMore()) await append(buffer, info, run)
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
    if (error instanceof UnsupportedSound || error instanceof DOMException) return onUnsupported()
    if (aheadSeconds() > MIN_AHEAD_SECONDS) {
      shouldRenew = true
      retryAtMs = performance.now() + RETRY_MS
      return
    }
    reject(new Error(notReadyMessage))
    onError()
  }

  function onSeeking() {
    const time = element.currentTime
    if (pendingStart === null && !isBuffered(time)) pendingStart = time
    void pump()
  }

  /** A hole at a seam would stop the sound for good. */
  function onWaiting() {
    const { buffered, currentTime } = element
    for (let range = 0; range < buffered.length; range++) {
      const hole = buffered.start(range) - currentTime
      if (hole > 0 && hole < MAX_HOLE_SECONDS) element.currentTime = buffered.start(range)
    }
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
      const place = element.currentTime - lapStartOf(element.currentTime)
      return lapSeconds > 0 ? Math.min(place, lapSeconds) : place
    },
    duration: () => lapSeconds,
    seek(time) {
      if (!isBuffered(time)) pendingStart = time
      element.currentTime = time
      void pump()
    },
    setLoop(loop) {
      if (loop === loops) return
      loops = loop
      if (!info || !run) return
      pendingEnd = null
      const followingLap = lapStarts.find((start) => start > element.currentTime)
      if (!loop && followingLap !== undefined) pendingEnd = followingLap
      else if (loop && run.isEnded) run = nextLap(run.audibleFrom, info)
      void pump()
    },
    close() {
      listening.abort()
      URL.revokeObjectURL(url)
    },
  }
}

function join(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (first.length === 0) return second
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

/** An estimated place lies somewhere within a frame. */
function synced(
  stretch: Uint8Array<ArrayBuffer>,
  { needsSync }: Run,
  { sampleRate }: Mp3Info,
): Uint8Array<ArrayBuffer> {
  return needsSync ? stretch.subarray(findFrame(stretch, 0, sampleRate) ?? 0) : stretch
}
