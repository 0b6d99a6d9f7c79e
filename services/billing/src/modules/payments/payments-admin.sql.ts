import {
  joinConditions,
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereIdIn,
} from '@hibiki/admin-resource'
import { toNameOrder } from '@hibiki/database'
import type { Language } from '@hibiki/http'
import { type RawBuilder, sql } from 'kysely'
import type { Db, PaymentMethod, PaymentState } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import { toPersonSearchCondition } from '../contracts/contracts-admin.sql.ts'
import { REFUND_AWAITS_ACCOUNT_CODE } from './payment-errors.ts'

/** A payment of which staff refunded a part, or all, succeeded all the same: money that arrived for nothing has states of its own. */
export type ConsolePaymentState = PaymentState | 'partly-refunded'

/** Selects the state of a payment as staff see it. */
export const selectPaymentState = (table: string): RawBuilder<ConsolePaymentState> => {
  const [state, refunded, amount] = ['state', 'refunded_yen', 'amount_yen'].map((name) =>
    sql.ref(`${table}.${name}`),
  )
  return sql`case when ${state} = 'succeeded' and ${refunded} = ${amount} then 'refunded'
    when ${state} = 'succeeded' and ${refunded} > 0 then 'partly-refunded' else ${state} end`
}

/**
 * Whether staff have to see to a refund of a payment: money that arrived for nothing is due, or a bank has rejected a refund that
 * nobody has repeated or closed since.
 */
export const isRefundDue = (
  table: string,
): RawBuilder<boolean> => sql`((${sql.ref(`${table}.state`)} = 'refund-due'
    and ${sql.ref(`${table}.failure_code`)} is distinct from ${REFUND_AWAITS_ACCOUNT_CODE})
  or exists (select from refunds r where r.payment_id = ${sql.ref(`${table}.id`)} and r.state = 'rejected' and r.closed_at is null
    and not exists (select from refunds later where later.payment_id = r.payment_id and later.created_at > r.created_at)))`

/** An attempt to charge a card, or a payment at a convenience store, as staff see it. */
export interface ConsolePayment {
  id: string
  state: ConsolePaymentState
  amount: number
  /** Yen that were refunded, all together. */
  refunded: number
  /** Yen whose refund has no outcome yet. */
  refundPending: number
  /** When the last refund was made; null without one. */
  refundedAt: Date | null
  /** The first day that it pays for, and the last; null for money that arrived for nothing. */
  periodFrom: string | null
  periodTo: string | null
  /** Yen taken off by credits. */
  credits: number
  memberId: string | null
  memberName: string | null
  /** Set for the first payment of an order, null for a renewal. */
  orderId: string | null
  method: PaymentMethod
  card: { brand: string; last4: string } | null
  /** When the numbers for a convenience store expire; null for a card. */
  konbiniExpiresAt: Date | null
  /** The provider's own id, by which staff find it there. */
  providerId: string | null
  failureCode: string | null
  createdAt: Date
  askedAt: Date
  settledAt: Date | null
}

export interface ConsolePaymentFilter {
  id?: string[]
  q?: string
  state?: ConsolePaymentState[]
  refundDue?: boolean
  memberId?: string
  since?: string
  until?: string
}

function paymentsQuery(filter: ConsolePaymentFilter): RawBuilder<unknown> {
  const { id, q, state, refundDue, memberId, since, until } = filter
  return sql`
    select p.id, ${selectPaymentState('p')} as state, p.amount_yen as amount, p.credits_yen as credits, p.member_id as "memberId",
      m.name as "memberName", ${toNameOrder('m.name_kana', 'm.name')} as "memberOrder", p.order_id as "orderId", p.method, case when k.id is not null then jsonb_build_object('brand', k.brand, 'last4', k.last4) end as card, kp.expires_at as "konbiniExpiresAt", p.provider_id as "providerId",
      p.failure_code as "failureCode", p.created_at as "createdAt", p.asked_at as "askedAt", p.settled_at as "settledAt",
      case when p.state = 'refunded' then p.amount_yen else p.refunded_yen end as refunded,
      case when p.state = 'refunded' then p.settled_at else refund.at end as "refundedAt", refund.pending as "refundPending",
      paid.from_on as "periodFrom", paid.to_on as "periodTo"
    from payments p left join members m on m.user_id = p.member_id left join cards k on k.id = p.card_id
      left join konbini_payments kp on kp.payment_id = p.id
      cross join lateral (select max(r.settled_at) filter (where r.state = 'made') as at,
        coalesce(sum(r.amount_yen) filter (where r.state = 'pending'), 0)::int as pending
        from refunds r where r.payment_id = p.id) refund
      cross join lateral (select min(i.period_from) as from_on, (max(i.period_until) - 1) as to_on from invoices i
        where i.id = p.invoice_id or (p.invoice_id is null and i.payment_id = p.id)) paid
    where ${joinConditions([
      id && whereIdIn('p.id', id),
      q && toPersonSearchCondition(q, 'm'),
      state && sql`${selectPaymentState('p')} = any(${state})`,
      refundDue !== undefined && sql`${isRefundDue('p')} = ${refundDue}`,
      memberId && whereIdIn('p.member_id', [memberId]),
      since && sql`p.created_at >= ${since}::timestamptz`,
      until && sql`p.created_at <= ${until}::timestamptz`,
    ])}`
}

export const listConsolePayments = (
  db: Db,
  { filter, ...page }: ListRequest<ConsolePaymentFilter>,
): Promise<RowPage<ConsolePayment>> => selectPage(db, paymentsQuery(filter), page)

export const findConsolePayment = (db: Db, id: string): Promise<ConsolePayment | undefined> =>
  selectRow(db, paymentsQuery({}), id)

export interface PaidContract {
  contractId: string
  productName: string
  userName: string | null
  periodFrom: string
  periodUntil: string
  amount: number
}

/** Lists what a payment is for: one line per contract and period, or per contract of the order that it begins. */
export async function listContractsOfPayment(
  db: Db,
  id: string,
  language: Language,
): Promise<PaidContract[]> {
  const name = selectTextInLanguage('i.product_name', language)
  const { rows } = await sql<PaidContract>`
    select i.contract_id as "contractId", ${name} as "productName", u.name as "userName",
      i.period_from as "periodFrom", i.period_until as "periodUntil", i.amount_yen as amount
    from invoices i join contracts c on c.id = i.contract_id left join members u on u.user_id = c.user_id
    where i.payment_id = ${id} or i.id = (select invoice_id from payments where id = ${id}) order by i.period_from, i.id limit 99`.execute(
    db,
  )
  return rows
}
