import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPoint, chooseFirstPair, toSteps, toSvgPath } from './photo.rules.ts'
import type { ChartPhoto, PhotoVisits } from './types.ts'

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
