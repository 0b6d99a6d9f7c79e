import type { Trx } from '../../tables.ts'
import { findConfirmedOrder, findRefund, listOthersOfOrder } from './mail-facts.sql.ts'
import { insertMail } from './mails.sql.ts'

/** The record of an order that is done, and word to those it was placed for; in the transaction that makes it so. */
export async function writeMailOfOrder(trx: Trx, orderId: string, now: Date): Promise<void> {
  const order = await findConfirmedOrder(trx, orderId)
  if (!order?.memberId) return
  const { memberId: userId, product, items } = order
  const kind = order.changesPlan ? ('plan-change' as const) : ('order' as const)
  await insertMail(trx, { userId, template: 'order-accepted', facts: { product, kind, items }, now })
  for (const { userId: reader, contractorName, rental } of await listOthersOfOrder(trx, orderId)) {
    const startsOn = rental ? ('delivery' as const) : ('now' as const)
    const facts = { product, contractorName, startsOn }
    await insertMail(trx, { userId: reader, template: 'bought-for-you', facts, now })
  }
}

/** For an order whose member was informed that its payment is being confirmed; else the page has said it. */
export async function writeMailOfFailedOrder(
  trx: Trx,
  orderId: string,
  { charged, now }: { charged: boolean; now: Date },
): Promise<void> {
  const order = await findConfirmedOrder(trx, orderId)
  if (!order?.memberId) return
  const { memberId: userId, product } = order
  await insertMail(trx, { userId, template: 'order-failed', facts: { product, charged }, now })
}

export async function writeMailOfRefund(trx: Trx, paymentId: string, now: Date): Promise<void> {
  const payment = await findRefund(trx, paymentId)
  if (!payment?.memberId) return
  const { memberId: userId, amount, card } = payment
  await insertMail(trx, { userId, template: 'payment-refunded', facts: { amount, card }, now })
}
