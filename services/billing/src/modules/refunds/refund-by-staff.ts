import { randomUUID } from 'node:crypto'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import type { BillingContext } from '../../context.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { findPayment, lockPayment } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import { findRefund, findRefundableYen, insertRefund } from './refunds.sql.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Refunds a part of a payment, or what is left of it, and logs the reason. The caller says what was shown as left, so that a second
 * press of the button, or another administrator's refund meanwhile, refunds nothing twice.
 * @throws ApiError E4040; BILLING_REFUND_NOT_POSSIBLE for a payment of which nothing can be refunded; BILLING_REFUND_OUTDATED when
 * something else is left than was shown; BILLING_REFUND_TOO_MUCH; BILLING_REFUND_REJECTED when the provider or the bank rejects it;
 * E5030 without a provider or before a restored backup is reconciled
 */
export async function refundByStaff(
  deps: Pick<BillingContext, 'database' | 'payments' | 'clock' | 'log'>,
  options: { paymentId: string; amount: number; shownLeft: number; reason: string; actorId: string },
): Promise<void> {
  const { database, payments, clock, log } = deps
  const { paymentId, amount, shownLeft, reason, actorId } = options
  if (!isUuid(paymentId) || !(await findPayment(database.db, paymentId))) throw new ApiError('E4040')
  const refundId = randomUUID()
  const now = clock()
  await runTransactionWithRetry(database.db, async (trx) => {
    await requireReconciled(trx)
    // Members are locked before payments, and the log locks the actor.
    await insertCommerceLogEntry(trx, {
      actorId,
      action: 'payment-refunded',
      subjectId: paymentId,
      detail: { refundId, yen: amount, reason },
      now,
    })
    const { memberId } = await lockPayment(trx, paymentId)
    const left = await findRefundableYen(trx, paymentId)
    if (left === 0) throw new ApiError('BILLING_REFUND_NOT_POSSIBLE')
    if (left !== shownLeft) throw new ApiError('BILLING_REFUND_OUTDATED')
    if (amount > left) throw new ApiError('BILLING_REFUND_TOO_MUCH')
    if (!payments) throw new ApiError('E5030')
    await insertRefund(trx, { id: refundId, paymentId, memberId, amount, reason, now })
  })
  if (payments) await sendRefund({ database, payments, clock, log }, refundId)
  if ((await findRefund(database.db, refundId))?.state === 'rejected')
    throw new ApiError('BILLING_REFUND_REJECTED')
}
