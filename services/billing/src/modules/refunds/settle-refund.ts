import { runTransactionWithRetry } from '@hibiki/database'
import type { Trx } from '../../tables.ts'
import { insertRefundAwaitsAccountMail, insertRefundMail } from '../mails/insert-order-mails.ts'
import type { PaymentContext } from '../payments/payment-context.ts'
import type { ProviderRefund } from '../payments/payment-provider.ts'
import { lockPayment } from '../payments/payments.sql.ts'
import {
  addRefundedYen,
  findNotRefundedYen,
  getRefundOfLockedPayment,
  type Refund,
  saveRefundState,
} from './refunds.sql.ts'

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
  const news = await runTransactionWithRetry(deps.database.db, async (trx) => {
    await lockPayment(trx, paymentId)
    const refund = await getRefundOfLockedPayment(trx, id)
    if (refund.state !== 'pending') return null
    const now = deps.clock()
    const counts = await applyRefundOutcome(trx, refund, { ...outcome, now, isKnownToMember: false })
    return counts ? outcome.state : 'too-much'
  })
  if (news === 'rejected') deps.log.error({ paymentId, refundId: id }, 'the bank refused a refund')
  if (news === 'too-much')
    deps.log.error({ paymentId, refundId: id }, 'more of a payment was returned than was paid')
}

/**
 * Saves another outcome of a refund whose payment is locked. A refund that the provider has made counts as rejected while it is more
 * than what is left of the payment, because staff have returned that without the provider meanwhile.
 * @param outcome.isKnownToMember the member has had the mail about this refund already
 * @return whether the outcome counts
 */
export async function applyRefundOutcome(
  trx: Trx,
  { id, paymentId, amount, state: before, awaitsAccount }: Refund,
  outcome: RefundOutcome & { now: Date; isKnownToMember: boolean },
): Promise<boolean> {
  const { providerId, now, isKnownToMember } = outcome
  const isTooMuch = outcome.state === 'made' && amount > (await findNotRefundedYen(trx, paymentId))
  const state = isTooMuch ? 'rejected' : outcome.state
  if (state === 'awaits-account') {
    await saveRefundState(trx, id, { state: 'pending', providerId, awaitsAccount: true, now })
    if (!awaitsAccount && !isKnownToMember)
      await insertRefundAwaitsAccountMail(trx, { paymentId, amount, now })
    return true
  }
  await saveRefundState(trx, id, { state, providerId, now })
  if (state === 'made') {
    await addRefundedYen(trx, { paymentId, yen: amount })
    if (!isKnownToMember) await insertRefundMail(trx, { paymentId, part: amount, now })
  } else if (before === 'made') await addRefundedYen(trx, { paymentId, yen: -amount })
  return !isTooMuch
}
