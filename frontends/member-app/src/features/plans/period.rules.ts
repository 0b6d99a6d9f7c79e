import type { BillingPeriod } from '../../lib/billing-period.ts'
import type { Product } from './types.ts'

/** Tells whether a new contract can be paid by the month or by the year; a change of plan keeps the period of the contract. */
export const canChoosePeriod = ({
  statusCode,
  yearlyPrice,
}: Pick<Product, 'statusCode' | 'yearlyPrice'>): boolean => statusCode === '00' && yearlyPrice !== null

/** Returns the period whose price is shown of a product. */
export const toShownPeriod = (
  product: Pick<Product, 'statusCode' | 'yearlyPrice'>,
  wanted: BillingPeriod,
): BillingPeriod => (canChoosePeriod(product) ? wanted : 'month')

/** Returns the period of a purchase; null where it is not chosen here. */
export function findChosenPeriod(
  products: readonly Product[],
  productId: string,
  wanted: BillingPeriod,
): BillingPeriod | null {
  const product = products.find(({ id }) => id === productId)
  return product && canChoosePeriod(product) ? wanted : null
}
