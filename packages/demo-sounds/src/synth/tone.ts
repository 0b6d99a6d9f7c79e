import { WAVE_TABLE_SAMPLES, type WaveTable } from './wave-table.ts'

/** Samples per second of every demo sound. */
export const SAMPLE_RATE_HZ = 44_100

const TAU = 2 * Math.PI
/** Samples between two points of an envelope. */
const ENVELOPE_STEP = 128

export interface Tone {
  hz: number
  /** First sample; may be negative or reach past the end: tones wrap around in their chapter. */
  from: number
  /** Samples. */
  length: number
  gain: number
  phase: number
}

/** Adds a tone that rises and falls once (sin²). Swells of length 2L every L samples add up to a steady tone. */
export function addSwellingTone(out: Float32Array, tone: Tone & { wave: WaveTable }): void {
  const { wave, length, gain } = tone
  const step = waveStep(tone.hz)
  let position = (tone.phase / TAU) * WAVE_TABLE_SAMPLES
  let at = wrap(tone.from, out.length)
  let level = 0
  for (let from = 0; from < length; from += ENVELOPE_STEP) {
    const count = Math.min(ENVELOPE_STEP, length - from)
    const next = gain * Math.sin((Math.PI * (from + count)) / length) ** 2
    const levelStep = (next - level) / count
    for (let n = 0; n < count; n++) {
      out[at] = (out[at] ?? 0) + level * (wave[position & (WAVE_TABLE_SAMPLES - 1)] ?? 0)
      position += step
      level += levelStep
      if (++at === out.length) at = 0
    }
  }
}

/** Adds a struck sine: a few milliseconds of attack, then exponential decay (time to 1/e in seconds). */
export function addStruckTone(out: Float32Array, tone: Tone & { decaySeconds: number }): void {
  const fade = Math.exp(-1 / (tone.decaySeconds * SAMPLE_RATE_HZ))
  const { cos, sin, x: startX, y: startY } = turning(tone.hz, tone.phase)
  // The vector that turns also gets shorter, which is the decay.
  const [turnX, turnY] = [cos * fade, sin * fade]
  const attack = 0.006 * SAMPLE_RATE_HZ
  let x = startX * tone.gain
  let y = startY * tone.gain
  let at = wrap(tone.from, out.length)
  for (let n = 0; n < tone.length; n++) {
    out[at] = (out[at] ?? 0) + (n < attack ? (n / attack) * y : y)
    const nextX = x * turnX - y * turnY
    y = x * turnY + y * turnX
    x = nextX
    if (++at === out.length) at = 0
  }
}

/** Adds a short sine gliding from `hz` to `toHz`: birds, bubbles. */
export function addGlidingTone(out: Float32Array, tone: Tone & { toHz: number }): void {
  let phase = tone.phase
  let at = wrap(tone.from, out.length)
  for (let n = 0; n < tone.length; n++) {
    const progress = n / tone.length
    out[at] = (out[at] ?? 0) + tone.gain * Math.sin(Math.PI * progress) ** 2 * Math.sin(phase)
    phase += (TAU * (tone.hz + (tone.toHz - tone.hz) * progress)) / SAMPLE_RATE_HZ
    if (++at === out.length) at = 0
  }
}

// Rotating a vector costs four multiplications a sample; Math.sin would cost ten times as much.
function turning(hz: number, phase: number) {
  const step = (TAU * hz) / SAMPLE_RATE_HZ
  return { x: Math.cos(phase), y: Math.sin(phase), cos: Math.cos(step), sin: Math.sin(step) }
}

/** Steps through a wave table per sample, for a frequency in Hz. */
function waveStep(hz: number): number {
  return (hz * WAVE_TABLE_SAMPLES) / SAMPLE_RATE_HZ
}

function wrap(index: number, length: number): number {
  return ((Math.round(index) % length) + length) % length
}
