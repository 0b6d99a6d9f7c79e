import { createSeededRandom } from '@hibiki/text'
import { renderCarrier } from './carrier.ts'
import { renderLayers, type StereoSamples } from './layers.ts'
import { createLoopCurve, splitLoopRandomly } from './loop-curve.ts'
import { limitPeak } from './loudness.ts'
import type { Piece } from './piece.ts'
import { type RandomFn, randomBetween } from './random.ts'
import { SAMPLE_RATE_HZ } from './tone.ts'

const STEP = 64

/**
 * The whole piece: one sound whose vibration, pulse, noise, notes and breaths all go on changing, and whose end joins its start, so that it can be
 * repeated without a seam. Samples in −1…1.
 */
export function renderPiece(piece: Piece, seconds: number): StereoSamples {
  const length = Math.round(seconds * SAMPLE_RATE_HZ)
  const carrier = renderCarrier(piece.carrier, createSeededRandom(`${piece.seed}/carrier`), length)
  const { left, right } = renderLayers(piece, length)
  const breath = createBreath(createSeededRandom(`${piece.seed}/breath`), length / SAMPLE_RATE_HZ)
  let level = breath(0)
  for (let from = 0; from < length; from += STEP) {
    const count = Math.min(STEP, length - from)
    const levelStep = (breath((from + count) / SAMPLE_RATE_HZ) - level) / count
    for (let at = from; at < from + count; at++) {
      const felt = carrier[at] ?? 0
      left[at] = limitPeak(level * ((left[at] ?? 0) + felt))
      right[at] = limitPeak(level * ((right[at] ?? 0) + felt))
      level += levelStep
    }
  }
  return { left, right }
}

/** Slow swells about the pace of breathing, none as long or as deep as the one before. */
function createBreath(random: RandomFn, seconds: number): (second: number) => number {
  const points = splitLoopRandomly(random, { seconds, every: [1.6, 7], isEven: true })
  const heights = points.starts.map((_, index) =>
    index % 2 === 0 ? randomBetween(random, 0.35, 0.7) : randomBetween(random, 0.75, 1),
  )
  return createLoopCurve(points, heights, seconds)
}
