import { sql } from 'kysely'
import type { Db, KonbiniStore, PaymentState, Trx } from '../../tables.ts'
import { lockContractsOfPayment } from '../contracts/contract-plans.sql.ts'
import type { Payment } from '../payments/payments.sql.ts'

/** How a payment can be made at a store. */
export interface KonbiniNumbers {
  expiresAt: Date
  voucherUrl: string | null
  stores: KonbiniStore[]
}

export async function saveKonbiniNumbers(
  trx: Trx,
  paymentId: string,
  { expiresAt, voucherUrl, stores }: KonbiniNumbers,
): Promise<void> {
  await trx
    .updateTable('konbini_payments')
    .set({ expires_at: expiresAt, voucher_url: voucherUrl, stores: JSON.stringify(stores) })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Finds when the numbers of a payment expire. */
export async function getKonbiniExpiry(db: Db, paymentId: string): Promise<Date> {
  const row = await db
    .selectFrom('konbini_payments')
    .select('expires_at as expiresAt')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return row.expiresAt
}

export interface OpenKonbiniPayment extends KonbiniNumbers {
  paymentId: string
  state: PaymentState
  amount: number
}

/** Finds the payment at a convenience store of a contract that has no outcome yet. */
export async function findOpenKonbiniPayment(db: Db, contractId: string): Promise<OpenKonbiniPayment | null> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .innerJoin('konbini_payments as k', 'k.payment_id', 'p.id')
    .select([
      'p.id as paymentId',
      'p.state',
      'p.amount_yen as amount',
      'k.expires_at as expiresAt',
      'k.voucher_url as voucherUrl',
      'k.stores',
    ])
    .where('i.contract_id', '=', contractId)
    .where('i.state', '=', 'unclear')
    .where('p.state', 'in', ['pending', 'unclear', 'waiting'])
    .executeTakeFirst()
  return row ?? null
}

/**
 * Reopens the bill of a payment whose numbers had expired and that a store has reported all the same, if exactly that is still owed
 * and nothing else is being paid. Otherwise, or when credits that were returned since had paid a part, the money is refunded.
 */
export async function reopenBillOfLatePayment(trx: Trx, payment: Payment): Promise<boolean> {
  if (payment.method !== 'konbini' || payment.credits > 0) return false
  const kind = payment.purpose === 'settlement' ? 'settlement' : 'period'
  const [contract] = await lockContractsOfPayment(trx, payment.id, { kind })
  if (!contract) return false
  const { numUpdatedRows } = await trx
    .updateTable('invoices as i')
    .from('contracts as c')
    .set({ state: 'unclear' })
    .whereRef('c.id', '=', 'i.contract_id')
    .where('i.payment_id', '=', payment.id)
    .where('i.state', 'in', ['failed', 'void'])
    .where(
      sql<boolean>`case when i.kind = 'period' then c.status = 'pastDue' and c.paid_until = i.period_from
          and i.difference_yen = c.next_difference_yen
        else c.status not in ('active', 'pastDue') and c.last_failed_on is not null
          and c.next_difference_yen = i.difference_yen end`,
    )
    .where(
      sql<boolean>`not exists (select from invoices other where other.contract_id = c.id and other.state = 'unclear')`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface KonbiniReminder {
  paymentId: string
  once: string
}

/** Lists payments whose numbers expire soon and whose member has had no reminder. */
export async function listExpiringKonbiniPayments(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<KonbiniReminder[]> {
  const { rows } = await sql<KonbiniReminder>`
    select p.id as "paymentId", concat('konbini-reminder:', p.id) as once
    from konbini_payments k join payments p on p.id = k.payment_id
    where k.expires_at > ${now} and k.expires_at <= ${before} and p.state = 'waiting' and p.member_id is not null
      and not exists (select from mails m where m.once = concat('konbini-reminder:', p.id))
    order by k.expires_at, p.id limit ${limit}`.execute(db)
  return rows
}

/** Finds the numbers of a payment that its member can still use. */
export async function findKonbiniNumbers(db: Db, paymentId: string): Promise<KonbiniNumbers | null> {
  const row = await db
    .selectFrom('konbini_payments')
    .select(['expires_at as expiresAt', 'voucher_url as voucherUrl', 'stores'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}
