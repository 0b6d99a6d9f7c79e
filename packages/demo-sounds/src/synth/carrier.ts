import { createRandomLoopCurve } from './loop-curve.ts'
import { PART_RMS_DBFS } from './loudness.ts'
import type { Carrier } from './piece.ts'
import type { RandomFn } from './random.ts'
import { SAMPLE_RATE_HZ } from './tone.ts'
import { createWaveTable, WAVE_TABLE_SAMPLES } from './wave-table.ts'

/** Harmonics let a small speaker suggest the tone that it can't reproduce: the ear adds the missing fundamental. */
const wave = createWaveTable([
  [1, 1],
  [2, 0.2],
  [3, 0.1],
  [4, 0.06],
  [6, 0.03],
])
const WAVE_RMS = Math.sqrt(wave.reduce((sum, sample) => sum + sample * sample, 0) / WAVE_TABLE_SAMPLES)

/** The tone drifts this far around its frequency: slowly enough to feel steady, and widely enough that no stretch repeats another. */
const DRIFT = 0.014
const STEP = 64

/**
 * Renders the vibration with its pulse around a loop, in which tone and pulse make whole turns. A slower pulse varies more, so that no
 * audible period emerges.
 */
export function renderCarrier(carrier: Carrier, random: RandomFn, length: number): Float32Array<ArrayBuffer> {
  const { depth } = carrier
  const seconds = length / SAMPLE_RATE_HZ
  const freedom = Math.min(0.85, Math.max(0.3, 0.3 / carrier.pulseHz))
  const turns = turnsOf(carrier.hz, DRIFT, createRandomLoopCurve(random, [2, 7], seconds), length)
  const pulses = turnsOf(carrier.pulseHz, freedom, createRandomLoopCurve(random, [3, 9], seconds), length)
  const gain = 10 ** (PART_RMS_DBFS / 20) / (WAVE_RMS * Math.sqrt((1 - depth / 2) ** 2 + (depth * depth) / 8))
  const levelAt = (block: number) =>
    gain * (1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * (pulses[block] ?? 0))))
  const out = new Float32Array(length)
  for (let block = 0, from = 0; from < length; block++, from += STEP) {
    const count = Math.min(STEP, length - from)
    let position = ((turns[block] ?? 0) % 1) * WAVE_TABLE_SAMPLES
    const step = (((turns[block + 1] ?? 0) - (turns[block] ?? 0)) * WAVE_TABLE_SAMPLES) / count
    let level = levelAt(block)
    const levelStep = (levelAt(block + 1) - level) / count
    for (let at = from; at < from + count; at++) {
      out[at] = level * (wave[Math.trunc(position) & (WAVE_TABLE_SAMPLES - 1)] ?? 0)
      position += step
      level += levelStep
    }
  }
  return out
}

/** Returns the number of turns before each block and at the end, which is a whole number. */
function turnsOf(
  hz: number,
  freedom: number,
  wandering: (second: number) => number,
  length: number,
): Float64Array {
  const turns = new Float64Array(Math.ceil(length / STEP) + 1)
  let sum = 0
  for (let block = 1; block < turns.length; block++) {
    const from = (block - 1) * STEP
    const count = Math.min(STEP, length - from)
    sum += (count * hz * (1 + freedom * (2 * wandering(from / SAMPLE_RATE_HZ) - 1))) / SAMPLE_RATE_HZ
    turns[block] = sum
  }
  const scale = Math.max(1, Math.round(sum)) / sum
  return turns.map((turn) => turn * scale)
}
