import { findAbandonedOrders, lockOrder, releaseRequestKey, saveOrderState } from '../orders/purchase.sql.ts'
import { pay } from './pay.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { ProviderPaymentIntent } from './payment-provider.ts'
import { claimUnsettled, findPayment, type Payment } from './payments.sql.ts'
import { refund } from './refund.ts'
import { abandonPayment, settlePayment } from './settle-payment.ts'

/** A call that old is not on its way any more. */
export const ASK_AFTER_MS = 120_000
/** The provider forgets keys after a day: after this a payment it does not know is never sent again. */
const GIVE_UP_AFTER_MS = 23 * 3_600_000
/** Clocks of the two sides may differ. */
const CLOCK_SKEW_MS = 600_000
const BATCH_SIZE = 100

/**
 * Clears payments nobody has heard the end of, by what the provider says of them: one that it knows is settled, one that never
 * reached it is sent again under the same key, and one whose key is spent by a failure of the provider's own is over. Several copies share the work; each payment is asked for once per two minutes.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const { db } = deps.database
  for (;;) {
    const now = deps.clock()
    const before = new Date(now.getTime() - ASK_AFTER_MS)
    const ids = await claimUnsettled(db, { before, now, limit: BATCH_SIZE })
    for (const id of ids) {
      await reconcilePayment(deps, id).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        deps.log.warn({ paymentId: id, reason }, 'a payment could not be cleared yet')
      })
    }
    if (ids.length < BATCH_SIZE) break
  }
  await expireAbandonedOrders(deps)
}

/** A card check without an end changes nothing and costs nothing: its order is over, so that the member may order again. */
async function expireAbandonedOrders({ database: { db }, clock }: PaymentDeps): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - ASK_AFTER_MS)
  for (const id of await findAbandonedOrders(db, { before, limit: BATCH_SIZE }))
    await db.transaction().execute(async (trx) => {
      const { state } = await lockOrder(trx, id)
      if (state !== 'verifying') return
      await saveOrderState(trx, id, { state: 'failed', failureCode: 'never-verified', now })
      await releaseRequestKey(trx, id)
    })
}

/** Asks the provider about one payment now. */
export async function reconcilePayment(deps: PaymentDeps, id: string): Promise<void> {
  const payment = await findPayment(deps.database.db, id)
  if (!payment) return
  if (payment.state === 'refund-due') {
    await refund(deps, id)
    return
  }
  const intent = await findIntent(deps, payment)
  if (intent) {
    await settlePayment(deps, id, intent)
    return
  }
  const age = deps.clock().getTime() - payment.createdAt.getTime()
  if (age < GIVE_UP_AFTER_MS) await pay(deps, id, { isUnknownThere: true })
  else await abandonPayment(deps, id)
}

/** What the provider has of a payment; of several the one that took money. */
async function findIntent(deps: PaymentDeps, payment: Payment): Promise<ProviderPaymentIntent | null> {
  if (payment.providerId !== null) return deps.payments.getPaymentIntent(payment.providerId)
  const since = new Date(payment.createdAt.getTime() - CLOCK_SKEW_MS)
  const all = await deps.payments.listPaymentIntents({ customerId: payment.customerId, since })
  const own = all.filter(({ metadata }) => metadata.payment === payment.id)
  return own.find(({ status }) => status === 'succeeded') ?? own[0] ?? null
}
