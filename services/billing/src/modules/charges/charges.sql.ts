import type { Day } from '@hibiki/calendar'
import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db, PaymentMethod, PaymentPurpose, PaymentState } from '../../tables.ts'
import type { TaxRate } from '../tax-documents/tax.rules.ts'

/** What one payment is for: a period of a contract, or what an upgrade owed. */
export interface ChargedBill {
  contractId: string
  productName: LocalText
  userId: string | null
  userName: string | null
  periodFrom: Day
  /** The first day after the period. */
  periodUntil: Day
  amount: number
  ratePercent: TaxRate
}

/** Money that was taken from a card or at a convenience store, or whose outcome is not clear yet. */
export interface Charge {
  id: string
  chargedAt: Date
  amount: number
  /** Yen that credits took off before. */
  credits: number
  purpose: PaymentPurpose
  state: Exclude<PaymentState, 'failed'>
  refunded: number
  settledAt: Date | null
  cardBrand: string | null
  cardLast4: string | null
  method: PaymentMethod
  /** When the numbers for a convenience store expire; null for a card. */
  konbiniExpiresAt: Date | null
  bills: ChargedBill[]
}

/** An attempt that the bank declined charged nothing, so it is left out. */
const chargedStates = ['pending', 'unclear', 'waiting', 'succeeded', 'refund-due', 'refunded'] as const

/**
 * Lists what a member was charged, the newest first.
 * @param options.after the last charge of the page before
 */
export async function listCharges(
  db: Db,
  options: { memberId: string; contractId?: string | undefined; after?: string | undefined; limit: number },
): Promise<Charge[]> {
  const { memberId, contractId, after, limit } = options
  const ofContract = contractId
    ? sql`and exists (select from invoices i where i.contract_id::text = ${contractId}
        and (i.payment_id = p.id or i.id = p.invoice_id))`
    : sql``
  const older = after
    ? sql`and (p.created_at, p.id) < (select created_at, id from payments where id::text = ${after} and member_id = ${memberId})`
    : sql``
  const { rows } = await sql<Omit<Charge, 'bills'>>`
    select p.id, p.created_at as "chargedAt", p.amount_yen as amount, p.credits_yen as credits, p.purpose, p.state,
      case when p.state = 'refunded' then p.amount_yen else p.refunded_yen end as refunded, p.settled_at as "settledAt",
      k.brand as "cardBrand", k.last4 as "cardLast4", p.method, kp.expires_at as "konbiniExpiresAt"
    from payments p left join cards k on k.id = p.card_id left join konbini_payments kp on kp.payment_id = p.id
    where p.member_id = ${memberId} and p.state = any(${[...chargedStates]}) ${ofContract} ${older}
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db)
  const bills = await listBillsOfPayments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, bills: bills.get(row.id) ?? [] }))
}

/** Lists what payments are for, by the payment's id. */
export async function listBillsOfPayments(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, ChargedBill[]>> {
  const ids = [...paymentIds]
  const { rows } = await sql<ChargedBill & { paymentId: string }>`
    select p.id as "paymentId", i.contract_id as "contractId", i.product_name as "productName", c.user_id as "userId",
      u.name as "userName", i.period_from as "periodFrom", i.period_until as "periodUntil",
      i.tax_rate_percent as "ratePercent", case when p.invoice_id is null then i.amount_yen else p.amount_yen end as amount
    from payments p
    -- A later attempt may have changed the bill of a renewal, but not what this payment took.
    join invoices i on i.id = p.invoice_id or (p.invoice_id is null and i.payment_id = p.id)
    join contracts c on c.id = i.contract_id
    left join members u on u.user_id = c.user_id
    where p.id = any(${ids}::uuid[]) order by i.period_from, i.id`.execute(db)
  const bills = new Map<string, ChargedBill[]>()
  for (const { paymentId, ...bill } of rows) bills.set(paymentId, [...(bills.get(paymentId) ?? []), bill])
  return bills
}
