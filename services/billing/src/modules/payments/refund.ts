import type { PaymentState } from '../../tables.ts'
import { writeMailOfRefund } from '../mails/mail-of-order.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPayment, lockPayment, savePaymentState } from './payments.sql.ts'

/** Gives money back that came for nothing; tried again by reconciliation until the provider says yes. */
export async function refund(deps: PaymentDeps, paymentId: string): Promise<PaymentState> {
  const { db } = deps.database
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'refund-due' || payment.providerId === null) return payment?.state ?? 'failed'
  try {
    const idempotencyKey = `payment:${paymentId}:refund`
    await deps.payments.refund({ paymentIntentId: payment.providerId, idempotencyKey })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ paymentId, reason }, 'money could not be given back yet')
    return 'refund-due'
  }
  await db.transaction().execute(async (trx) => {
    const { state } = await lockPayment(trx, paymentId)
    if (state !== 'refund-due') return
    const now = deps.clock()
    await savePaymentState(trx, paymentId, { state: 'refunded', now })
    await writeMailOfRefund(trx, paymentId, now)
  })
  return 'refunded'
}
