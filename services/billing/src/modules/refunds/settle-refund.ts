import { runTransactionWithRetry } from '@hibiki/database'
import type { Trx } from '../../tables.ts'
import { insertRefundAwaitsAccountMail, insertRefundMail } from '../mails/insert-order-mails.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import type { ProviderRefund } from '../payments/payment-provider.ts'
import { lockPayment } from '../payments/payments.sql.ts'
import { addRefundedYen, getRefundOfLockedPayment, type Refund, saveRefundState } from './refunds.sql.ts'

/** The provider's word about a refund; one on its way to the bank counts as made, and the bank may reject it days later. */
export interface RefundOutcome {
  state: 'awaits-account' | 'made' | 'rejected'
  providerId?: string
}

export function toRefundOutcome({
  isAccepted,
  isAwaitingAccount,
}: Pick<ProviderRefund, 'isAccepted' | 'isAwaitingAccount'>): RefundOutcome['state'] {
  if (!isAccepted) return 'rejected'
  return isAwaitingAccount ? 'awaits-account' : 'made'
}

/**
 * Applies the first word of the provider about a refund, in one transaction and once, whether the call itself or the job that asks
 * later brings it. An event may have been quicker and may know more, such as that the bank has rejected the refund since.
 */
export async function settleRefund(
  deps: Pick<PaymentContext, 'database' | 'clock' | 'log'>,
  { id, paymentId }: Pick<Refund, 'id' | 'paymentId'>,
  outcome: RefundOutcome,
): Promise<void> {
  const before = await runTransactionWithRetry(deps.database.db, async (trx) => {
    await lockPayment(trx, paymentId)
    const refund = await getRefundOfLockedPayment(trx, id)
    if (refund.state === 'pending')
      await applyRefundOutcome(trx, refund, { ...outcome, now: deps.clock(), isKnownToMember: false })
    return refund.state
  })
  if (outcome.state === 'rejected' && before === 'pending')
    deps.log.error({ paymentId, refundId: id }, 'the bank refused a refund')
}

/**
 * Saves another outcome of a refund whose payment is locked.
 * @param outcome.isKnownToMember the member has had the mail about this refund already
 */
export async function applyRefundOutcome(
  trx: Trx,
  { id, paymentId, amount, state: before, awaitsAccount }: Refund,
  outcome: RefundOutcome & { now: Date; isKnownToMember: boolean },
): Promise<void> {
  const { state, providerId, now, isKnownToMember } = outcome
  if (state === 'awaits-account') {
    await saveRefundState(trx, id, { state: 'pending', providerId, awaitsAccount: true, now })
    if (!awaitsAccount && !isKnownToMember)
      await insertRefundAwaitsAccountMail(trx, { paymentId, amount, now })
    return
  }
  await saveRefundState(trx, id, { state, providerId, now })
  if (state === 'made') {
    await addRefundedYen(trx, { paymentId, yen: amount })
    if (!isKnownToMember) await insertRefundMail(trx, { paymentId, part: amount, now })
  } else if (before === 'made') await addRefundedYen(trx, { paymentId, yen: -amount })
}
