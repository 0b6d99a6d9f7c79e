import { jstDay } from '@hibiki/calendar'
import type { Trx } from '../../db/schema.ts'
import { holdsOtherwise, saveCard, savePlan } from '../contracts/contract-plans.sql.ts'
import { lockContract } from '../contracts/contracts.sql.ts'
import { announceEntitlements } from '../entitlements/announce-entitlements.ts'
import type { Order } from './orders.sql.ts'
import { upgradeNow } from './plan-change.rules.ts'

/**
 * Changes plans as an order said: a dearer one may be used at once, a cheaper one waits for the renewal (D-078), and the card of the
 * order pays from then on. A plan that ended or was cancelled while the order's payment was unclear stays as it is: nothing is
 * charged for it.
 */
export async function applyPlanChanges(
  trx: Trx,
  { planChanges, cardId }: Pick<Order, 'planChanges' | 'cardId'>,
  now: Date,
): Promise<void> {
  for (const change of planChanges) {
    const stored = await lockContract(trx, change.contractId)
    if (!stored || stored.userId === null || stored.contract.status !== 'active') continue
    const { userId, id: contractId } = stored
    const { productId, unitPrice } = change
    if (await holdsOtherwise(trx, { userId, productId, contractId })) continue
    if (change.kind === 'downgrade') {
      if (cardId !== null) await saveCard(trx, contractId, cardId)
      await savePlan(trx, contractId, { nextProductId: productId, nextUnitPrice: unitPrice })
      continue
    }
    const difference = upgradeNow(stored.contract, change, { oldPrice: stored.unitPrice, on: jstDay(now) })
    if (difference === null) continue
    if (cardId !== null) await saveCard(trx, contractId, cardId)
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
