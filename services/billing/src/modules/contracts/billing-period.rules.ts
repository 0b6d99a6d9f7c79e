/** How often a contract is paid. */
export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** The calendar months that one payment is for. */
export type PeriodMonths = 1 | 12

export const monthsByPeriod: Record<BillingPeriod, PeriodMonths> = { month: 1, year: 12 }

export function toBillingPeriod(months: PeriodMonths): BillingPeriod {
  return months === 12 ? 'year' : 'month'
}

/** Compares what two plans cost over the same time, whether they are paid by the month or by the year. */
export function comparePricesOverTime(
  one: { price: number; periodMonths: PeriodMonths },
  other: { price: number; periodMonths: PeriodMonths },
): number {
  return one.price * other.periodMonths - other.price * one.periodMonths
}
