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
import type { Db } from '../../tables.ts'
import { selectTextInLanguage } from '../../texts.sql.ts'
import { toPersonSearchCondition } from '../contracts/contracts-admin.sql.ts'

export const invoiceStates = ['open', 'paid', 'unclear', 'failed', 'void'] as const

/** A bill of one period of a contract, as staff see it. */
export interface ConsoleInvoice {
  id: string
  state: (typeof invoiceStates)[number]
  contractId: string
  memberId: string | null
  memberName: string | null
  memberEmail: string | null
  agencyCode: string | null
  productName: string
  periodFrom: string
  periodUntil: string
  unitPrice: number
  difference: number
  amount: number
  invoiced: boolean
  dueOn: string
  createdAt: Date
  paidAt: Date | null
  paymentId: string | null
}

/** The bill was written between the moments `from` and `until`, the second of which is not included. */
export interface ConsoleInvoiceFilter {
  id?: string[]
  q?: string
  state?: ConsoleInvoice['state'][]
  memberId?: string
  contractId?: string
  agencyCode?: string
  invoiced?: boolean
  from?: Date
  until?: Date
}

function invoicesOf(
  filter: ConsoleInvoiceFilter,
  language: Language,
  more?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { id, q, state, memberId, contractId, agencyCode, invoiced, from, until } = filter
  const name = selectTextInLanguage('i.product_name', language)
  return sql`
    select i.id, i.state, i.contract_id as "contractId", i.member_id as "memberId", m.name as "memberName",
      ${toNameOrder('m.name_kana', 'm.name')} as "memberOrder",
      m.email as "memberEmail", m.agency_code as "agencyCode", ${name} as "productName",
      i.period_from as "periodFrom", i.period_until as "periodUntil", i.unit_price_yen as "unitPrice",
      i.difference_yen as difference, i.amount_yen as amount, c.invoiced, i.due_on as "dueOn",
      i.created_at as "createdAt", i.paid_at as "paidAt", i.payment_id as "paymentId"
    from invoices i join contracts c on c.id = i.contract_id left join members m on m.user_id = i.member_id
    where ${joinConditions([
      id && whereIdIn('i.id', id),
      q && toPersonSearchCondition(q, 'm'),
      state && sql`i.state = any(${state})`,
      memberId && whereIdIn('i.member_id', [memberId]),
      contractId && whereIdIn('i.contract_id', [contractId]),
      agencyCode && sql`m.agency_code = ${agencyCode}`,
      invoiced !== undefined && sql`c.invoiced = ${invoiced}`,
      from && sql`i.created_at >= ${from}`,
      until && sql`i.created_at < ${until}`,
      more,
    ])}`
}

export function listConsoleInvoices(
  db: Db,
  { filter, ...page }: ListRequest<ConsoleInvoiceFilter>,
  language: Language,
): Promise<RowPage<ConsoleInvoice>> {
  return selectPage(db, invoicesOf(filter, language), page)
}

export const findConsoleInvoice = (
  db: Db,
  id: string,
  language: Language,
): Promise<ConsoleInvoice | undefined> => selectRow(db, invoicesOf({}, language), id)

export async function countInvoices(db: Db, filter: ConsoleInvoiceFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${invoicesOf(filter, 'ja')}) q`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Reads all matching bills, oldest first, in batches, so that the file of a year is never in memory as a whole. */
export async function* listInvoiceBatches(
  db: Db,
  filter: ConsoleInvoiceFilter,
  { language, batchSize }: { language: Language; batchSize: number },
): AsyncGenerator<ConsoleInvoice[]> {
  let after: RawBuilder<unknown> | undefined
  for (;;) {
    const { rows } = await sql<ConsoleInvoice & { key: string }>`
      select q.*, q."createdAt"::text as key from (${invoicesOf(filter, language, after)}) q
      order by "createdAt", id limit ${batchSize}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    // The timestamp is read as text, because a JavaScript date would lose the microseconds, and with them rows.
    after = sql`(i.created_at, i.id) > (${last.key}::timestamptz, ${last.id}::uuid)`
  }
}
