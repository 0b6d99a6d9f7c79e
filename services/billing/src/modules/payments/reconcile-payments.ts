import {
  listAbandonedRentalOrderIds,
  lockOrder,
  releaseOrderRequestKey,
  saveOrderState,
} from '../orders/purchase.sql.ts'
import { chargePayment } from './charge-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import type { ProviderPaymentIntent } from './payment-provider.ts'
import { claimUnsettledPayments, claimWaitingPayments, findPayment, type Payment } from './payments.sql.ts'
import { refundPayment } from './refund-payment.ts'
import { abandonPayment, settlePayment } from './settle-payment.ts'

/** A payment is reconciled only after this, because the request that charges it may still be running before. */
export const RECONCILE_AFTER_MS = 120_000
/** What waits for its member for days is checked this seldom, because the provider normally reports it. */
const WAITING_CHECK_INTERVAL_MS = 600_000
/** The provider forgets keys after a day, so a payment that it does not know is not sent again after this. */
const GIVE_UP_AFTER_MS = 23 * 3_600_000
/** The clocks of both sides may differ by this much. */
const CLOCK_SKEW_MS = 600_000
const BATCH_SIZE = 100

/**
 * Settles payments without an outcome by what the provider says: one that it knows is settled, one that never reached it is sent
 * again under the same key, and one whose key is used up by a failure of the provider has failed. Several replicas share the
 * work; each payment is checked once per two minutes.
 */
export async function reconcilePayments(deps: PaymentContext): Promise<void> {
  await reconcileClaimed(deps, claimUnsettledPayments, RECONCILE_AFTER_MS)
  await reconcileClaimed(deps, claimWaitingPayments, WAITING_CHECK_INTERVAL_MS)
  await expireAbandonedOrders(deps)
}

async function reconcileClaimed(
  deps: PaymentContext,
  claim: typeof claimUnsettledPayments,
  intervalMs: number,
): Promise<void> {
  for (;;) {
    const now = deps.clock()
    const before = new Date(now.getTime() - intervalMs)
    const ids = await claim(deps.database.db, { before, now, limit: BATCH_SIZE })
    for (const id of ids) {
      await reconcilePayment(deps, id).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        deps.log.warn({ paymentId: id, reason }, 'a payment could not be cleared yet')
      })
    }
    if (ids.length < BATCH_SIZE) break
  }
}

/** A card check without an outcome changes nothing and costs nothing, so its order fails and the member may order again. */
async function expireAbandonedOrders({ database: { db }, clock }: PaymentContext): Promise<void> {
  const now = clock()
  const before = new Date(now.getTime() - RECONCILE_AFTER_MS)
  for (const id of await listAbandonedRentalOrderIds(db, { before, limit: BATCH_SIZE }))
    await db.transaction().execute(async (trx) => {
      const { state } = await lockOrder(trx, id)
      if (state !== 'verifying') return
      await saveOrderState(trx, id, { state: 'failed', failureCode: 'never-verified', now })
      await releaseOrderRequestKey(trx, id)
    })
}

/** Asks the provider about one payment now. */
export async function reconcilePayment(deps: PaymentContext, id: string): Promise<void> {
  const payment = await findPayment(deps.database.db, id)
  if (!payment) return
  if (payment.state === 'refund-due') {
    await refundPayment(deps, id)
    return
  }
  const intent = await findIntent(deps, payment)
  if (intent) {
    await settlePayment(deps, id, intent)
    return
  }
  // Its numbers never reached the member, so nobody can pay with them.
  if (payment.method === 'konbini') {
    await abandonPayment(deps, id)
    return
  }
  const age = deps.clock().getTime() - payment.createdAt.getTime()
  if (age < GIVE_UP_AFTER_MS) await chargePayment(deps, id, { isUnknownThere: true })
  else await abandonPayment(deps, id)
}

/** Returns the provider's intent of a payment; of several the one that took money. */
async function findIntent(deps: PaymentContext, payment: Payment): Promise<ProviderPaymentIntent | null> {
  if (payment.providerId !== null) return deps.payments.getPaymentIntent(payment.providerId)
  const since = new Date(payment.createdAt.getTime() - CLOCK_SKEW_MS)
  const all = await deps.payments.listPaymentIntents({ customerId: payment.customerId, since })
  const own = all.filter(({ metadata }) => metadata.payment === payment.id)
  return own.find(({ status }) => status === 'succeeded') ?? own[0] ?? null
}
