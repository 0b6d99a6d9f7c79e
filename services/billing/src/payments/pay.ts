import type { PaymentState } from '../db/schema.ts'
import { findPayment, savePaymentState } from '../repositories/payments.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { ProviderPaymentIntent } from './payment-provider.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Asks the provider to charge a payment that stands in our table, and settles it by the answer. Doing it again is the same
 * request for the provider. Without an answer the payment is unclear, and reconciliation asks later (R1, R3).
 */
export async function pay(deps: PaymentDeps, paymentId: string): Promise<PaymentState> {
  const { db } = deps.database
  const payment = await findPayment(db, paymentId)
  if (!payment) throw new Error('no such payment')
  if (payment.state !== 'pending' && payment.state !== 'unclear') return payment.state
  let intent: ProviderPaymentIntent
  try {
    intent = await deps.payments.charge({
      customerId: payment.customerId,
      paymentMethodId: payment.paymentMethodId,
      amountYen: payment.amount,
      paymentId,
      idempotencyKey: `payment:${paymentId}`,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ paymentId, reason }, 'the payment provider gave no answer')
    await db.transaction().execute((trx) => markUnclear(trx, paymentId, deps.clock()))
    return 'unclear'
  }
  return settlePayment(deps, paymentId, intent)
}

async function markUnclear(
  trx: Parameters<typeof savePaymentState>[0],
  id: string,
  now: Date,
): Promise<void> {
  // A webhook may have settled it meanwhile.
  const payment = await trx
    .selectFrom('payments')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (payment?.state === 'pending') await savePaymentState(trx, id, { state: 'unclear', now })
}
