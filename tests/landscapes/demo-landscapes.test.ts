import {
  computeLandscapeDistance,
  type Landscape,
  landscapeHours,
  MIN_NEIGHBOUR_DISTANCE,
  renderSvg,
  toOklab,
} from '@hibiki/landscapes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { composeDemoLandscapes, NEIGHBOURS } from './demo-landscapes.ts'

/** Below about 5, two of the pictures were hard to tell apart; above 8 nobody who looked at the sheets mixed them up. */
const MIN_GLANCE_DISTANCE = 8

const demo = composeDemoLandscapes()

describe('the demo catalogue', () => {
  it('shows at least nine scenes and every hour', () => {
    expect(new Set(demo.map(({ landscape }) => landscape.scene)).size).toBeGreaterThanOrEqual(9)
    expect(new Set(demo.map(({ landscape }) => landscape.hour)).size).toBe(landscapeHours.length)
  })

  it('has no two neighbours that are described alike', () => {
    for (const { one, other, names } of neighbours())
      expect(computeLandscapeDistance(one, other), names).toBeGreaterThanOrEqual(MIN_NEIGHBOUR_DISTANCE)
  })

  it('has no two neighbours that look alike at 56 px', async () => {
    const pictures = new Map<Landscape, Lab[]>()
    for (const { landscape } of demo) pictures.set(landscape, await toPixels(landscape))
    for (const { one, other, names } of neighbours())
      expect(differPixels(pictures.get(one), pictures.get(other)), names).toBeGreaterThan(MIN_GLANCE_DISTANCE)
  })
})

type Lab = readonly [number, number, number]

function neighbours() {
  return demo.flatMap(({ sound, landscape: one }, index) =>
    demo.slice(index + 1, index + 1 + NEIGHBOURS).map(({ sound: next, landscape: other }) => ({
      one,
      other,
      names: `${sound.title.ja} and ${next.title.ja}`,
    })),
  )
}

/** Renders a cover at 56 px and averages it to 14 by 14 fields, about what a glance sees. */
async function toPixels(landscape: Landscape): Promise<Lab[]> {
  const svg = Buffer.from(renderSvg(landscape, { width: 56, height: 56 }))
  const raw = await sharp(svg).resize(14, 14, { kernel: 'cubic' }).removeAlpha().raw().toBuffer()
  return Array.from({ length: 196 }, (_, pixel) => {
    const hex = raw.subarray(3 * pixel, 3 * pixel + 3).toString('hex')
    return toOklab(`#${hex}`) as Lab
  })
}

/** The mean distance of two pictures, mirrored or not: a mirrored picture is easily mixed up. */
function differPixels(one: readonly Lab[] = [], other: readonly Lab[] = []): number {
  const mean = (at: (pixel: number) => number) =>
    one.reduce((sum, [l, a, b], pixel) => {
      const [l2, a2, b2] = other[at(pixel)] ?? [0, 0, 0]
      return sum + 100 * Math.hypot(l - l2, a - a2, b - b2)
    }, 0) / one.length
  return Math.min(
    mean((pixel) => pixel),
    mean((pixel) => pixel - (pixel % 14) + 13 - (pixel % 14)),
  )
}
