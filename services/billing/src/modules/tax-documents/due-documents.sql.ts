import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, PaymentMethod, PaymentState, Trx } from '../../tables.ts'
import type { TaxRate } from './tax.rules.ts'

const BATCH_SIZE = 100

/** What the documents of a payment have to say in sum. It is the expression of the index `payments_to_document`. */
const isDue = sql<boolean>`state in ('succeeded', 'refund-due', 'refunded')
  and documented_yen is distinct from (case when state = 'refunded' then 0 else amount_yen - refunded_yen end)`

/** Each refund of a part has a return document, and its reversal once the bank has rejected it: the condition of `refunds_to_document`. */
const isRefundDue = sql<boolean>`documented <> (state = 'made')`

/**
 * Lists the first payments and bills, paid without a card, whose documents are missing.
 * @param options.memberId only those of this member
 */
export async function listUndocumented(
  db: Db,
  { memberId }: { memberId?: string },
): Promise<{ paymentIds: string[]; invoiceIds: string[] }> {
  const ofMember = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`
  const { rows: payments } = await sql<{ id: string }>`
    (select id from payments where ${isDue} ${ofMember} order by settled_at limit ${BATCH_SIZE})
    union (select payment_id from refunds where ${isRefundDue} ${ofMember} limit ${BATCH_SIZE})`.execute(db)
  const { rows: bills } = await sql<{ id: string }>`
    select id from invoices where state = 'paid' and payment_id is null and amount_yen > 0 and not documented ${ofMember}
    order by paid_at limit ${BATCH_SIZE}`.execute(db)
  return { paymentIds: payments.map(({ id }) => id), invoiceIds: bills.map(({ id }) => id) }
}

/** A payment as its documents have to know it. */
export interface UndocumentedPayment {
  memberId: string | null
  state: PaymentState
  amount: number
  refunded: number
  /** Yen that its documents say in sum; null before the first. */
  documented: number | null
  chargedAt: Date
  settledAt: Date | null
  method: PaymentMethod
  card: { brand: string; last4: string } | null
}

/** Locks a payment whose documents are missing; undefined when another replica documents it, or has done so. */
export async function lockUndocumentedPayment(
  trx: Trx,
  id: string,
): Promise<UndocumentedPayment | undefined> {
  const { rows } = await sql<UndocumentedPayment>`
    select member_id as "memberId", state, amount_yen as amount, refunded_yen as refunded, documented_yen as documented,
      created_at as "chargedAt", settled_at as "settledAt",
      method, (select jsonb_build_object('brand', k.brand, 'last4', k.last4) from cards k where k.id = payments.card_id) as card
    from payments where id = ${id}
      and (${isDue} or exists (select from refunds where payment_id = payments.id and ${isRefundDue}))
    for update skip locked`.execute(trx)
  return rows[0]
}

/** A refund of a part whose return document is missing, or its reversal. */
export interface UndocumentedRefund {
  id: string
  amount: number
  isMade: boolean
  settledAt: Date
}

/** Lists the undocumented refunds of a locked payment in their order. */
export async function listUndocumentedRefunds(trx: Trx, paymentId: string): Promise<UndocumentedRefund[]> {
  const { rows } = await sql<UndocumentedRefund>`
    select id, amount_yen as amount, state = 'made' as "isMade", settled_at as "settledAt" from refunds
    where payment_id = ${paymentId} and ${isRefundDue} order by settled_at, id`.execute(trx)
  return rows
}

export async function setRefundDocumented(trx: Trx, { id, isMade }: UndocumentedRefund): Promise<void> {
  await trx.updateTable('refunds').set({ documented: isMade }).where('id', '=', id).execute()
}

export async function setDocumentedYen(
  trx: Trx,
  { paymentId, yen }: { paymentId: string; yen: number },
): Promise<void> {
  await trx.updateTable('payments').set({ documented_yen: yen }).where('id', '=', paymentId).execute()
}

/** A bill that a company paid without a card. */
export interface UndocumentedBill {
  memberId: string | null
  productName: LocalText
  ratePercent: TaxRate
  periodFrom: string
  periodUntil: string
  amount: number
  paidAt: Date | null
}

/** Locks a bill without a receipt; undefined when another replica documents it, or has done so. */
export async function lockUndocumentedBill(trx: Trx, id: string): Promise<UndocumentedBill | undefined> {
  const { rows } = await sql<UndocumentedBill>`
    select member_id as "memberId", product_name as "productName", tax_rate_percent as "ratePercent", period_from as "periodFrom",
      period_until as "periodUntil", amount_yen as amount, paid_at as "paidAt"
    from invoices where id = ${id} and state = 'paid' and payment_id is null and not documented
    for update skip locked`.execute(trx)
  return rows[0]
}

export async function setBillDocumented(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('invoices').set({ documented: true }).where('id', '=', id).execute()
}
