import { fft } from './fft.ts'
import type { StereoSamples } from './layers.ts'
import { SAMPLE_RATE_HZ } from './tone.ts'

/** Lags below this are the texture of a sound, not its repetition. */
const MIN_LAG_SECONDS = 5
/** Beyond half of the length too little overlaps to say anything. */
const MAX_LAG_OF_LENGTH = 0.5
const ENVELOPE_HZ = 20
const WAVEFORM_DIVISOR = 16

export interface Repetition {
  /** The highest normalised autocorrelation of the loudness in windows of 50 ms, around its mean. */
  envelope: number
  /** The same of the waveform below about 1 kHz, where its vibration and its chords are. */
  waveform: number
}

/** Measures how much a sound repeats itself at any lag from 5 s to half of its length: 1 for a loop, 0 for none. */
export function measureRepetition({ left, right }: StereoSamples): Repetition {
  const envelope: number[] = []
  const waveform: number[] = []
  const window = SAMPLE_RATE_HZ / ENVELOPE_HZ
  let [energy, sum, count] = [0, 0, 0]
  for (let at = 0; at < left.length; at++) {
    const mid = (left[at] ?? 0) + (right[at] ?? 0)
    energy += mid * mid
    sum += mid
    count += 1
    if (count % WAVEFORM_DIVISOR === 0) {
      waveform.push(sum)
      sum = 0
    }
    if (count % window === 0) {
      envelope.push(Math.sqrt(energy / window))
      energy = 0
    }
  }
  return {
    envelope: maxAutocorrelation(envelope, MIN_LAG_SECONDS * ENVELOPE_HZ),
    waveform: maxAutocorrelation(waveform, (MIN_LAG_SECONDS * SAMPLE_RATE_HZ) / WAVEFORM_DIVISOR),
  }
}

function maxAutocorrelation(values: readonly number[], minLag: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const size = 2 ** Math.ceil(Math.log2(2 * values.length))
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  const energyUntil = new Float64Array(values.length + 1)
  for (const [at, value] of values.entries()) {
    re[at] = value - mean
    energyUntil[at + 1] = (energyUntil[at] ?? 0) + (value - mean) ** 2
  }
  fft(re, im)
  for (let at = 0; at < size; at++) {
    re[at] = (re[at] ?? 0) ** 2 + (im[at] ?? 0) ** 2
    im[at] = 0
  }
  // The power spectrum is real and even, so a second forward transform gives the correlation, times its size.
  fft(re, im)
  const total = energyUntil[values.length] ?? 0
  let highest = 0
  for (let lag = Math.ceil(minLag); lag < values.length * MAX_LAG_OF_LENGTH; lag++) {
    const early = energyUntil[values.length - lag] ?? 0
    const late = total - (energyUntil[lag] ?? 0)
    highest = Math.max(highest, (re[lag] ?? 0) / size / Math.sqrt(early * late))
  }
  return highest
}
