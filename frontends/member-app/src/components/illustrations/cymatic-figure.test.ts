import { describe, expect, it } from 'vitest'
import { createCymaticFigure } from './cymatic-figure.ts'

/** Returns the radius of each point of a ring by its angle. */
const radiiOf = (ring: string): number[] =>
  ring
    .slice(1, -1)
    .split('L')
    .map((point) => Math.hypot(...point.split(' ').map(Number)))

/** Returns the narrowest gap between two rings as a share of their usual distance; it is negative where they cross. */
function narrowestGap(rings: readonly string[]): number {
  const radii = rings.map(radiiOf)
  const gaps = radii.slice(1).flatMap((outer, index) => {
    const inner = radii[index] ?? []
    return inner.map((radius, at) => (outer[(at * outer.length) / inner.length] ?? 0) - radius)
  })
  return Math.min(...gaps) * rings.length
}

/** These are sets that the service may return, and those completed from a single frequency. */
function* frequencySets(): Generator<number[]> {
  for (let lowest = 20; lowest <= 900; lowest *= 1.7) {
    yield [lowest, 2 * lowest, 3 * lowest]
    for (let second = lowest * 1.1; second <= 910; second *= 1.9)
      for (let third = second * 1.1; third <= 1000; third *= 1.9) yield [lowest, second, third]
  }
  yield [20.6, 760, 838]
}

const evenly = () => 1
const alternating = (ring: number) => (ring % 2 === 0 ? 0.35 : 1)
const swelling = (ring: number) => (ring % 8 < 4 ? 0.35 : 1)

describe('createCymaticFigure', () => {
  it.each([
    ['covers', 9, 0.09, evenly],
    ['services', 9, 0.14, evenly],
    ['the year', 7, 0.1, evenly],
    ['rooms', 26, 0.08, evenly],
    ['a sitting, as the sound flickers', 26, 0.12, alternating],
    ['a sitting, as the sound swells', 26, 0.12, swelling],
    ['the player', 30, 0.1, evenly],
  ])(
    'draws rings of %s that never cross nor leave the plate for any frequencies',
    (_, ringCount, swing, strengthOf) => {
      const strengths = Array.from({ length: ringCount }, (_ring, ring) => strengthOf(ring))
      for (const frequencies of frequencySets()) {
        const { rings } = createCymaticFigure({ frequencies, ringCount, swing, strengths })
        expect(rings).toHaveLength(ringCount)
        expect(narrowestGap(rings)).toBeGreaterThan(0.05)
        expect(Math.max(...rings.flatMap(radiiOf))).toBeLessThanOrEqual(1)
      }
    },
  )
})
