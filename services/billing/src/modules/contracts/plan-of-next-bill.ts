import type { Trx } from '../../tables.ts'
import type { PeriodMonths } from './billing-period.rules.ts'
import { hasOtherContractForProduct, updateContractPlan } from './contract-plans.sql.ts'
import type { StoredContract } from './contracts.sql.ts'

export interface BilledPlan {
  productId: string
  /** Yen of one period. */
  unitPrice: number
  periodMonths: PeriodMonths
}

/** Returns the plan and period of the next renewal: those that wait for it, unless its user holds the plan by another contract. */
export async function getPlanOfNextBill(trx: Trx, contract: StoredContract): Promise<BilledPlan> {
  const { id: contractId, userId, productId, unitPrice, nextProductId, nextUnitPrice } = contract
  const { periodMonths } = contract.contract
  const current = { productId, unitPrice, periodMonths }
  if (userId === null || nextUnitPrice === null) return current
  if (
    nextProductId !== null &&
    (await hasOtherContractForProduct(trx, { userId, productId: nextProductId, contractId }))
  )
    return current
  return {
    productId: nextProductId ?? productId,
    unitPrice: nextUnitPrice,
    periodMonths: contract.nextPeriodMonths ?? periodMonths,
  }
}

/** Replaces the plan by the one that waited. */
export async function switchToPlan(trx: Trx, contractId: string, plan: BilledPlan): Promise<void> {
  await updateContractPlan(trx, contractId, {
    ...plan,
    nextProductId: null,
    nextUnitPrice: null,
    nextPeriodMonths: null,
  })
}

/** Returns whether a plan can start before its bill is paid: a cheaper one that is paid as often as before. */
export function startsUnpaid(
  plan: Pick<BilledPlan, 'unitPrice' | 'periodMonths'>,
  contract: StoredContract,
): boolean {
  return plan.periodMonths === contract.contract.periodMonths && plan.unitPrice <= contract.unitPrice
}

/**
 * Starts a dearer plan, or another period, once its bill is paid.
 * @returns false, with nothing changed, when the member can no longer get the plan that was billed
 */
export async function switchToBilledPlan(
  trx: Trx,
  contract: StoredContract,
  billed: Pick<BilledPlan, 'unitPrice' | 'periodMonths'>,
): Promise<boolean> {
  if (startsUnpaid(billed, contract)) return true
  const plan = await getPlanOfNextBill(trx, contract)
  if (plan.unitPrice !== billed.unitPrice || plan.periodMonths !== billed.periodMonths) return false
  await switchToPlan(trx, contract.id, plan)
  return true
}
