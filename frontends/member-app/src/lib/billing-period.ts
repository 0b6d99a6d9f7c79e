import type { components } from './api/schema.gen.d.ts'

/** How often a contract is paid. */
export type BillingPeriod = components['schemas']['BillingPeriod']

interface Priced {
  price: number
  yearlyPrice: number | null
}

/** Returns the yen that a year costs less when it is paid at once. */
export const computeYearlySaving = ({ price, yearlyPrice }: Priced): number =>
  yearlyPrice === null ? 0 : 12 * price - yearlyPrice
