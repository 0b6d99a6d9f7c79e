import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRankPercent, type MonthRanks, toMinutes } from './month-ranks.rules.ts'

/** Returns the summary of a month from the seconds of each of its members. */
function summarise(seconds: readonly number[]): MonthRanks {
  const counts = new Map<number, number>()
  for (const one of seconds) counts.set(toMinutes(one), (counts.get(toMinutes(one)) ?? 0) + 1)
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
    ['first of many', [600, 500, 400], 600, 1],
    ['alone', [600], 600, 1],
    ['all the same: they share the better place', [600, 600, 659], 600, 1],
    ['second of three', [600, 540, 60], 540, 34],
    ['last of three', [600, 540, 60], 60, 67],
    ['seconds only, behind one with a minute', [60, 59], 59, 50],
    ['no listening', [600], 0, 100],
    ['no listening, and nobody else either', [], 0, 100],
    ['a first late record that no summary has yet', [], 300, 1],
  ])('returns the right rank: %s', (_case, all, own, percent) => {
    expect(computeRankPercent(summarise(all), own)).toBe(percent)
  })
})
