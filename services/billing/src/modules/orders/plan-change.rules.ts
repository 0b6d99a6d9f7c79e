import { addMonths, type Day } from '@hibiki/calendar'
import type { Contract } from '../contracts/contract.rules.ts'
import { upgradeDifference } from '../contracts/proration.rules.ts'

/** What an order does to a plan already paid, once the order is settled (D-078). */
export interface PlanChange {
  contractId: string
  kind: 'upgrade' | 'downgrade'
  productId: string
  unitPrice: number
  /** As shown; never more is added to the next invoice (D-079). */
  difference: number
}

/**
 * What an upgrade adds to the next invoice on the day it takes effect: at most what was shown, less when the payment of the same
 * order was cleared days later. Null when the plan cannot be changed any more.
 */
export function upgradeNow(
  contract: Contract,
  change: Pick<PlanChange, 'unitPrice' | 'difference'>,
  o: { oldPrice: number; on: Day },
): number | null {
  const { status, anchorOn, paidPeriods, paidUntil } = contract
  if (status !== 'active' || anchorOn === null || paidUntil === null || paidUntil <= o.on) return null
  const periodFrom = addMonths(anchorOn, paidPeriods - 1)
  const { oldPrice, on } = o
  const now = upgradeDifference({
    oldPrice,
    newPrice: change.unitPrice,
    periodFrom,
    periodUntil: paidUntil,
    on,
  })
  return Math.min(now, change.difference)
}
