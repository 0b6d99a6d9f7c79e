import { describe, expect, it } from 'vitest'
import { sampleBeta } from '../choices/sample-beta.rules.ts'
import { createSeededRandom } from '../choices/seeded-random.rules.ts'
import { computeBetaCdf, estimateEffect } from './beta-interval.rules.ts'

describe('computeBetaCdf', () => {
  it.each([
    // Beta(1, 1) is uniform; Beta(a, 1) is x^a; Beta(1, b) is 1 - (1-x)^b; Beta(2, 2) is 3x² - 2x³.
    [0.3, 1, 1, 0.3],
    [0.7, 5, 1, 0.7 ** 5],
    [0.1, 1, 8, 1 - 0.9 ** 8],
    [0.25, 2, 2, 3 * 0.25 ** 2 - 2 * 0.25 ** 3],
    [0.5, 400.5, 400.5, 0.5],
    [0, 2, 3, 0],
    [1, 2, 3, 1],
  ])('returns the share below %d of Beta(%d, %d): %d', (x, alpha, beta, expected) => {
    expect(computeBetaCdf(x, alpha, beta)).toBeCloseTo(expected, 9)
  })
})

describe('estimateEffect', () => {
  it('returns a wide interval without measurements, and a narrower one around them', () => {
    const nothing = estimateEffect(0, 0)
    expect([nothing.mean, nothing.low, nothing.high]).toEqual([
      0.5,
      expect.closeTo(0.05, 6),
      expect.closeTo(0.95, 6),
    ])
    const much = estimateEffect(600, 400)
    expect(much.mean).toBeCloseTo(601 / 1002, 9)
    expect(much.high - much.low).toBeLessThan(0.06)
  })

  it('returns an interval that contains 90 % of the draws of a choice', () => {
    const random = createSeededRandom('interval')
    const { low, high } = estimateEffect(7.4, 3.1)
    const draws = Array.from({ length: 20_000 }, () => sampleBeta(random, 8.4, 4.1))
    const inside = draws.filter((draw) => draw >= low && draw <= high).length / draws.length
    expect(inside).toBeGreaterThan(0.89)
    expect(inside).toBeLessThan(0.91)
  })
})
