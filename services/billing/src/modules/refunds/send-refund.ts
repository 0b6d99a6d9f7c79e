import type { PaymentContext } from '../payments/payment-context.ts'
import { RefundFailedError, StoredFailureReplayedError } from '../payments/payment-errors.ts'
import { findPayment } from '../payments/payments.sql.ts'
import { findRefund, type Refund } from './refunds.sql.ts'
import { settleRefund, toRefundOutcome } from './settle-refund.ts'

/**
 * Has the provider make a stored refund, and settles it by the response. A repetition is the same request for the provider, so a
 * crash between both sides refunds once. Without a response the refund stays pending, and reconciliation asks later.
 * @param options.isUnknownThere the provider was just asked and does not know the refund, so when its key turns out to be used up by
 * a failure, the refund is rejected
 */
export async function sendRefund(
  deps: PaymentContext,
  refundId: string,
  { isUnknownThere }: { isUnknownThere: boolean } = { isUnknownThere: false },
): Promise<void> {
  const refund = await findRefund(deps.database.db, refundId)
  if (refund?.state !== 'pending') return
  const payment = await findPayment(deps.database.db, refund.paymentId)
  if (!payment?.providerId) return
  try {
    const made = await deps.payments.refundPart({
      paymentIntentId: payment.providerId,
      amountYen: refund.amount,
      refundId,
      idempotencyKey: `refund:${refundId}`,
    })
    await settleRefund(deps, refund, { state: toRefundOutcome(made), providerId: made.id })
  } catch (error) {
    const isOver = isUnknownThere && error instanceof StoredFailureReplayedError
    if (isOver || error instanceof RefundFailedError) {
      await settleRefund(deps, refund, { state: 'rejected' })
      return
    }
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ refundId, reason }, 'money could not be given back yet')
  }
}

/** Settles a refund without an outcome by what the provider says, and sends one that it does not know again. */
export async function reconcileRefund(deps: PaymentContext, { id, paymentId }: Refund): Promise<void> {
  const payment = await findPayment(deps.database.db, paymentId)
  if (!payment?.providerId) return
  const known = await deps.payments.listRefunds({ paymentIntentId: payment.providerId })
  const own = known.find(({ refundId }) => refundId === id)
  if (own) await settleRefund(deps, { id, paymentId }, { state: toRefundOutcome(own), providerId: own.id })
  else await sendRefund(deps, id, { isUnknownThere: true })
}
