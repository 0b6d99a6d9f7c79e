import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRange, mergeRanges, type Range, sumLengths, takeFree, takeLastFree } from './ranges.rules.ts'

const range = fc
  .tuple(fc.nat(200), fc.nat(40))
  .map(([from, length]): Range => ({ from, until: from + length }))
const ranges = fc.array(range, { maxLength: 12 })
const secondsOf = (list: readonly Range[]) =>
  list.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, index) => from + index))

describe('mergeRanges', () => {
  it('returns the same seconds once, in sorted ranges that do not touch', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const joined = mergeRanges(list)
        expect(secondsOf(joined)).toEqual([...new Set(secondsOf(list))].sort((a, b) => a - b))
        for (const [index, { from }] of joined.entries()) {
          expect(from).toBeGreaterThan(joined[index - 1]?.until ?? -1)
        }
      }),
    )
  })
})

describe('addRange', () => {
  it('returns the same as mergeRanges', () => {
    fc.assert(
      fc.property(ranges, range, (list, added) => {
        fc.pre(added.from < added.until)
        const sorted = mergeRanges(list)
        addRange(sorted, added)
        expect(sorted).toEqual(mergeRanges([...list, added]))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('takeFree', () => {
  it('takes the earliest free seconds of the window, at most as many as are free', () => {
    fc.assert(
      fc.property(range, ranges, fc.nat(60), (within, list, seconds) => {
        const occupied = mergeRanges(list)
        const busy = new Set(secondsOf(occupied))
        const free = secondsOf([within]).filter((second) => !busy.has(second))
        const taken = takeFree(within, occupied, seconds)
        expect(secondsOf(taken)).toEqual(free.slice(0, seconds))
        expect(sumLengths(taken)).toBe(Math.min(seconds, free.length))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('takeLastFree', () => {
  it('takes the latest free seconds of the window, at most as many as are free', () => {
    fc.assert(
      fc.property(range, ranges, fc.nat(60), (within, list, seconds) => {
        const occupied = mergeRanges(list)
        const busy = new Set(secondsOf(occupied))
        const free = secondsOf([within]).filter((second) => !busy.has(second))
        const taken = takeLastFree(within, occupied, seconds)
        expect(secondsOf(taken)).toEqual(free.slice(Math.max(0, free.length - seconds)))
      }),
      { numRuns: 2000 },
    )
  })
})
