import { ApiError } from '@hibiki/http'
import { findPurchase } from '../contracts/purchases.sql.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import { findPayment } from '../payments/payments.sql.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { findOpenKonbiniPayment } from './konbini-payments.sql.ts'

/**
 * Ends a payment that waits at convenience stores, so that a card can pay instead. The provider cancels it first: from then on no
 * store takes money for it, and money that a store took before settles it here.
 * @throws ApiError BILLING_CONTRACT_NOT_FOUND; BILLING_KONBINI_NOT_WAITING; BILLING_PAYMENT_UNDER_WAY while the numbers are not known
 * yet; E5030 when the provider does not respond, and then the payment goes on waiting
 */
export async function cancelKonbiniPayment(
  deps: PaymentContext,
  { memberId, contractId }: { memberId: string; contractId: string },
): Promise<'canceled' | 'paid'> {
  const { db } = deps.database
  const purchase = await findPurchase(db, memberId, contractId)
  if (purchase?.contractorId !== memberId) throw new ApiError('BILLING_CONTRACT_NOT_FOUND')
  const waiting = await findOpenKonbiniPayment(db, purchase.id)
  if (!waiting) throw new ApiError('BILLING_KONBINI_NOT_WAITING')
  const { paymentId } = waiting
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'waiting' || payment.providerId === null)
    throw new ApiError('BILLING_PAYMENT_UNDER_WAY')
  const intent = await deps.payments
    .cancelPaymentIntent({ id: payment.providerId, idempotencyKey: `payment:${paymentId}:cancel` })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      deps.log.warn({ paymentId, reason }, 'a payment at a convenience store could not be canceled')
      throw new ApiError('E5030')
    })
  const state = await settlePayment(deps, paymentId, intent)
  if (state === 'failed') return 'canceled'
  // A store has taken the money in the meantime; when it was not wanted any more it is refunded.
  if (state === 'succeeded') return 'paid'
  throw new ApiError(state === 'refund-due' || state === 'refunded' ? 'BILLING_PAYMENT_REFUNDED' : 'E5030')
}
