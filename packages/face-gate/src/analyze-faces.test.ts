import { describe, expect, it } from 'vitest'
import { analyzeFaces } from './analyze-faces.ts'
import type { PixelImage } from './face-analysis.ts'
import type { DetectHumanFacesFn, HumanFace } from './to-face-analysis.ts'

const width = 400
const height = 300
const pixels: PixelImage = {
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => index % 251),
  width,
  height,
  channels: 3,
}

/** Right eye, left eye, nose, mouth. */
type Points = [number, number][]
const upright: Points = [
  [170, 120],
  [230, 120],
  [200, 150],
  [200, 180],
]
/** Returns the points in the rotated picture. */
const turnedOver = (points: Points): Points => points.map(([x, y]) => [width - x, height - y])

/** A mesh whose face is 120 pixels high. */
function mesh(points: Points): HumanFace {
  const all: [number, number][] = Array.from({ length: 468 }, () => [200, 150])
  const places = [[33, 133], [263, 362], [1], [13, 14]]
  for (const [index, place] of places.entries())
    for (const each of place) all[each] = points[index] ?? [200, 150]
  all[10] = [200, 90]
  all[152] = [200, 210]
  return { mesh: all, faceScore: 1 }
}

const box = (points: Points, boxScore: number): HumanFace => ({ mesh: points, faceScore: 0, boxScore })

/** An engine that has made up its mind: the mesh, the points of the picture, and those of the picture turned over. */
function engine(found: HumanFace[], ...looks: HumanFace[][]) {
  const asked: { networks: string; pixels: PixelImage }[] = []
  const ask: DetectHumanFacesFn = async (picture, networks) => {
    asked.push({ networks, pixels: picture })
    return networks === 'all' ? found : (looks.shift() ?? [])
  }
  return { ask, asked }
}

async function isMisread(found: HumanFace, ...looks: HumanFace[][]): Promise<boolean> {
  const { faces } = await analyzeFaces(engine([found], ...looks).ask, pixels)
  expect(faces).toHaveLength(1)
  return faces[0]?.misread === true
}

const moved = (points: Points, by: number): Points => points.map(([x, y]) => [x + by, y])

describe('analyzeFaces', () => {
  it.each([
    { boxScore: 0.85, faceScore: 0.99, looks: 1 },
    { boxScore: 0.84, faceScore: 1, looks: 2 },
    { boxScore: 0.9, faceScore: 0.98, looks: 2 },
  ])('analyzes a face with box score $boxScore and face score $faceScore $looks times', async (found) => {
    const { looks, ...sure } = found
    const { ask, asked } = engine([{ ...mesh(upright), ...sure }], [box(upright, 0.9)])
    await analyzeFaces(ask, pixels)
    expect(asked).toHaveLength(looks)
  })

  it('accepts a mesh whose eyes, nose and mouth lie where the detector sees them', async () => {
    expect(await isMisread(mesh(upright), [box(upright, 0.8)], [])).toBe(false)
    expect(await isMisread(mesh(upright), [box(moved(upright, 0.11 * 120 - 0.1), 0.8)], [])).toBe(false)
  })

  it('marks a face as lying on its side when the mesh lies elsewhere', async () => {
    expect(await isMisread(mesh(upright), [box(moved(upright, 0.11 * 120 + 0.1), 0.8)], [])).toBe(true)
    const lying: Points = [
      [170, 180],
      [170, 120],
      [200, 150],
      [230, 150],
    ]
    expect(await isMisread(mesh(upright), [box(lying, 0.8)], [])).toBe(true)
  })

  it('compares the mesh with its own face, whatever else is detected', async () => {
    const elsewhere = moved(upright, -150)
    expect(await isMisread(mesh(upright), [box(elsewhere, 0.9), box(upright, 0.8)], [])).toBe(false)
  })

  it('marks a face as upside down when it is found more surely in the rotated picture', async () => {
    const there = turnedOver(upright)
    expect(await isMisread(mesh(upright), [box(upright, 0.8)], [box(there, 0.85)])).toBe(false)
    expect(await isMisread(mesh(upright), [box(upright, 0.8)], [box(there, 0.86)])).toBe(true)
  })

  it('does not rotate the picture for a face that is found as surely as only upright ones are', async () => {
    const there = turnedOver(upright)
    const { ask, asked } = engine([mesh(upright)], [box(upright, 0.82)], [box(there, 0.99)])
    expect((await analyzeFaces(ask, pixels)).faces[0]?.misread).toBeUndefined()
    expect(asked.map(({ networks }) => networks)).toEqual(['all', 'detector'])
  })

  it('ignores another face that appears only in the rotated picture', async () => {
    const elsewhere = turnedOver(moved(upright, 150))
    expect(await isMisread(mesh(upright), [box(upright, 0.6)], [box(elsewhere, 0.99)])).toBe(false)
  })

  it('rotates the picture pixel by pixel, and runs only the detector on it', async () => {
    const { ask, asked } = engine([mesh(upright)], [box(upright, 0.8)], [])
    await analyzeFaces(ask, pixels)
    expect(asked.map(({ networks }) => networks)).toEqual(['all', 'detector', 'detector'])
    const last = asked[2]?.pixels.data ?? []
    expect(last).toHaveLength(pixels.data.length)
    expect([...last.slice(0, 3)]).toEqual([...pixels.data.slice(-3)])
    expect([...last.slice(-3)]).toEqual([...pixels.data.slice(0, 3)])
  })

  it('analyzes the picture only once for no face or more than one', async () => {
    for (const found of [[], [mesh(upright), mesh(upright)]]) {
      const { ask, asked } = engine(found)
      expect((await analyzeFaces(ask, pixels)).faces).toHaveLength(found.length)
      expect(asked).toHaveLength(1)
    }
  })
})
