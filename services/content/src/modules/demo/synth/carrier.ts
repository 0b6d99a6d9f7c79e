import type { Carrier } from './piece.ts'
import { SAMPLE_RATE, turn, turning, waveStep } from './tone.ts'
import { WAVE_SIZE, waveOf } from './wave.ts'

/** Harmonics let a small speaker suggest the tone that it can't reproduce: the ear adds the missing fundamental. */
const wave = waveOf([
  [1, 1],
  [2, 0.2],
  [3, 0.1],
  [4, 0.06],
  [6, 0.03],
])

/** The vibration with its felt pulse. Rates are rounded to whole cycles a loop, so that the loop closes. */
export function renderCarrier(carrier: Carrier, length: number): Float32Array<ArrayBuffer> {
  const seconds = length / SAMPLE_RATE
  const whole = (hz: number) => Math.max(1, Math.round(hz * seconds)) / seconds
  const pulse = turning(whole(carrier.pulseHz), 0)
  const step = waveStep(whole(carrier.hz))
  const out = new Float32Array(length)
  let position = 0
  for (let at = 0; at < length; at++) {
    out[at] = (1 - carrier.depth * (0.5 + 0.5 * pulse.x)) * (wave[Math.trunc(position)] ?? 0)
    turn(pulse)
    position += step
    if (position >= WAVE_SIZE) position -= WAVE_SIZE
  }
  return out
}
