import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctionFor, placeOfSecond } from './drift.ts'

describe('the second track', () => {
  it('begins again when it is the shorter one', () => {
    expect(placeOfSecond(65, 30)).toBe(5)
    expect(placeOfSecond(12, 600)).toBe(12)
    expect(placeOfSecond(12, 0)).toBe(0)
  })

  it.each([
    ['together', 10, 10.05, { kind: 'steady' }],
    ['a little ahead: slower', 10, 10.15, { kind: 'nudge', rate: 0.97 }],
    ['a little behind: faster', 10, 9.85, { kind: 'nudge', rate: 1.03 }],
    ['far behind: jumps', 100, 40, { kind: 'jump', to: 100 }],
  ])('%s', (_, first, second, correction) => {
    const made = correctionFor({ first, second, secondDuration: 600 })
    expect(made.kind).toBe(correction.kind)
    if (made.kind === 'nudge') expect(made.rate).toBeCloseTo((correction as { rate: number }).rate)
    else expect(made).toEqual(correction)
  })

  it('knows that the end and the beginning of a loop are neighbours', () => {
    expect(correctionFor({ first: 30.02, second: 29.99, secondDuration: 30 })).toEqual({ kind: 'steady' })
  })

  it('is within a tenth of a second again after at most 40 s, from any drift, without a jump back and forth', () => {
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
            const correction = correctionFor({ first: now, second: at, secondDuration })
            if (correction.kind === 'jump') {
              at = correction.to
              jumps += 1
            }
            at = (at + 0.25 * (correction.kind === 'nudge' ? correction.rate : 1)) % secondDuration
            now += 0.25
          }
          expect(jumps).toBeLessThanOrEqual(1)
          const apart = Math.abs(at - placeOfSecond(now, secondDuration))
          expect(Math.min(apart, secondDuration - apart)).toBeLessThan(0.1)
        },
      ),
    )
  })
})
