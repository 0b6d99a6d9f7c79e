import { getJstDay } from '@hibiki/calendar'
import type { Trx } from '../../tables.ts'
import { findConfirmedOrder, findRefundOfPayment, listOtherUsersOfOrder } from './mail-facts.sql.ts'
import { insertMail } from './mails.sql.ts'

/** Writes the record of a completed order and the mails to those it was placed for, in the transaction that completes it. */
export async function insertOrderMails(trx: Trx, orderId: string, now: Date): Promise<void> {
  const order = await findConfirmedOrder(trx, orderId)
  if (!order?.memberId) return
  const { memberId: userId, product, items, kind } = order
  await insertMail(trx, { userId, template: 'order-accepted', facts: { product, kind, items }, now })
  for (const { userId: reader, contractorName, rental } of await listOtherUsersOfOrder(trx, orderId)) {
    const startsOn = rental ? ('delivery' as const) : ('now' as const)
    const facts = { product, contractorName, startsOn }
    await insertMail(trx, { userId: reader, template: 'bought-for-you', facts, now })
  }
}

/** Writes the mail of a failed order whose member was told that the payment is being confirmed; in other cases the page has reported it. */
export async function insertOrderFailedMail(
  trx: Trx,
  orderId: string,
  { charged, now }: { charged: boolean; now: Date },
): Promise<void> {
  const order = await findConfirmedOrder(trx, orderId)
  if (!order?.memberId) return
  const { memberId: userId, product } = order
  await insertMail(trx, { userId, template: 'order-failed', facts: { product, charged }, now })
}

/** Writes the mail that prepares the member for the provider's own mail, which asks for a bank account. */
export async function insertRefundAwaitsAccountMail(
  trx: Trx,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> {
  const payment = await findRefundOfPayment(trx, paymentId)
  if (!payment?.memberId) return
  const facts = { amount, paidOn: getJstDay(payment.chargedAt) }
  await insertMail(trx, { userId: payment.memberId, template: 'refund-awaits-account', facts, now })
}

/**
 * Writes the mail of a refund.
 * @param options.part the yen that staff refunded; null when all of a payment was refunded because it arrived for nothing
 * @param options.withoutProvider staff returned the money in another way than it had come
 */
export async function insertRefundMail(
  trx: Trx,
  options: { paymentId: string; part: number | null; withoutProvider?: true; now: Date },
): Promise<void> {
  const { paymentId, part, withoutProvider, now } = options
  const payment = await findRefundOfPayment(trx, paymentId)
  if (!payment?.memberId) return
  const { memberId: userId, amount: paid, chargedAt, card, method } = payment
  const paidOn = getJstDay(chargedAt)
  const how = { card, ...(method && { method }) }
  if (withoutProvider) {
    const facts = { amount: part ?? paid, paid, paidOn }
    await insertMail(trx, { userId, template: 'refund-returned', facts, now })
    return
  }
  if (part === null) {
    await insertMail(trx, {
      userId,
      template: 'payment-refunded',
      facts: { amount: paid, paidOn, ...how },
      now,
    })
    return
  }
  const facts = { amount: part, paid, paidOn, ...how }
  await insertMail(trx, { userId, template: 'refund-made', facts, now })
}
