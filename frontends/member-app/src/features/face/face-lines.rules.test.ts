import { describe, expect, it } from 'vitest'
import { toSmoothSvgPath, toStrokes } from './face-lines.rules.ts'

const size = { width: 720, height: 540 }
const row = (count: number, y: number) =>
  Array.from({ length: count }, (_, index) => ({ x: 0.3 + index / 50, y }))
const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)
/** Returns all points of a path with its control points, because a curve stays within the hull of its four. */
const pointsOf = (path: string) => {
  const numbers = numbersOf(path)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
}

describe('the strokes of a face', () => {
  it('returns both brows and both lips, which meet in the corners of the mouth', () => {
    const brows = [row(5, 0.3), row(5, 0.31)]
    const mouth = row(12, 0.7).map((point, index) => ({ ...point, y: 0.7 + index / 1000 }))
    const [left, right, upper, lower] = toStrokes({ brows, mouth })
    expect([left, right]).toEqual(brows)
    expect(upper).toEqual(mouth.slice(0, 7))
    expect(lower).toEqual([mouth[0], ...mouth.slice(6).toReversed()])
  })
})

describe('a smooth path', () => {
  it('draws through every point in the size of the picture', () => {
    const line = [
      { x: 0.1, y: 0.5 },
      { x: 0.2, y: 0.4 },
      { x: 0.4, y: 0.5 },
    ]
    const points = pointsOf(toSmoothSvgPath(line, size))
    expect([points[0], points[3], points[6]]).toEqual([
      { x: 72, y: 270 },
      { x: 144, y: 216 },
      { x: 288, y: 270 },
    ])
  })

  it('draws no corner at any point', () => {
    const line = [
      { x: 0.1, y: 0.5 },
      { x: 0.2, y: 0.3 },
      { x: 0.5, y: 0.6 },
    ]
    const [, , arriving, middle, leaving] = pointsOf(toSmoothSvgPath(line, { width: 1000, height: 1000 }))
    if (!arriving || !middle || !leaving) throw new Error('no curves')
    const directions = [
      Math.atan2(middle.y - arriving.y, middle.x - arriving.x),
      Math.atan2(leaving.y - middle.y, leaving.x - middle.x),
    ]
    expect(directions[0]).toBeCloseTo(directions[1] ?? 0, 2)
  })

  it('keeps the path inside the picture when points lie at the edge', () => {
    const line = [
      { x: 0, y: 0.1 },
      { x: 0.02, y: 0 },
      { x: 0.5, y: 0.02 },
      { x: 0.98, y: 1 },
      { x: 1, y: 0.3 },
    ]
    for (const { x, y } of pointsOf(toSmoothSvgPath(line, size))) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(size.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(size.height)
    }
  })

  it('returns an empty path without points', () => expect(toSmoothSvgPath([], size)).toBe(''))
})
