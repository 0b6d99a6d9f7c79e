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
import type { Db, PaymentState } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import { toPersonSearchCondition } from '../contracts/contracts-admin.sql.ts'

/** An attempt to charge a card, as staff see it. */
export interface ConsolePayment {
  id: string
  state: PaymentState
  amount: number
  /** Yen taken off by credits. */
  credits: number
  memberId: string | null
  memberName: string | null
  /** Set for the first payment of an order, null for a renewal. */
  orderId: string | null
  card: string | null
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
  state?: PaymentState[]
  memberId?: string
  since?: string
  until?: string
}

function paymentsQuery(filter: ConsolePaymentFilter): RawBuilder<unknown> {
  const { id, q, state, memberId, since, until } = filter
  return sql`
    select p.id, p.state, p.amount_yen as amount, p.credits_yen as credits, p.member_id as "memberId",
      m.name as "memberName", ${toNameOrder('m.name_kana', 'm.name')} as "memberOrder", p.order_id as "orderId", k.brand || ' ' || k.last4 as card, p.provider_id as "providerId",
      p.failure_code as "failureCode", p.created_at as "createdAt", p.asked_at as "askedAt", p.settled_at as "settledAt"
    from payments p left join members m on m.user_id = p.member_id left join cards k on k.id = p.card_id
    where ${joinConditions([
      id && whereIdIn('p.id', id),
      q && toPersonSearchCondition(q, 'm'),
      state && sql`p.state = any(${state})`,
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
