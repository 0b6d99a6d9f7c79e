import { PART_RMS_DBFS } from './loudness.ts'
import { wander } from './noise.ts'
import type { Carrier } from './piece.ts'
import type { Random } from './random.ts'
import { SAMPLE_RATE, waveStep } from './tone.ts'
import { WAVE_SIZE, waveOf } from './wave.ts'

/** Harmonics let a small speaker suggest the tone that it can't reproduce: the ear adds the missing fundamental. */
const wave = waveOf([
  [1, 1],
  [2, 0.2],
  [3, 0.1],
  [4, 0.06],
  [6, 0.03],
])
const WAVE_RMS = Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / WAVE_SIZE)

/** How far the tone drifts around its frequency: slow enough to feel steady, wide enough that no stretch repeats another. */
const DRIFT = 0.014

/**
 * The vibration with its felt pulse, in one stream from beginning to end: each call adds to the next samples. The slower the pulse, the freer
 * its pace, so that it never falls into a period that is heard as a loop.
 */
export function createCarrier(carrier: Carrier, random: Random): (out: Float32Array, start: number) => void {
  const drift = wander(random, [2, 7])
  const pace = wander(random, [3, 9])
  const freedom = Math.min(0.85, Math.max(0.3, 0.3 / carrier.pulseHz))
  const { depth } = carrier
  const gain = 10 ** (PART_RMS_DBFS / 20) / (WAVE_RMS * Math.sqrt((1 - depth / 2) ** 2 + (depth * depth) / 8))
  let position = 0
  let pulse = 0
  const STEP = 64
  return (out, start) => {
    for (let from = 0; from < out.length; from += STEP) {
      const second = (start + from) / SAMPLE_RATE
      const step = waveStep(carrier.hz * (1 + DRIFT * (2 * drift(second) - 1)))
      const pulseStep = (carrier.pulseHz * (1 + freedom * (2 * pace(second) - 1))) / SAMPLE_RATE
      const level = gain * (1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * pulse)))
      pulse += pulseStep * STEP
      const next = gain * (1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * pulse)))
      const end = Math.min(from + STEP, out.length)
      for (let at = from; at < end; at++) {
        const mixed = level + ((next - level) * (at - from)) / STEP
        out[at] = (out[at] ?? 0) + mixed * (wave[Math.trunc(position)] ?? 0)
        position += step
        if (position >= WAVE_SIZE) position -= WAVE_SIZE
      }
    }
  }
}
