import { createDecimator } from './decimator.ts'
import { findDominantFrequencies } from './dominant-frequencies.rules.ts'
import { computeFft } from './fft.ts'

/** This sample rate is four times the highest frequency that is measured. */
const MIN_RATE = 4000
/** Half a second gives bins of 2 Hz, wide enough that a carrier that drifts by 2 % stays one peak. */
const SEGMENT = 2048
const BINS = SEGMENT / 2
/** One segment is measured in each slot of a sound, however long it is; together they cost a third of decoding one minute. */
const MAX_SEGMENTS = 60
/** Unlike even steps, steps of the golden ratio never coincide with a rhythm of the music. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

const hann = Float64Array.from({ length: SEGMENT }, (_, at) => Math.sin((Math.PI * at) / SEGMENT) ** 2)
/** The transform returns this power at the peak of a full-scale sine. */
const FULL_SCALE_POWER = (SEGMENT / 4) ** 2

/**
 * Measures the dominant frequencies of a sound of about `totalSamples` samples per channel that is added in blocks, from the power spectrum of
 * segments of half a second, averaged over the sound and its channels (Welch's method).
 */
export function createFrequencyMeter(sampleRate: number, channels: number, totalSamples: number) {
  const factor = Math.max(1, Math.floor(sampleRate / MIN_RATE))
  const { samplesFor, decimate } = createDecimator(factor)
  const size = samplesFor(SEGMENT)
  const overlap = Math.floor(size / 2)
  const slot = Math.max(overlap, Math.floor(totalSamples / MAX_SEGMENTS))
  const startOf = (segment: number) =>
    segment * slot + Math.floor(((segment * GOLDEN_RATIO) % 1) * (slot - overlap))
  const windows = Array.from({ length: channels }, () => new Float64Array(size))
  // Two channels share one transform as its real and imaginary parts.
  const [re, im] = [new Float64Array(SEGMENT), new Float64Array(SEGMENT)]
  const power = new Float64Array(BINS)
  let filled = 0
  let skipped = 0
  let segments = 0

  function windowed(samples: Float64Array | undefined, part: Float64Array): void {
    if (samples) decimate(samples, part)
    else part.fill(0)
    for (let at = 0; at < SEGMENT; at++) part[at] = (part[at] ?? 0) * (hann[at] ?? 0)
  }

  function addSegment(): void {
    windowed(windows[0], re)
    windowed(windows[1], im)
    computeFft(re, im)
    for (let bin = 1; bin < BINS; bin++) {
      const mirrored = SEGMENT - bin
      const both = square(re[bin]) + square(im[bin]) + square(re[mirrored]) + square(im[mirrored])
      power[bin] = (power[bin] ?? 0) + both / 2
    }
    segments += 1
  }

  return {
    /** Adds one array per channel, all of the same length, with samples from -1 to 1. */
    add(channelData: readonly Float32Array[]): void {
      const length = channelData[0]?.length ?? 0
      for (let from = 0; from < length; ) {
        const skips = Math.min(skipped, length - from)
        skipped -= skips
        from += skips
        const to = Math.min(length, from + size - filled)
        windows.forEach((window, channel) => {
          const samples = channelData[channel]
          if (samples) window.set(samples.subarray(from, to), filled)
        })
        filled += to - from
        from = to
        if (filled < size) continue
        const step = startOf(segments + 1) - startOf(segments)
        addSegment()
        for (const window of windows) window.copyWithin(0, step)
        filled = Math.max(0, size - step)
        skipped = Math.max(0, step - size)
      }
    },
    /** Returns at most three frequencies in Hz with one decimal, lowest first, so that a carrier comes first. */
    frequencies(): number[] {
      const unit = FULL_SCALE_POWER * channels * Math.max(1, segments)
      return findDominantFrequencies(
        power.map((sum) => sum / unit),
        sampleRate / factor / SEGMENT,
      )
    },
  }
}

// Multiplication is many times faster than `** 2` here.
function square(value = 0): number {
  return value * value
}
