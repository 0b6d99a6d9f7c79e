import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRankPercent, type MonthMinutesHistogram, toWholeMinutes } from './month-ranks.rules.ts'

/** Returns the summary of a month from the seconds of each of its members. */
function summarise(seconds: readonly number[]): MonthMinutesHistogram {
  const counts = new Map<number, number>()
  for (const one of seconds) counts.set(toWholeMinutes(one), (counts.get(toWholeMinutes(one)) ?? 0) + 1)
  const minutes = [...counts.keys()].sort((a, b) => a - b)
  return { minutes, members: minutes.map((one) => counts.get(one) ?? 0) }
}

const month = fc.array(fc.integer({ min: 1, max: 31 * 86_400 }), { minLength: 1, maxLength: 60 })

describe('computeRankPercent', () => {
  it('returns the share of listeners with more minutes, rounded up, from 1 to 100', () => {
    fc.assert(
      fc.property(month, fc.nat(), (all, index) => {
        const own = all[index % all.length] ?? 0
        const ahead = all.filter((one) => Math.floor(one / 60) > Math.floor(own / 60)).length
        const expected = Math.max(1, Math.ceil((ahead / all.length) * 100 - 1e-9))
        expect(computeRankPercent(summarise(all), own)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('never returns a worse rank for more listening', () => {
    fc.assert(
      fc.property(month, fc.nat(86_400), fc.nat(86_400), (all, own, more) => {
        const ranks = summarise(all)
        expect(computeRankPercent(ranks, own + more)).toBeLessThanOrEqual(computeRankPercent(ranks, own))
      }),
    )
  })

  it.each([
    ['the first of many at 1 percent', [600, 500, 400], 600, 1],
    ['the only listener at 1 percent', [600], 600, 1],
    ['members with the same minutes at the better rank', [600, 600, 659], 600, 1],
    ['the second of three at 34 percent', [600, 540, 60], 540, 34],
    ['the last of three at 67 percent', [600, 540, 60], 60, 67],
    ['a member with 59 seconds behind one with a minute', [60, 59], 59, 50],
    ['a member without listening at 100 percent', [600], 0, 100],
    ['a member without listening at 100 percent when there are no listeners', [], 0, 100],
    ['a late record at 1 percent before any summary has it', [], 300, 1],
  ])('ranks %s', (_case, all, own, percent) => {
    expect(computeRankPercent(summarise(all), own)).toBe(percent)
  })
})
