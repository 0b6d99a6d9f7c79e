import { between, type Random } from './random.ts'
import { SAMPLE_RATE } from './tone.ts'

export interface NoiseShape {
  /** Centre of the band in Hz. */
  hz: number
  gain: number
}

const BLOCK = 96

/**
 * Adds noise through a state-variable filter whose centre and loudness move with `shape(second)`.
 * `width` is 1/Q: 0.3 whistles, 1.4 is broad. `low` keeps everything below the centre instead of a band.
 */
export function addNoise(
  out: Float32Array,
  random: Random,
  filter: { width: number; low?: boolean },
  shape: (second: number) => NoiseShape,
): void {
  let low = 0
  let band = 0
  let gain = shape(0).gain
  for (let start = 0; start < out.length; start += BLOCK) {
    const target = shape(start / SAMPLE_RATE)
    const cutoff = 2 * Math.sin((Math.PI * Math.min(target.hz, SAMPLE_RATE / 7)) / SAMPLE_RATE)
    const gainStep = (target.gain - gain) / BLOCK
    const end = Math.min(start + BLOCK, out.length)
    for (let at = start; at < end; at++) {
      low += cutoff * band
      band += cutoff * (2 * random() - 1 - low - filter.width * band)
      gain += gainStep
      out[at] = (out[at] ?? 0) + gain * (filter.low ? low : band)
    }
  }
}

/** A slow wander in 0…1 without a period: from one random height to the next, each after `every` seconds (a range). */
export function wander(random: Random, every: readonly [number, number]): (second: number) => number {
  let [from, to] = [random(), random()]
  let start = 0
  let length = between(random, ...every)
  return (second) => {
    while (second >= start + length) {
      start += length
      length = between(random, ...every)
      from = to
      to = random()
    }
    const progress = 0.5 - 0.5 * Math.cos((Math.PI * Math.max(second - start, 0)) / length)
    return from + (to - from) * progress
  }
}
