import {
  extractWholeFrames,
  findFrameStart,
  getId3TagBytes,
  type Mp3Info,
  parseMp3Info,
} from './mp3-frames.rules.ts'
import type { SoundBytes } from './sound-bytes.ts'
import { UnsupportedSoundError } from './unsupported-sound-error.ts'

/** The end of a lap may cut into the last frames of the file, so that these are held back until the end is known. */
const FRAMES_BEFORE_CUT = 4
/** A decoder needs this many frames before the first audible one. */
const FRAMES_BEFORE_SEEK = 10
/** A place that is further than this from every counted place is estimated instead of read up to. */
const MAX_WALK_SECONDS = 60
/** A piece that is shorter than this may end within the first frames. */
const MIN_HEAD_BYTES = 8192

/** The position in the file that is being read, and the time at which that sound is heard. */
export interface LapReading {
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

/** Whole frames of a lap, and where to read on after them. */
interface LapPiece {
  audio: Uint8Array<ArrayBuffer>
  next: LapReading
  /** When the lap ends without the encoder's padding, for its last piece only. */
  lapEnd: number | null
}

/** An mp3 that is read lap after lap. */
export interface Mp3Laps {
  /** The seconds of one lap; an estimate where the file does not tell them and no lap was read to its end yet. */
  seconds(): number
  /** Returns until when the sound that was read so far lasts. */
  getEnd(reading: LapReading): number
  startLap(lapStart: number): LapReading
  /** Starts within the lap that began at `lapStart`. */
  startAt(time: number, lapStart: number): LapReading
  readPiece(reading: LapReading): Promise<LapPiece>
  /** Fetches a fresh link before the next piece. */
  renewLink(): void
}

/** Reads the beginning of the file, and then lap after lap of it. `renew` returns the same bytes by a link that works. */
export async function readMp3Laps(
  firstBytes: SoundBytes,
  renew: () => Promise<SoundBytes | null>,
): Promise<Mp3Laps> {
  const info = await readInfo(firstBytes)
  const { audioFrom, sampleRate, delay, padding, frame } = info
  let bytes = firstBytes
  let shouldRenew = false
  const estimatedSamples =
    info.samples ?? Math.round(((bytes.totalBytes() ?? 0) - audioFrom) / frame.bytes) * frame.samples
  let lapSeconds = (estimatedSamples - delay - padding) / sampleRate
  if (!(lapSeconds > 0)) throw new UnsupportedSoundError()
  /** Places in the file where frames begin, by the samples before them; they were counted from the beginning. */
  const marks: { at: number; samples: number }[] = [{ at: audioFrom, samples: 0 }]

  const startLap = (lapStart: number): LapReading => ({
    lapStart,
    audibleFrom: lapStart,
    at: audioFrom,
    rest: new Uint8Array(),
    samples: 0,
    isExact: true,
    needsSync: false,
    isFirst: true,
    isEnded: false,
  })

  return {
    seconds: () => lapSeconds,
    getEnd: ({ lapStart, samples }) => lapStart + (samples - delay) / sampleRate,
    startLap,
    startAt(time, lapStart) {
      const start = { ...startLap(lapStart), audibleFrom: time }
      const wanted = (time - lapStart) * sampleRate + delay - FRAMES_BEFORE_SEEK * frame.samples
      const mark = marks.findLast(({ samples }) => samples <= Math.max(0, wanted))
      const total = bytes.totalBytes()
      if (total === null || wanted - (mark?.samples ?? 0) < MAX_WALK_SECONDS * sampleRate)
        return { ...start, ...mark }
      return {
        ...start,
        at: audioFrom + Math.floor(((total - audioFrom) * wanted) / estimatedSamples),
        samples: Math.round(wanted / frame.samples) * frame.samples,
        isExact: false,
        needsSync: true,
      }
    },
    async readPiece(reading) {
      if (shouldRenew) {
        bytes = (await renew()) ?? bytes
        shouldRenew = false
      }
      const read = await bytes.read(reading.at)
      if (read.length === 0 && reading.samples === 0) throw new UnsupportedSoundError()
      const at = reading.at + read.length
      const isLast = read.length === 0 || at >= (bytes.totalBytes() ?? Number.POSITIVE_INFINITY)
      const joined = join(reading.rest, read)
      // An estimated place lies somewhere within a frame.
      const stretch = reading.needsSync ? joined.subarray(findFrameStart(joined, 0, sampleRate) ?? 0) : joined
      const { audio, samples, used } = extractWholeFrames(stretch, sampleRate, isLast ? 0 : FRAMES_BEFORE_CUT)
      const next: LapReading = {
        ...reading,
        at,
        rest: stretch.slice(used),
        samples: reading.samples + samples,
        needsSync: false,
        isFirst: reading.isFirst && audio.length === 0,
      }
      if (reading.isExact && !isLast && (marks.at(-1)?.samples ?? 0) < next.samples)
        marks.push({ at: at - next.rest.length, samples: next.samples })
      const length = (next.samples - delay - padding) / sampleRate
      if (reading.isExact && isLast) lapSeconds = length
      return { audio, next, lapEnd: isLast ? reading.lapStart + length : null }
    },
    renewLink() {
      shouldRenew = true
    },
  }
}

async function readInfo(bytes: SoundBytes): Promise<Mp3Info> {
  const start = await bytes.read(0)
  const audioFrom = getId3TagBytes(start)
  const head = audioFrom > 0 ? await bytes.read(audioFrom) : start
  const more = head.length < MIN_HEAD_BYTES ? await bytes.read(audioFrom + head.length) : new Uint8Array()
  const info = parseMp3Info(join(head, more), audioFrom)
  if (!info) throw new UnsupportedSoundError()
  return info
}

function join(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (first.length === 0) return second
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
