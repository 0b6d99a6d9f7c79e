import type { RandomFn } from './random.ts'
import { SAMPLE_RATE_HZ } from './tone.ts'

export interface NoiseShape {
  /** Centre of the band in Hz. */
  hz: number
  gain: number
}

const BLOCK = 96
/** The filter needs this many samples to become independent of its initial state. */
const WARM_UP = 64 * BLOCK

/**
 * Adds noise through a state-variable filter whose centre and loudness move with `shape(second)`.
 * `width` is 1/Q: 0.3 whistles, 1.4 is broad. `low` keeps everything below the centre instead of a band.
 *
 * The noise of the last moments also runs through the filter before the first, so that the end joins the start.
 */
export function addNoise(
  out: Float32Array,
  random: RandomFn,
  filter: { width: number; low?: boolean },
  shape: (second: number) => NoiseShape,
): void {
  const { width } = filter
  const isLow = filter.low ?? false
  let state = Math.floor(random() * 2 ** 32) | 0
  // A linear congruential generator suffices, because better random numbers sound the same and cost several times as much.
  const warmUp = Float32Array.from({ length: WARM_UP }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  })
  const { length } = out
  const fresh = length - WARM_UP
  let low = 0
  let band = 0
  let gain = shape(-WARM_UP / SAMPLE_RATE_HZ).gain
  for (let start = -WARM_UP; start < length; start += BLOCK) {
    const target = shape(start / SAMPLE_RATE_HZ)
    const cutoff = 2 * Math.sin((Math.PI * Math.min(target.hz, SAMPLE_RATE_HZ / 7)) / SAMPLE_RATE_HZ)
    const gainStep = (target.gain - gain) / BLOCK
    const end = Math.min(start + BLOCK, length)
    for (let at = start; at < end; at++) {
      let input = 0
      if (at < 0) input = warmUp[at + WARM_UP] ?? 0
      else if (at >= fresh) input = warmUp[at - fresh] ?? 0
      else {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
        input = state / 2 ** 31
      }
      low += cutoff * band
      band += cutoff * (input - low - width * band)
      gain += gainStep
      if (at >= 0) out[at] = (out[at] ?? 0) + gain * (isLow ? low : band)
    }
  }
}
