import { getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import {
  hasOtherContractForProduct,
  hasPaymentUnderWay,
  recordPlanPaid,
  setContractCard,
  updateContractPlan,
} from '../contracts/contract-plans.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { computeUpgradeDifference, isPlanChangeable } from './plan-change.rules.ts'
import type { Order } from './purchase.sql.ts'

/** Returns whether every change of plan that an order confirmed is still possible, and locks the contracts. */
export async function canApplyPlanChanges(
  trx: Trx,
  { planChanges }: Pick<Order, 'planChanges'>,
  { now, paymentId }: { now: Date; paymentId: string },
): Promise<boolean> {
  for (const change of planChanges) {
    const stored = await lockContract(trx, change.contractId)
    if (!stored || !isPlanChangeable(stored.contract, getJstDay(now))) return false
    if (await hasPaymentUnderWay(trx, stored.id, { exceptPaymentId: paymentId })) return false
  }
  return true
}

/**
 * Changes plans as the order confirmed: a dearer one may be used at once, a cheaper one or another period waits for the renewal,
 * and the card of the order pays from then on. It is called only for locked contracts that can be changed (`canApplyPlanChanges`), because an order is
 * done when all of it has taken effect.
 */
export async function applyPlanChanges(
  trx: Trx,
  { planChanges, cardId }: Pick<Order, 'planChanges' | 'cardId'>,
  now: Date,
): Promise<void> {
  for (const change of planChanges) {
    const stored = await lockContract(trx, change.contractId)
    if (!stored || stored.userId === null) throw notChangeable
    const { userId, id: contractId } = stored
    const { productId, unitPrice } = change
    if (await hasOtherContractForProduct(trx, { userId, productId, contractId })) throw notChangeable
    if (change.kind !== 'upgrade') {
      if (cardId !== null) await setContractCard(trx, contractId, cardId)
      await updateContractPlan(trx, contractId, {
        nextProductId: change.kind === 'downgrade' ? productId : null,
        nextUnitPrice: unitPrice,
        nextPeriodMonths: change.nextPeriodMonths ?? null,
      })
      continue
    }
    const isPaid = change.isDifferencePaid ?? false
    const difference = computeUpgradeDifference(stored.contract, change, {
      oldPrice: stored.unitPrice,
      on: getJstDay(now),
    })
    if (difference === null) throw notChangeable
    if (cardId !== null) await setContractCard(trx, contractId, cardId)
    await updateContractPlan(trx, contractId, {
      productId,
      unitPrice,
      nextProductId: null,
      nextUnitPrice: null,
      nextPeriodMonths: null,
      nextDifference: stored.nextDifference + (isPaid ? 0 : difference),
    })
    if (isPaid) await recordPlanPaid(trx, contractId)
    await publishChangedEntitlements(trx, userId, now)
  }
}

const notChangeable = new Error('a plan that was found changeable cannot be changed')
