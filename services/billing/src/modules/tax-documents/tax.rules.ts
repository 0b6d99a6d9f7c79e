/** The rates of consumption tax in Japan: everything sold today has the standard one. */
export const taxRates = [10, 8] as const
export type TaxRate = (typeof taxRates)[number]
export const STANDARD_TAX_RATE: TaxRate = 10

/** Returns the tax contained in an amount with tax, rounded towards zero, so that a return has exactly the tax of its charge. */
export function computeIncludedTax(amount: number, rate: TaxRate): number {
  // Adding zero makes a zero of negative amounts a plain zero.
  return Math.trunc((amount * rate) / (100 + rate)) + 0
}

export interface RateTotal {
  ratePercent: TaxRate
  /** Yen with tax. */
  amount: number
  tax: number
}

/** Sums items by rate, the standard one first; the tax of a rate is rounded once, not per item, as the law on qualified invoices wants. */
export function sumByRate(items: readonly { ratePercent: TaxRate; amount: number }[]): RateTotal[] {
  return taxRates.flatMap((ratePercent) => {
    const ofRate = items.filter((item) => item.ratePercent === ratePercent)
    if (ofRate.length === 0) return []
    const amount = ofRate.reduce((sum, item) => sum + item.amount, 0)
    return [{ ratePercent, amount, tax: computeIncludedTax(amount, ratePercent) }]
  })
}
