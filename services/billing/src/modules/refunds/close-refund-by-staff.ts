import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import type { BillingContext } from '../../context.ts'
import type { Trx } from '../../tables.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { insertRefundMail } from '../mails/insert-order-mails.ts'
import { REFUND_FAILURE_CODE, RETURNED_WITHOUT_PROVIDER_CODE } from '../payments/payment-errors.ts'
import { findPayment, lockPayment, type Payment, savePaymentState } from '../payments/payments.sql.ts'
import { requireReconciled } from '../payments/require-reconciled.ts'
import {
  addRefundedYen,
  closeRefund,
  findNewestRefund,
  findRefundableYen,
  insertRefundWithoutProvider,
} from './refunds.sql.ts'

/** How a refund that a bank rejected ended: the money went back without the provider, or it stays. */
export type RefundClosing = 'returned' | 'dropped'

interface Closing {
  paymentId: string
  outcome: RefundClosing
  reason: string
  actorId: string
}

/**
 * Closes the newest refund of a payment, which a bank rejected, and logs how and why. Money that staff returned counts as refunded,
 * with its mail and return document; money that arrived for nothing can only be returned.
 * @throws ApiError E4040; BILLING_REFUND_NOT_REJECTED when no rejected refund is open; BILLING_REFUND_OWED when money that arrived for
 * nothing should stay; BILLING_REFUND_TOO_MUCH when less than the refund is left; E5030 before a restored backup is reconciled
 */
export async function closeRefundByStaff(
  { database, clock }: Pick<BillingContext, 'database' | 'clock'>,
  closing: Closing,
): Promise<void> {
  const { paymentId, outcome, reason, actorId } = closing
  if (!isUuid(paymentId) || !(await findPayment(database.db, paymentId))) throw new ApiError('E4040')
  const now = clock()
  await runTransactionWithRetry(database.db, async (trx) => {
    await requireReconciled(trx)
    // Members are locked before payments, and the log locks the actor.
    await insertCommerceLogEntry(trx, {
      actorId,
      action: 'refund-closed',
      subjectId: paymentId,
      detail: { outcome, reason },
      now,
    })
    const payment = await lockPayment(trx, paymentId)
    if (payment.state === 'refund-due') await closeRefundOfAll(trx, payment, { outcome, now })
    else await closeRefundOfPart(trx, payment, { ...closing, now })
  })
}

/** Closes the refund of money that arrived for nothing. */
async function closeRefundOfAll(
  trx: Trx,
  { id, failureCode }: Payment,
  { outcome, now }: { outcome: RefundClosing; now: Date },
): Promise<void> {
  if (failureCode !== REFUND_FAILURE_CODE) throw new ApiError('BILLING_REFUND_NOT_REJECTED')
  if (outcome === 'dropped') throw new ApiError('BILLING_REFUND_OWED')
  await savePaymentState(trx, id, { state: 'refunded', failureCode: RETURNED_WITHOUT_PROVIDER_CODE, now })
  await insertRefundMail(trx, { paymentId: id, part: null, withoutProvider: true, now })
}

async function closeRefundOfPart(
  trx: Trx,
  { id: paymentId, memberId }: Payment,
  { outcome, reason, now }: Closing & { now: Date },
): Promise<void> {
  const newest = await findNewestRefund(trx, paymentId)
  if (newest?.state !== 'rejected' || newest.isClosed) throw new ApiError('BILLING_REFUND_NOT_REJECTED')
  await closeRefund(trx, { id: newest.id, now })
  if (outcome === 'dropped') return
  const { amount } = newest
  if (amount > (await findRefundableYen(trx, paymentId))) throw new ApiError('BILLING_REFUND_TOO_MUCH')
  await insertRefundWithoutProvider(trx, { paymentId, memberId, amount, reason, now })
  await addRefundedYen(trx, { paymentId, yen: amount })
  await insertRefundMail(trx, { paymentId, part: amount, withoutProvider: true, now })
}
