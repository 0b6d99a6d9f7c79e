import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPoint,
  beginStroke,
  chooseFirstPair,
  extendLastStroke,
  isDrawingFull,
  MAX_NUMBERS_PER_DRAWING,
  MAX_STROKES,
  toSteps,
  toSvgPath,
} from './photo.rules.ts'
import type { ChartPhoto, PhotoVisits, Stroke } from './types.ts'

const createPhoto = (id: string): ChartPhoto => ({
  id,
  url: `/api/common/calte/photos/${id}`,
  taken: '2026-11-20 10:00:00',
  published: false,
  width: 1600,
  height: 1200,
  strokes: [],
  version: 1,
})
const createVisit = (recordId: string, ...ids: string[]): PhotoVisits['visits'][number] => ({
  recordId,
  title: '施術記録',
  visited: '2026-11-20 10:00:00',
  photos: ids.map(createPhoto),
})

describe('a line that is drawn', () => {
  it('has whole coordinates inside the photo, wherever the finger goes', () => {
    const fraction = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ x: fraction, y: fraction }), { minLength: 1 }), (places) => {
        const points = places.map(toSteps).reduce<number[]>(addPoint, [])
        expect(points.length % 2).toBe(0)
        expect(points.length).toBeGreaterThanOrEqual(4)
        for (const number of points) {
          expect(Number.isInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThanOrEqual(10_000)
        }
      }),
    )
  })

  it('leaves out places that are hardly away from the last one', () => {
    expect(addPoint([0, 0, 100, 100], [110, 110])).toEqual([0, 0, 100, 100])
    expect(addPoint([0, 0, 100, 100], [200, 100])).toEqual([0, 0, 100, 100, 200, 100])
  })

  it('lies on the same place of the photo at every size', () => {
    const stroke = { color: 'blue' as const, width: 7, points: [0, 0, 5000, 10_000] }
    expect(toSvgPath(stroke, { width: 1600, height: 1200 })).toBe('M0.0 0.0L800.0 1200.0')
  })
})

describe('a drawing', () => {
  const far = (index: number): [number, number] => [(index * 100) % 10_000, (index * 300) % 10_000]
  const draw = (strokeCount: number, pointCount: number): readonly Stroke[] => {
    let strokes: readonly Stroke[] = []
    for (let stroke = 0; stroke < strokeCount; stroke++) {
      strokes = beginStroke(strokes, far(stroke), 'blue')
      for (let point = 1; point < pointCount; point++) strokes = extendLastStroke(strokes, far(point), 'blue')
    }
    return strokes
  }

  it.each([
    ['a few strokes', 3, 10, false],
    ['one stroke fewer than are stored', MAX_STROKES - 1, 2, false],
    ['as many strokes as are stored', MAX_STROKES, 2, true],
    ['more strokes', MAX_STROKES + 50, 2, true],
    ['one line that never ends', 1, MAX_NUMBERS_PER_DRAWING, true],
    ['long lines', 12, 1200, true],
    ['many lines whose points are too many together', MAX_STROKES, 60, true],
    ['as many strokes as are stored, the last of them endless', MAX_STROKES, 1100, true],
  ])('is never more than the service stores: %s', (_what, strokeCount, pointCount, isFull) => {
    const strokes = draw(strokeCount, pointCount)
    const lengths = strokes.map(({ points }) => points.length)
    expect(strokes.length).toBeLessThanOrEqual(MAX_STROKES)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MAX_NUMBERS_PER_DRAWING)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(4)
    expect(isDrawingFull(strokes)).toBe(isFull)
  })

  it('has room again once a stroke is taken back', () => {
    const full = draw(MAX_STROKES, 2)
    expect(beginStroke(full, [0, 0], 'white')).toBe(full)
    expect(isDrawingFull(full.slice(0, -1))).toBe(false)
  })
})

describe('a comparison', () => {
  it('begins with the visit before on the left and the newest on the right', () => {
    const visits = [createVisit('new', 'n1', 'n2'), createVisit('none'), createVisit('old', 'o1')]
    expect(chooseFirstPair(visits)).toEqual([
      { recordId: 'old', photoId: 'o1' },
      { recordId: 'new', photoId: 'n1' },
    ])
  })

  it.each([
    ['two photos of one visit', [createVisit('only', 'a', 'b')], ['b', 'a']],
    ['the only photo with itself', [createVisit('only', 'a')], ['a', 'a']],
    ['nothing without photos', [createVisit('none')], undefined],
  ])('compares %s', (_what, visits, expected) => {
    expect(chooseFirstPair(visits)?.map(({ photoId }) => photoId)).toEqual(expected)
  })
})
