import type { PaymentState } from '../../tables.ts'
import { buildChargeMetadata } from './charge-metadata.sql.ts'
import type { PaymentContext } from './payment-context.ts'
import { ChargeImpossibleError, StoredFailureReplayedError } from './payment-errors.ts'
import type { PaymentProvider, ProviderPaymentIntent } from './payment-provider.ts'
import { findPayment, lockPayment, type Payment, savePaymentState } from './payments.sql.ts'
import { abandonPayment, settlePayment } from './settle-payment.ts'

/**
 * Has the provider charge a stored payment, and settles it by the response. A repetition is the same request for the provider. A
 * charge that it can never make has failed; without a response the payment is unclear, and reconciliation asks later.
 * @param options.isUnknownThere the provider was just asked and does not know the payment, so when its key turns out to be used
 * up by a failure, the payment has failed
 */
export async function chargePayment(
  deps: PaymentContext,
  paymentId: string,
  { isUnknownThere }: { isUnknownThere: boolean } = { isUnknownThere: false },
): Promise<PaymentState> {
  const { db } = deps.database
  const payment = await findPayment(db, paymentId)
  if (!payment) throw new Error('no such payment')
  const { state, paymentMethodId } = payment
  // A payment at a convenience store is made by its member, not by a charge.
  if ((state !== 'pending' && state !== 'unclear') || paymentMethodId === null) return state
  const about = await buildChargeMetadata(db, payment)
  let intent: ProviderPaymentIntent
  try {
    intent = await requestCharge(deps.payments, { ...payment, paymentMethodId }, about)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    deps.log.warn({ paymentId, reason }, 'the payment provider gave no response')
    const isImpossible = error instanceof ChargeImpossibleError
    if (isImpossible || (isUnknownThere && error instanceof StoredFailureReplayedError)) {
      await abandonPayment(deps, paymentId, isImpossible ? 'impossible' : 'never-arrived')
      return 'failed'
    }
    await markUnclear(deps, paymentId)
    return 'unclear'
  }
  return settlePayment(deps, paymentId, intent)
}

/** Has the provider charge a card; a repetition is the same request. */
export const requestCharge = (
  payments: PaymentProvider,
  { id, customerId, paymentMethodId, amount }: Payment & { paymentMethodId: string },
  about: Record<string, string>,
): Promise<ProviderPaymentIntent> =>
  payments.charge({
    customerId,
    paymentMethodId,
    amountYen: amount,
    paymentId: id,
    about,
    idempotencyKey: `payment:${id}`,
  })

/** Records that the provider did not respond, so that the outcome is asked for later. */
export async function markUnclear(
  { database, clock }: Pick<PaymentContext, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { state } = await lockPayment(trx, id)
    // A webhook may have settled it meanwhile.
    if (state === 'pending') await savePaymentState(trx, id, { state: 'unclear', now: clock() })
  })
}
