import { isUuid } from '@hibiki/text'
import { saveConfirmedCard } from '../cards/save-confirmed-card.ts'
import { adoptRefunds } from '../refunds/adopt-refunds.ts'
import type { PaymentContext } from './payment-context.ts'
import { REFUND_AWAITS_ACCOUNT_CODE } from './payment-errors.ts'
import { findPayment } from './payments.sql.ts'
import { refundPayment, reopenRefund } from './refund-payment.ts'
import { isReconciliationDue } from './restores.sql.ts'
import { settlePayment } from './settle-payment.ts'
import {
  claimWebhookEvents,
  deleteOldWebhookEvents,
  finishWebhookEvent,
  type WebhookEvent,
} from './webhook-events.sql.ts'

const BATCH_SIZE = 50

/** Processes stored events. Only the object that an event is about is used, not its content: the state is read from the provider now. */
export async function processWebhookEvents(deps: PaymentContext): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const events = await claimWebhookEvents(db, BATCH_SIZE)
    for (const event of events) {
      try {
        await process(deps, event)
        await finishWebhookEvent(db, event.id)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        deps.log.warn({ event: event.id, reason }, 'an event of the payment provider waits')
      }
    }
    if (events.length < BATCH_SIZE) break
  }
  await deleteOldWebhookEvents(db)
}

async function process(deps: PaymentContext, { type, objectId }: WebhookEvent): Promise<void> {
  if (type === 'setup_intent.succeeded') return saveConfirmedCard(deps, objectId)
  const isRefund = type.startsWith('refund.')
  if (!isRefund && !type.startsWith('payment_intent.')) return
  const intent = await deps.payments.getPaymentIntent(objectId)
  const paymentId = intent?.metadata.payment
  // Payments of other systems on the same provider account are ignored.
  if (!intent || paymentId === undefined || !isUuid(paymentId)) return
  const payment = await findPayment(deps.database.db, paymentId)
  if (payment && isRefund) {
    await adoptRefunds(deps, payment)
    if (type === 'refund.failed') await reopenRefund(deps, paymentId)
    if (payment.failureCode === REFUND_AWAITS_ACCOUNT_CODE) await refundPayment(deps, paymentId)
  } else if (payment) await settlePayment(deps, paymentId, intent)
  else if (await isReconciliationDue(deps.database.db)) throw new Error('it waits for reconcile')
  // Money arrived for a payment that is unknown here.
  else if (intent.status === 'succeeded' && !isRefund)
    deps.log.error({ providerId: intent.id }, 'the payment provider charged a payment that is not known here')
}
