import type { LapReading, Mp3Laps } from './mp3-laps.ts'
import {
  OPEN_END_SECONDS,
  openSourceBuffer,
  RETRY_MS,
  setAppendStart,
  waitUntilUpdated,
} from './open-source-buffer.ts'
import type { QueuedSound, SequenceOptions, SoundSequence } from './queued-sound.ts'
import { skipHole } from './skip-hole.ts'
import { createBlobSoundBytes } from './sound-bytes.ts'
import { UnsupportedSoundError } from './unsupported-sound-error.ts'

/** The browser's buffer is filled this far ahead of the sound that is heard. */
const AHEAD_SECONDS = 30
/** What was heard longer ago than this is removed from the buffer, which a day of sounds would fill. */
const BEHIND_SECONDS = 60

interface Options extends SequenceOptions {
  /** Called when a sound cannot be cut, with the sounds that were not heard to their end. */
  onUnsupported: (unheard: QueuedSound[]) => void
}

interface Placed {
  sound: QueuedSound
  /** When the beginning of the file is heard; before the start for a sound that is entered later. */
  beginsAt: number
  audibleFrom: number
}

/** Plays mp3 after mp3, each joined to the one before at the sample where the encoder's padding begins. */
export function createMediaSourceSequence(element: HTMLAudioElement, options: Options): SoundSequence {
  const mediaSource = new MediaSource()
  const url = URL.createObjectURL(mediaSource)
  const listening = new AbortController()
  const { signal } = listening
  let buffer: SourceBuffer | null = null
  let laps: Mp3Laps | null = null
  let reading: LapReading | null = null
  /** Where the sounds that were read so far end. */
  let endsAt = 0
  let removedUntil = 0
  /** The sounds that are heard or wait, oldest first. */
  let placed: Placed[] = []
  let isPumping = false
  let retry: ReturnType<typeof setTimeout> | undefined

  element.loop = false
  element.src = url

  const findHeardPlaced = (): Placed | null =>
    placed.findLast(({ audibleFrom }) => audibleFrom <= element.currentTime + 1e-3) ?? null
  const getReadEnd = () => (laps && reading ? laps.getEnd(reading) : endsAt)

  async function open(): Promise<SourceBuffer> {
    const opened = await openSourceBuffer(mediaSource, signal)
    mediaSource.duration = OPEN_END_SECONDS
    return opened
  }

  async function startNext(): Promise<void> {
    const sound = await options.next()
    if (signal.aborted) return
    const beginsAt = endsAt - sound.seconds
    placed = [...placed, { sound, beginsAt, audibleFrom: endsAt }]
    const { readMp3Laps } = await import('./mp3-laps.ts')
    laps = await readMp3Laps(createBlobSoundBytes(sound.file), async () => null)
    // A place behind the end of the sound, which was replaced by a shorter one, is its beginning.
    const isBehind = sound.seconds >= laps.seconds()
    reading = isBehind ? laps.startLap(endsAt) : laps.startAt(endsAt, beginsAt)
    if (isBehind) placed = placed.with(-1, { sound, beginsAt: endsAt, audibleFrom: endsAt })
  }

  /** Reads the next piece of the sound and appends it to the browser's buffer. */
  async function append(target: SourceBuffer, from: Mp3Laps, current: LapReading): Promise<void> {
    const { audio, next, lapEnd } = await from.readPiece(current)
    if (signal.aborted) return
    if (audio.length > 0 && (lapEnd === null || lapEnd > current.audibleFrom)) {
      if (current.isFirst)
        setAppendStart(target, { offset: from.getEnd(current), audibleFrom: current.audibleFrom })
      target.appendWindowEnd = lapEnd ?? Number.POSITIVE_INFINITY
      target.appendBuffer(audio)
      await waitUntilUpdated(target)
    }
    if (signal.aborted) return
    reading = lapEnd === null ? next : null
    if (lapEnd !== null) endsAt = Math.max(lapEnd, current.audibleFrom)
  }

  async function removeHeard(target: SourceBuffer): Promise<void> {
    const until = element.currentTime - BEHIND_SECONDS
    if (until - removedUntil < BEHIND_SECONDS) return
    removedUntil = until
    target.remove(0, until)
    await waitUntilUpdated(target)
  }

  async function pump(): Promise<void> {
    if (isPumping || signal.aborted || retry !== undefined) return
    isPumping = true
    try {
      buffer ??= await open()
      while (!signal.aborted) {
        await removeHeard(buffer)
        if (getReadEnd() - element.currentTime >= AHEAD_SECONDS) break
        if (laps && reading) await append(buffer, laps, reading)
        else await startNext()
      }
    } catch (error) {
      onFailure(error)
    } finally {
      isPumping = false
    }
  }

  function onFailure(error: unknown) {
    if (signal.aborted) return
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (error instanceof UnsupportedSoundError || (error instanceof DOMException && !isFull)) return giveUp()
    retry = setTimeout(() => {
      retry = undefined
      void pump()
    }, RETRY_MS)
  }

  function giveUp() {
    const heard = findHeardPlaced()
    options.onUnsupported(placed.slice(heard ? placed.indexOf(heard) : 0).map(({ sound }) => sound))
  }

  function onTimeUpdate() {
    const heard = findHeardPlaced()
    if (heard) placed = placed.slice(placed.indexOf(heard))
    options.onProgress()
    void pump()
  }

  function onWaiting() {
    skipHole(element)
    void pump()
  }

  element.addEventListener('timeupdate', onTimeUpdate, { signal })
  element.addEventListener('waiting', onWaiting, { signal })
  element.addEventListener('error', giveUp, { signal })
  void pump()

  return {
    findHeard() {
      const heard = findHeardPlaced()
      return heard && { id: heard.sound.id, seconds: element.currentTime - heard.beginsAt }
    },
    listQueuedIds: () => placed.map(({ sound }) => sound.id),
    close() {
      listening.abort()
      clearTimeout(retry)
      URL.revokeObjectURL(url)
    },
  }
}
