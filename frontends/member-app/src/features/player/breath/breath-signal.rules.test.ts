import { createSeededRandom } from '@hibiki/text'
import { describe, expect, it } from 'vitest'
import { estimateBreath, MIN_CONFIDENCE, MIN_MEASURED_SECONDS } from './breath-signal.rules.ts'

const GRAVITY = 9.81
const BREATH_AMPLITUDE = 0.15

type Movement = (seconds: number) => number

/** Returns the same noise in every run, evenly spread around 0. */
function createNoise(amplitude: number, seed = 1): Movement {
  const random = createSeededRandom(seed)
  return () => amplitude * (2 * random() - 1)
}

const breathe = (perMinute: number, amplitude = BREATH_AMPLITUDE): Movement => {
  const hz = perMinute / 60
  // Inhaling is quicker than exhaling, which adds an overtone.
  return (seconds) =>
    amplitude * (Math.sin(2 * Math.PI * hz * seconds) + 0.3 * Math.sin(4 * Math.PI * hz * seconds + 0.7))
}

const walk: Movement = (seconds) =>
  2.2 * Math.sin(2 * Math.PI * 1.85 * seconds) +
  0.8 * Math.sin(2 * Math.PI * 0.925 * seconds + 1) +
  0.7 * Math.sin(2 * Math.PI * 3.7 * seconds)

function sample(movements: readonly Movement[], { seconds = 40, rateHz = 60 } = {}): number[] {
  return Array.from({ length: seconds * rateHz }, (_, at) =>
    movements.reduce((sum, move) => sum + move(at / rateHz), GRAVITY),
  )
}

describe('the rhythm of a breath', () => {
  it.each([6.5, 8, 10, 12, 15, 18, 22, 28])('is found at %d a minute', (perMinute) => {
    for (const rateHz of [10, 50, 60, 100]) {
      const found = estimateBreath(sample([breathe(perMinute)], { rateHz }), rateHz)
      expect(found?.breathsPerMinute).toBeCloseTo(perMinute, 0)
      expect(found?.confidence).toBeGreaterThan(0.9)
    }
  })

  it('is found under the noise of a sensor, and with less confidence the louder that is', () => {
    const confidences = [0.02, 0.15, 0.3].map((amplitude) => {
      const found = estimateBreath(sample([breathe(12), createNoise(amplitude)]), 60)
      expect(found?.breathsPerMinute).toBeCloseTo(12, 0)
      return found?.confidence ?? 0
    })
    expect(confidences).toEqual(confidences.toSorted((one, other) => other - one))
    for (const confidence of confidences) expect(confidence).toBeGreaterThanOrEqual(MIN_CONFIDENCE)
  })

  it('is found while the phone slides slowly and the heart beats', () => {
    const slide: Movement = (seconds) => 0.02 * seconds
    const heart: Movement = (seconds) => 0.03 * Math.sin(2 * Math.PI * 1.1 * seconds)
    const found = estimateBreath(sample([breathe(14), slide, heart, createNoise(0.05)]), 60)
    expect(found?.breathsPerMinute).toBeCloseTo(14, 0)
  })

  it('is followed when it slows down', () => {
    const slowing: Movement = (seconds) =>
      BREATH_AMPLITUDE * Math.sin(2 * Math.PI * (0.25 * seconds - 0.0006 * seconds ** 2))
    const found = estimateBreath(sample([slowing]), 60)
    expect(found?.breathsPerMinute).toBeGreaterThan(11)
    expect(found?.breathsPerMinute).toBeLessThan(15)
  })
})

describe('a movement that is no breath', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is ignored: a phone on a table, with the noise no. %d', (seed) => {
    expect(estimateBreath(sample([createNoise(0.02, seed)]), 60)).toBeNull()
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is ignored: shaking without a rhythm, no. %d', (seed) => {
    expect(estimateBreath(sample([createNoise(3, seed)]), 60)).toBeNull()
  })

  it('is ignored: walking, even though the walker breathes', () => {
    expect(estimateBreath(sample([walk, breathe(16), createNoise(0.3)]), 60)).toBeNull()
  })

  it('is ignored: turning over', () => {
    const turn: Movement = (seconds) => (seconds < 22 ? 0 : -6)
    expect(estimateBreath(sample([turn, breathe(12)]), 60)).toBeNull()
  })

  it('is ignored: rocking that is slower or quicker than a breath', () => {
    expect(estimateBreath(sample([breathe(3, 0.5)]), 60)).toBeNull()
    expect(estimateBreath(sample([breathe(48, 0.5)]), 60)).toBeNull()
  })

  it('is ignored: a perfectly still phone', () => {
    expect(estimateBreath(sample([]), 60)).toBeNull()
  })

  it('is ignored: a breath that is lost in four times as much noise', () => {
    expect(estimateBreath(sample([breathe(12), createNoise(0.8)]), 60)).toBeNull()
  })

  it('is ignored: less than two of the slowest breaths', () => {
    const rateHz = 60
    const values = sample([breathe(12)], { seconds: MIN_MEASURED_SECONDS, rateHz })
    expect(estimateBreath(values, rateHz)).not.toBeNull()
    expect(estimateBreath(values.slice(1), rateHz)).toBeNull()
  })
})
