import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDriftCorrection, toAccompanimentPosition } from './drift.rules.ts'

describe('findDriftCorrection', () => {
  it('repeats an accompaniment that is shorter than the main track', () => {
    expect(toAccompanimentPosition(65, 30)).toBe(5)
    expect(toAccompanimentPosition(12, 600)).toBe(12)
    expect(toAccompanimentPosition(12, 0)).toBe(0)
  })

  it.each([
    ['leaves a drift of 0.05 s', 10, 10.05, { kind: 'steady' }],
    ['slows an accompaniment down that is a little ahead', 10, 10.15, { kind: 'nudge', rate: 0.97 }],
    ['speeds an accompaniment up that is a little behind', 10, 9.85, { kind: 'nudge', rate: 1.03 }],
    ['jumps with an accompaniment that is far behind', 100, 40, { kind: 'jump', to: 100 }],
  ])('%s', (_, first, second, correction) => {
    const made = findDriftCorrection({
      position: first,
      accompanimentPosition: second,
      accompanimentDuration: 600,
    })
    expect(made.kind).toBe(correction.kind)
    if (made.kind === 'nudge') expect(made.rate).toBeCloseTo((correction as { rate: number }).rate)
    else expect(made).toEqual(correction)
  })

  it('treats the end and the beginning of a loop as neighbours', () => {
    expect(
      findDriftCorrection({ position: 30.02, accompanimentPosition: 29.99, accompanimentDuration: 30 }),
    ).toEqual({ kind: 'steady' })
  })

  it('reduces any drift below a tenth of a second within 40 s, with one jump at most', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 600, noNaN: true }),
        fc.double({ min: 0, max: 600, noNaN: true }),
        fc.integer({ min: 5, max: 600 }),
        (first, second, secondDuration) => {
          let at = second % secondDuration
          let now = first
          let jumps = 0
          for (let quarter = 0; quarter < 160; quarter++) {
            const correction = findDriftCorrection({
              position: now,
              accompanimentPosition: at,
              accompanimentDuration: secondDuration,
            })
            if (correction.kind === 'jump') {
              at = correction.to
              jumps += 1
            }
            at = (at + 0.25 * (correction.kind === 'nudge' ? correction.rate : 1)) % secondDuration
            now += 0.25
          }
          expect(jumps).toBeLessThanOrEqual(1)
          const apart = Math.abs(at - toAccompanimentPosition(now, secondDuration))
          expect(Math.min(apart, secondDuration - apart)).toBeLessThan(0.1)
        },
      ),
    )
  })
})
