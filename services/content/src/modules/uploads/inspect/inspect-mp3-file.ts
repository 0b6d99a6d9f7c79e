import { createHash } from 'node:crypto'
import { MPEGDecoder } from 'mpg123-decoder'
import { createLoudnessMeter } from '../loudness/loudness-meter.ts'
import { createPeakMeter } from '../loudness/peak-meter.ts'
import { type ByteSource, openByteSource } from '../mp3/byte-source.ts'
import { type Mp3Audio, type Mp3Problem, parseMp3Audio } from '../mp3/parse-mp3-audio.ts'
import { createFrequencyMeter } from '../spectrum/frequency-meter.ts'
import { READ_BLOCK_BYTES } from './read-limits.ts'
import type { ValidatedMp3File } from './validate-mp3-file.ts'

export type InspectionProblem = Mp3Problem | 'too-short' | 'too-long'

/** The measurements of a file. */
export interface AudioMeasurement {
  /** Integrated loudness, or null for silence. */
  loudnessLufs: number | null
  /** The waveform as 240 bars from 0 to 100. */
  peaks: number[]
  /** The dominant frequencies in Hz, at most three, lowest first; the first is the carrier. */
  frequencies: number[]
}

/** A valid file with its audio and its measurements. */
export interface InspectedMp3File extends ValidatedMp3File, AudioMeasurement {}

/** The result of an inspection: the audio of a file, or why it is rejected. */
export type InspectionResult =
  | { ok: true; file: InspectedMp3File }
  | { ok: false; problem: InspectionProblem }

const MIN_MS = 1000
/** At the lowest bit rates 200 MB would be days of audio, which would also take too long to decode. */
const MAX_MS = 4 * 3_600_000
/** A decoder drops a frame or two at the ends; of a forged file it drops nearly all. */
const MAX_UNDECODED = 0.02
const FRAMES_FORGIVEN = 4
/** Encoders exceed full scale a little; random data between valid frame headers decodes to millions, which nobody should hear. */
const LOUDEST_SAMPLE = 8

/** Reads a whole file and returns its frames, its measurements and its hash. Blocks meanwhile, so it must run on a worker thread. */
export async function inspectMp3File(path: string): Promise<InspectionResult> {
  const source = openByteSource(path)
  try {
    const audio = parseMp3Audio(source)
    if (typeof audio === 'string') return { ok: false, problem: audio }
    if (audio.durationMs < MIN_MS) return { ok: false, problem: 'too-short' }
    if (audio.durationMs > MAX_MS) return { ok: false, problem: 'too-long' }
    const heard = await listen(source, audio)
    if (heard === null) return { ok: false, problem: 'broken' }
    const { start, end, durationMs } = audio
    return { ok: true, file: { start, end, durationMs, ...heard } }
  } finally {
    source.close()
  }
}

/** Decodes the whole file and measures it. Returns null when the frames contain no audio. */
async function listen(
  source: ByteSource,
  audio: Mp3Audio,
): Promise<(AudioMeasurement & Pick<InspectedMp3File, 'sha256'>) | null> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const hash = createHash('sha256')
    const totalSamples = (audio.durationMs * audio.sampleRate) / 1000
    const loudness = createLoudnessMeter(audio.sampleRate, audio.channels)
    const peaks = createPeakMeter(totalSamples)
    const spectrum = createFrequencyMeter(audio.sampleRate, audio.channels, totalSamples)
    let samples = 0
    let errors = 0
    for (let at = audio.start; at < audio.end; at += READ_BLOCK_BYTES) {
      const piece = source.read(at, Math.min(READ_BLOCK_BYTES, audio.end - at))
      hash.update(piece)
      const decoded = decoder.decode(piece)
      samples += decoded.samplesDecoded
      errors += decoded.errors.length
      loudness.add(decoded.channelData)
      peaks.add(decoded.channelData)
      spectrum.add(decoded.channelData)
    }
    const missing = totalSamples - samples
    const forgiven = totalSamples * MAX_UNDECODED + (FRAMES_FORGIVEN * totalSamples) / audio.frames
    if (missing > forgiven || errors > audio.frames * MAX_UNDECODED + FRAMES_FORGIVEN) return null
    if (peaks.loudest() > LOUDEST_SAMPLE) return null
    return {
      sha256: hash.digest('hex'),
      loudnessLufs: loudness.lufs(),
      peaks: peaks.peaks(),
      frequencies: spectrum.frequencies(),
    }
  } finally {
    decoder.free()
  }
}
