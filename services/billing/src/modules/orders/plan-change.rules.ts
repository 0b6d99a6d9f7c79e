import { addMonths, type Day } from '@hibiki/calendar'
import type { PeriodMonths } from '../contracts/billing-period.rules.ts'
import type { Contract } from '../contracts/contract.rules.ts'
import { computeProratedDifference } from '../contracts/proration.rules.ts'

/** What an order does to a plan that is paid already, once the order is settled. */
export interface PlanChange {
  contractId: string
  kind: 'upgrade' | 'downgrade' | 'periodChange'
  productId: string
  /** Yen of one period. */
  unitPrice: number
  /** The period from the next renewal on, of a change of the period; missing when it stays. */
  nextPeriodMonths?: PeriodMonths
  /** The difference as shown; never more is added to the next invoice. */
  difference: number
  /** Whether the difference is charged with the order instead, because the next invoice is up to a year away. */
  isDifferencePaid?: boolean
}

/** Returns whether another plan can replace the contract's on a day: the contract is in use and paid beyond that day. */
export function isPlanChangeable(
  { status, paidUntil }: Pick<Contract, 'status' | 'paidUntil'>,
  on: Day,
): boolean {
  return status === 'active' && paidUntil !== null && paidUntil > on
}

/**
 * Returns what an upgrade adds to the next invoice on the day it takes effect: at most what was shown, and less when the payment
 * of the same order was settled days later. It is null when the plan cannot be changed any more.
 */
export function computeUpgradeDifference(
  contract: Contract,
  change: Pick<PlanChange, 'unitPrice' | 'difference'>,
  { oldPrice, on }: { oldPrice: number; on: Day },
): number | null {
  const { anchorOn, paidMonths, periodMonths, paidUntil } = contract
  if (!isPlanChangeable(contract, on) || anchorOn === null || paidUntil === null) return null
  const periodFrom = addMonths(anchorOn, paidMonths - periodMonths)
  const now = computeProratedDifference({
    oldPrice,
    newPrice: change.unitPrice,
    periodFrom,
    periodUntil: paidUntil,
    on,
  })
  return Math.min(now, change.difference)
}
