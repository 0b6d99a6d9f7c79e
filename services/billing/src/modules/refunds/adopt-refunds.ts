import { runTransactionWithRetry } from '@hibiki/database'
import { isUuid } from '@hibiki/text'
import type { Trx } from '../../tables.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import type { ProviderRefund } from '../payments/payment-provider.ts'
import { lockPayment, type Payment } from '../payments/payments.sql.ts'
import { insertRefund, listRefundsOfPayment, type Refund } from './refunds.sql.ts'
import { applyRefundOutcome, toRefundOutcome } from './settle-refund.ts'

/** A refund was settled while the provider was asked, so what it said may be older news; asking again helps. */
export class RefundsUnderWayError extends Error {
  constructor() {
    super('the refunds of this payment are being settled')
  }
}

/**
 * Makes the refunds of a payment what the provider says now: those without an outcome get one, those that the bank has rejected are
 * taken back, and those that are unknown here are added, because they were made in the provider's dashboard or their rows were lost
 * with a restored backup.
 */
export async function adoptRefunds(deps: PaymentContext, payment: Payment): Promise<void> {
  if (payment.state !== 'succeeded' || payment.providerId === null) return
  const before = await listRefundsOfPayment(deps.database.db, payment.id)
  const refunds = await deps.payments.listRefunds({ paymentIntentId: payment.providerId })
  // What was rejected goes first, because its money may have been refunded again.
  const inOrder = [...refunds.filter((refund) => !refund.isAccepted), ...refunds.filter((r) => r.isAccepted)]
  const problems = await runTransactionWithRetry(deps.database.db, async (trx) => {
    const locked = await lockPayment(trx, payment.id)
    if (locked.state !== 'succeeded') return []
    const own = await listRefundsOfPayment(trx, payment.id)
    // Whoever changed one of them meanwhile may have heard newer news than the list.
    if (own.some(({ id, state }) => before.find((one) => one.id === id)?.state !== state))
      throw new RefundsUnderWayError()
    const found: { providerId: string; message: string }[] = []
    for (const refund of inOrder) {
      const news = await adopt(trx, { refund, own, payment: locked, now: deps.clock() })
      const message =
        news === 'too-much' ? 'more of a payment was returned than was paid' : 'the bank refused a refund'
      if (news === 'too-much' || (news === 'new' && !refund.isAccepted))
        found.push({ providerId: refund.id, message })
    }
    return found
  })
  for (const { providerId, message } of problems)
    deps.log.error({ paymentId: payment.id, providerId }, message)
}

/** Returns whether anything was new, and whether it counts. */
async function adopt(
  trx: Trx,
  options: { refund: ProviderRefund; own: readonly Refund[]; payment: Payment; now: Date },
): Promise<'known' | 'new' | 'too-much'> {
  const { refund, own, payment, now } = options
  const { id: providerId, refundId, amount } = refund
  const known = own.find((one) => one.id === refundId || one.providerId === providerId)
  const state = toRefundOutcome(refund)
  if (known) {
    const isSame = state === 'awaits-account' ? known.awaitsAccount : known.state === state
    // What was asked for before counts as news of a refund that the bank rejected only when it is repeated by staff.
    if (isSame || (state === 'awaits-account' && known.state !== 'pending')) return 'known'
    const counts = await applyRefundOutcome(trx, known, { state, providerId, now, isKnownToMember: false })
    return counts ? 'new' : 'too-much'
  }
  if (state === 'rejected') return 'known'
  const createdAt = new Date(refund.created * 1000)
  const id = await insertRefund(trx, {
    paymentId: payment.id,
    memberId: payment.memberId,
    amount,
    reason: null,
    now: createdAt,
    providerId,
    ...(refundId !== null && isUuid(refundId) && { id: refundId }),
  })
  if (id === null) return 'known'
  const added = {
    id,
    paymentId: payment.id,
    amount,
    state: 'pending' as const,
    awaitsAccount: false,
    providerId,
    createdAt,
  }
  // A refund that names its row was made here, so its row was lost after its mail had been written.
  const isKnownToMember = refundId !== null
  const counts = await applyRefundOutcome(trx, added, { state, now: createdAt, isKnownToMember })
  return counts ? 'new' : 'too-much'
}
