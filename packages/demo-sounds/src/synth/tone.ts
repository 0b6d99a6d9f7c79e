import { WAVE_SIZE, type Wave } from './wave.ts'

/** Samples per second of every demo sound. */
export const SAMPLE_RATE = 44_100

const TAU = 2 * Math.PI

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
export function addSwell(out: Float32Array, tone: Tone & { wave: Wave }): void {
  const envelope = turning(SAMPLE_RATE / tone.length, 0)
  const step = waveStep(tone.hz)
  let position = (tone.phase / TAU) * WAVE_SIZE
  let at = wrap(tone.from, out.length)
  for (let n = 0; n < tone.length; n++) {
    out[at] = (out[at] ?? 0) + tone.gain * (0.5 - 0.5 * envelope.x) * (tone.wave[Math.trunc(position)] ?? 0)
    turn(envelope)
    position += step
    if (position >= WAVE_SIZE) position -= WAVE_SIZE
    if (++at === out.length) at = 0
  }
}

/** Adds a struck sine: a few milliseconds of attack, then exponential decay (time to 1/e in seconds). */
export function addRing(out: Float32Array, tone: Tone & { decaySeconds: number }): void {
  const sine = turning(tone.hz, tone.phase)
  const fade = Math.exp(-1 / (tone.decaySeconds * SAMPLE_RATE))
  const attack = 0.006 * SAMPLE_RATE
  let level = tone.gain
  let at = wrap(tone.from, out.length)
  for (let n = 0; n < tone.length; n++) {
    out[at] = (out[at] ?? 0) + (n < attack ? n / attack : 1) * level * sine.y
    level *= fade
    turn(sine)
    if (++at === out.length) at = 0
  }
}

/** Adds a short sine gliding from `hz` to `toHz`: birds, bubbles. */
export function addGlide(out: Float32Array, tone: Tone & { toHz: number }): void {
  let phase = tone.phase
  let at = wrap(tone.from, out.length)
  for (let n = 0; n < tone.length; n++) {
    const progress = n / tone.length
    out[at] = (out[at] ?? 0) + tone.gain * Math.sin(Math.PI * progress) ** 2 * Math.sin(phase)
    phase += (TAU * (tone.hz + (tone.toHz - tone.hz) * progress)) / SAMPLE_RATE
    if (++at === out.length) at = 0
  }
}

export interface Turning {
  x: number
  y: number
  readonly cos: number
  readonly sin: number
}

// Rotating a vector costs four multiplications a sample; Math.sin would cost ten times as much.
export function turning(hz: number, phase: number): Turning {
  const step = (TAU * hz) / SAMPLE_RATE
  return { x: Math.cos(phase), y: Math.sin(phase), cos: Math.cos(step), sin: Math.sin(step) }
}

export function turn(v: Turning): void {
  const x = v.x * v.cos - v.y * v.sin
  v.y = v.x * v.sin + v.y * v.cos
  v.x = x
}

/** Steps through a wave table per sample, for a frequency in Hz. */
export function waveStep(hz: number): number {
  return (hz * WAVE_SIZE) / SAMPLE_RATE
}

function wrap(index: number, length: number): number {
  return ((Math.round(index) % length) + length) % length
}
