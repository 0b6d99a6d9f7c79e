import type { Trx } from '../../tables.ts'
import { hasOtherContractForProduct, updateContractPlan } from './contract-plans.sql.ts'
import type { StoredContract } from './contracts.sql.ts'

type Plan = Pick<StoredContract, 'productId' | 'unitPrice'>

/** Returns the plan of the next renewal: the one that waits for it, unless its user holds that by another contract. */
export async function getPlanOfNextBill(trx: Trx, contract: StoredContract): Promise<Plan> {
  const { id: contractId, userId, productId, unitPrice, nextProductId, nextUnitPrice } = contract
  const current = { productId, unitPrice }
  if (userId === null || nextProductId === null || nextUnitPrice === null) return current
  if (await hasOtherContractForProduct(trx, { userId, productId: nextProductId, contractId })) return current
  return { productId: nextProductId, unitPrice: nextUnitPrice }
}

/** Replaces the plan by the one that waited. */
export async function switchToPlan(trx: Trx, contractId: string, plan: Plan): Promise<void> {
  await updateContractPlan(trx, contractId, { ...plan, nextProductId: null, nextUnitPrice: null })
}

/**
 * Starts a dearer plan once its bill is paid.
 * @param billedPrice yen per month on that bill
 * @returns false, with nothing changed, when the member can no longer get the plan that was billed
 */
export async function switchToBilledPlan(
  trx: Trx,
  contract: StoredContract,
  billedPrice: number,
): Promise<boolean> {
  if (billedPrice <= contract.unitPrice) return true
  const plan = await getPlanOfNextBill(trx, contract)
  if (plan.unitPrice !== billedPrice) return false
  await switchToPlan(trx, contract.id, plan)
  return true
}
