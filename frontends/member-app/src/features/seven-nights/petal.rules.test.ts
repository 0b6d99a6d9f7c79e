import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPetal } from './petal.rules.ts'

const toPoints = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])

const anyFrequencies = fc.array(fc.double({ min: 20, max: 2000, noNaN: true }), {
  minLength: 1,
  maxLength: 3,
})

describe('createPetal', () => {
  it('keeps every petal within its seventh of the circle, so that neighbours never cross', () => {
    fc.assert(
      fc.property(anyFrequencies, fc.integer({ min: 1, max: 6 }), (frequencies, lineCount) => {
        const lines = createPetal({ frequencies, lineCount })
        expect(lines).toHaveLength(lineCount)
        for (const [x, y] of lines.flatMap(toPoints)) {
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.0001)
          expect(Math.abs(Math.atan2(x, -y))).toBeLessThanOrEqual(Math.PI / 7)
        }
      }),
    )
  })

  it('draws the same sound always alike and two sounds differently', () => {
    const draw = (hertz: number) => createPetal({ frequencies: [hertz, 2 * hertz], lineCount: 3 })
    expect(draw(44)).toEqual(draw(44))
    expect(draw(44)).not.toEqual(draw(61))
  })
})
