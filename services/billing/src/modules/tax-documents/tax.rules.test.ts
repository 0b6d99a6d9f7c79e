import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeIncludedTax, sumByRate, taxRates } from './tax.rules.ts'

describe('computeIncludedTax', () => {
  it.each([
    ['a plan', 2980, 10, 270],
    ['exactly a multiple', 1100, 10, 100],
    ['less than a yen of tax', 10, 10, 0],
    ['a return', -2980, 10, -270],
    ['the reduced rate', 1080, 8, 80],
    ['nothing', 0, 10, 0],
  ] as const)('%s: %i yen at %i %% contain %i', (_what, amount, rate, tax) => {
    expect(computeIncludedTax(amount, rate)).toBe(tax)
  })

  it('never contains more than the exact tax, and less than a yen less', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(...taxRates), (amount, rate) => {
        const exact = (amount * rate) / (100 + rate)
        const tax = computeIncludedTax(amount, rate)
        expect(tax).toBeLessThanOrEqual(exact)
        expect(exact - tax).toBeLessThan(1)
        expect(computeIncludedTax(-amount, rate) + tax).toBe(0)
      }),
    )
  })
})

describe('sumByRate', () => {
  it('rounds once per rate instead of once per item, and lists the standard rate first', () => {
    const items = [
      { ratePercent: 8, amount: 107 },
      { ratePercent: 10, amount: 15 },
      { ratePercent: 10, amount: 15 },
    ] as const
    expect(sumByRate(items)).toEqual([
      { ratePercent: 10, amount: 30, tax: 2 },
      { ratePercent: 8, amount: 107, tax: 7 },
    ])
  })
})
