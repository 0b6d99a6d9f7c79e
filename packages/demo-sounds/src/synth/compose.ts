import { createCarrier } from './carrier.ts'
import { createChapters, type Stereo } from './chapters.ts'
import { limitPeak } from './loudness.ts'
import type { Piece } from './piece.ts'
import { between, type Random, seededRandom } from './random.ts'
import { SAMPLE_RATE } from './tone.ts'

const FADE_IN_SECONDS = 1.5
const FADE_OUT_SECONDS = 3
const BLOCK_SECONDS = 1

/**
 * The whole piece in blocks of a second: one continuous sound whose vibration, pulse, noise, notes and breaths all go on changing, so that no
 * stretch of it comes again. Silent at both ends, samples in −1…1.
 */
export function* compose(piece: Piece, seconds: number): Generator<Stereo> {
  const length = Math.round(seconds * SAMPLE_RATE)
  const addCarrier = createCarrier(piece.carrier, seededRandom(`${piece.seed}/carrier`))
  const fillAudible = createChapters(piece)
  const breath = createBreath(seededRandom(`${piece.seed}/breath`))
  const carrier = new Float32Array(BLOCK_SECONDS * SAMPLE_RATE)
  for (let start = 0; start < length; start += carrier.length) {
    const size = Math.min(carrier.length, length - start)
    const block: Stereo = { left: new Float32Array(size), right: new Float32Array(size) }
    fillAudible(block)
    carrier.fill(0)
    addCarrier(carrier.subarray(0, size), start)
    for (let at = 0; at < size; at++) {
      const second = (start + at) / SAMPLE_RATE
      const level = breath(second) * edgeOf(second, seconds)
      const felt = carrier[at] ?? 0
      block.left[at] = limitPeak(level * ((block.left[at] ?? 0) + felt))
      block.right[at] = limitPeak(level * ((block.right[at] ?? 0) + felt))
    }
    yield block
  }
}

function edgeOf(second: number, seconds: number): number {
  const edge = Math.min(second / FADE_IN_SECONDS, (seconds - second) / FADE_OUT_SECONDS)
  return edge >= 1 ? 1 : Math.sin((Math.PI / 2) * Math.max(edge, 0)) ** 2
}

/** Slow swells about the pace of breathing, none as long or as deep as the one before. */
function createBreath(random: Random): (second: number) => number {
  let isIn = true
  let [from, to] = [0.6, between(random, 0.85, 1)]
  let start = 0
  let length = between(random, 2, 6)
  return (second) => {
    while (second >= start + length) {
      start += length
      length = between(random, 1.6, 7)
      isIn = !isIn
      from = to
      to = isIn ? between(random, 0.75, 1) : between(random, 0.35, 0.7)
    }
    return from + (to - from) * (0.5 - 0.5 * Math.cos((Math.PI * (second - start)) / length))
  }
}
