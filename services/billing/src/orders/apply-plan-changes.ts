import type { Trx } from '../db/schema.ts'
import { jstDay } from '../domain/jst-calendar.ts'
import { type PlanChange, upgradeNow } from '../domain/plan-change.ts'
import { announceEntitlements } from '../entitlements/announce-entitlements.ts'
import { holdsOtherwise, savePlan } from '../repositories/contract-plans.ts'
import { lockContract } from '../repositories/contracts.ts'

/**
 * Changes plans as an order said: a dearer one may be used at once, a cheaper one waits for the renewal (D-078). A plan that
 * ended or was cancelled while the order's payment was unclear stays as it is: nothing is charged for it.
 */
export async function applyPlanChanges(trx: Trx, changes: readonly PlanChange[], now: Date): Promise<void> {
  for (const change of changes) {
    const stored = await lockContract(trx, change.contractId)
    if (!stored || stored.userId === null || stored.contract.status !== '10') continue
    const { userId, id: contractId } = stored
    const { productId, unitPrice } = change
    if (await holdsOtherwise(trx, { userId, productId, contractId })) continue
    if (change.kind === 'downgrade') {
      await savePlan(trx, contractId, { nextProductId: productId, nextUnitPrice: unitPrice })
      continue
    }
    const difference = upgradeNow(stored.contract, change, { oldPrice: stored.unitPrice, on: jstDay(now) })
    if (difference === null) continue
    await savePlan(trx, contractId, {
      productId,
      unitPrice,
      nextProductId: null,
      nextUnitPrice: null,
      nextDifference: stored.nextDifference + difference,
    })
    await announceEntitlements(trx, userId, now)
  }
}
