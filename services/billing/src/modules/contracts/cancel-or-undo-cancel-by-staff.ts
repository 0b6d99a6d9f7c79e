import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, type Language } from '@hibiki/http'
import { lockMember } from '@hibiki/projections'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import {
  type CancelDeps,
  cancelOrUndoCancelLockedContract,
  chargeSettlements,
  requireSettlementWithinShown,
} from './cancel-or-undo-cancel-contracts.ts'
import { lockContract } from './contracts.sql.ts'
import { findConsoleContract } from './contracts-admin.sql.ts'

/**
 * Cancels a contract on its payer's behalf, or undoes the cancellation, by the same rules as for the payer, and logs the reason.
 * @throws ApiError E4040, BILLING_ORDER_UNDER_WAY, BILLING_PAYMENT_UNDER_WAY, BILLING_PRICE_CHANGED, BILLING_NOT_CANCELLABLE,
 * BILLING_CANCEL_FINAL
 */
export async function cancelOrUndoCancelByStaff(
  deps: CancelDeps,
  options: { id: string; reason: string; actorId: string; language: Language } & (
    | { cause: 'cancel'; shownSettlement: number }
    | { cause: 'undo-cancel' }
  ),
): Promise<void> {
  const { cause, actorId, reason } = options
  const now = deps.clock()
  const paymentId = await runTransactionWithRetry(deps.database.db, async (trx) => {
    const found = await findConsoleContract(trx, options.id, options.language)
    if (found?.userId) await lockMember(trx, found.userId)
    const stored = found && (await lockContract(trx, found.id))
    if (!stored) throw new ApiError('E4040')
    if (options.cause === 'cancel') requireSettlementWithinShown([stored], options.shownSettlement)
    const refusal = cause === 'cancel' ? 'BILLING_NOT_CANCELLABLE' : 'BILLING_CANCEL_FINAL'
    const name = found.productName
    const begun = await cancelOrUndoCancelLockedContract(trx, stored, {
      cause,
      refusal,
      now,
      actor: 'staff',
      name,
    })
    const action = cause === 'cancel' ? 'contract-cancelled' : 'contract-cancel-undone'
    await insertCommerceLogEntry(trx, { actorId, action, subjectId: stored.id, detail: { reason }, now })
    return begun
  })
  if (paymentId !== null) await chargeSettlements(deps, [paymentId])
}
