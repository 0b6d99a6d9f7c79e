import { describe, expect, it } from 'vitest'
import { cymaticFigure } from './cymatics.ts'

/** How far each point of a ring is from the middle, by the angle. */
const radiiOf = (ring: string): number[] =>
  ring
    .slice(1, -1)
    .split('L')
    .map((point) => Math.hypot(...point.split(' ').map(Number)))

/** The narrowest gap between neighbouring rings, as a share of their usual distance; negative where they cross. */
function narrowestGap(rings: readonly string[]): number {
  const radii = rings.map(radiiOf)
  const gaps = radii.slice(1).flatMap((outer, index) => {
    const inner = radii[index] ?? []
    return inner.map((radius, at) => (outer[(at * outer.length) / inner.length] ?? 0) - radius)
  })
  return Math.min(...gaps) * rings.length
}

describe('cymaticFigure', () => {
  // As covers, the year, rooms and the player draw them.
  it.each([
    [9, 0.09],
    [7, 0.1],
    [26, 0.08],
    [30, 0.1],
  ])(
    '%i rings that swing by %d never cross nor leave the plate, whatever a sound is made of',
    (ringCount, swing) => {
      for (let carrier = 20; carrier <= 120; carrier += 20)
        for (let second = carrier * 1.2; second <= 900; second *= 1.7)
          for (let third = second * 1.2; third <= 1000; third *= 1.7) {
            const { rings } = cymaticFigure({ frequencies: [carrier, second, third], ringCount, swing })
            expect(rings).toHaveLength(ringCount)
            expect(narrowestGap(rings)).toBeGreaterThan(0.05)
            expect(Math.max(...rings.flatMap(radiiOf))).toBeLessThan(1)
          }
    },
  )
})
