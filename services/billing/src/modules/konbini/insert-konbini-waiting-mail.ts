import type { Trx } from '../../tables.ts'
import { listBillsOfPayments } from '../charges/charges.sql.ts'
import { insertMail } from '../mails/mails.sql.ts'
import type { Payment } from '../payments/payments.sql.ts'
import type { KonbiniNumbers } from './konbini-payments.sql.ts'

/** Writes the mail with the numbers to pay with at a store, or the reminder of it. */
export async function insertKonbiniWaitingMail(
  trx: Trx,
  payment: Pick<Payment, 'id' | 'memberId' | 'amount'>,
  { konbini, now, once }: { konbini: KonbiniNumbers; now: Date; once?: string },
): Promise<void> {
  const about = await findWhatItIsFor(trx, payment)
  if (!about) return
  const facts = {
    ...about.facts,
    expiresAt: konbini.expiresAt.toISOString(),
    stores: konbini.stores,
    voucherUrl: konbini.voucherUrl,
  }
  const template = once === undefined ? 'konbini-waiting' : 'konbini-reminder'
  await insertMail(trx, { userId: about.memberId, template, facts, ...(once !== undefined && { once }), now })
}

/** Writes the mail that the numbers have expired and that the amount is still owed. */
export async function insertKonbiniExpiredMail(trx: Trx, payment: Payment, now: Date): Promise<void> {
  const about = await findWhatItIsFor(trx, payment)
  if (!about) return
  await insertMail(trx, { userId: about.memberId, template: 'konbini-expired', facts: about.facts, now })
}

async function findWhatItIsFor(
  trx: Trx,
  { id, memberId, amount }: Pick<Payment, 'id' | 'memberId' | 'amount'>,
) {
  const [bill] = (await listBillsOfPayments(trx, [id])).get(id) ?? []
  if (memberId === null || !bill) return null
  const { productName: product, userId } = bill
  return { memberId, facts: { product, userId: userId === memberId ? null : userId, amount } }
}
