import {
  joinConditions,
  type ListRequest,
  type RowPage,
  selectPage,
  selectRow,
  whereContainsText,
  whereIdIn,
} from '@hibiki/admin-resource'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { TaxRate } from './tax.rules.ts'
import type { TaxDocumentKind, TaxDocumentSnapshot } from './tax-document-snapshot.rules.ts'

/** A document as staff see it. */
export interface ConsoleTaxDocument {
  id: string
  kind: TaxDocumentKind
  number: string
  issuedAt: Date
  tradedOn: string
  addressee: string
  memberId: string | null
  memberName: string | null
  amount: number
  tax: number
  paymentId: string | null
  invoiceId: string | null
  /** The document that has taken its place. */
  replacedById: string | null
  snapshot: TaxDocumentSnapshot
}

export interface ConsoleTaxDocumentFilter {
  id?: string[]
  q?: string
  kind?: TaxDocumentKind[]
  memberId?: string
  paymentId?: string
  /** Days on which something was charged or given back; both are included. */
  from?: string
  until?: string
}

function documentsQuery(filter: ConsoleTaxDocumentFilter, more?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { id, q, kind, memberId, paymentId, from, until } = filter
  return sql`
    select d.id, d.kind, d.snapshot ->> 'number' as number, d.issued_at as "issuedAt", d.traded_on as "tradedOn",
      d.snapshot ->> 'addressee' as addressee, d.member_id as "memberId", m.name as "memberName", d.amount_yen as amount,
      d.tax_yen as tax, d.payment_id as "paymentId", d.invoice_id as "invoiceId", newer.id as "replacedById", d.snapshot
    from tax_documents d left join members m on m.user_id = d.member_id
      left join tax_documents newer on newer.replaces_id = d.id
    where ${joinConditions([
      id && whereIdIn('d.id', id),
      q &&
        sql`(${whereContainsText(q, 'm.name', 'm.name_kana')} or d.snapshot ->> 'number' like ${`%${q.trim()}`}
          or strpos(d.snapshot ->> 'addressee', ${q.trim()}) > 0)`,
      kind && sql`d.kind = any(${kind})`,
      memberId && whereIdIn('d.member_id', [memberId]),
      paymentId && whereIdIn('d.payment_id', [paymentId]),
      from && sql`d.traded_on >= ${from}`,
      until && sql`d.traded_on <= ${until}`,
      more,
    ])}`
}

export const listConsoleTaxDocuments = (
  db: Db,
  { filter, ...page }: ListRequest<ConsoleTaxDocumentFilter>,
): Promise<RowPage<ConsoleTaxDocument>> => selectPage(db, documentsQuery(filter), page)

export const findConsoleTaxDocument = (db: Db, id: string): Promise<ConsoleTaxDocument | undefined> =>
  selectRow(db, documentsQuery({}), id)

/** One rate of one document in force, for the books. */
export interface BookedRate {
  id: string
  kind: Exclude<TaxDocumentKind, 'statement'>
  number: string
  tradedOn: string
  addressee: string
  registered: boolean
  itemName: string
  ratePercent: TaxRate
  amount: number
  tax: number
}

/** Statements repeat other documents and replaced documents repeat each other, so the books have neither. */
const booked = sql<boolean>`d.kind <> 'statement' and not exists (select from tax_documents newer where newer.replaces_id = d.id)`

interface Days {
  from: string
  until: string
}

export async function countBookedDocuments(db: Db, { from, until }: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tax_documents d
    where ${booked} and d.traded_on between ${from} and ${until}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads the documents of a period for the books, oldest first, in batches. */
export async function* listBookedRates(
  db: Db,
  { from, until, batchSize }: Days & { batchSize: number },
): AsyncGenerator<BookedRate[]> {
  let after: RawBuilder<unknown> = sql`true`
  for (;;) {
    const { rows } = await sql<BookedRate>`
      select d.id, d.kind, d.snapshot ->> 'number' as number, d.traded_on as "tradedOn",
        d.snapshot ->> 'addressee' as addressee, d.snapshot -> 'issuer' ->> 'registrationNumber' <> '' as registered,
        d.snapshot -> 'items' -> 0 -> 'name' ->> 'ja' as "itemName", r.rate_percent as "ratePercent",
        r.amount_yen as amount, r.tax_yen as tax
      from tax_documents d join tax_document_rates r on r.document_id = d.id
      where ${booked} and d.traded_on between ${from} and ${until} and ${after}
      order by d.traded_on, d.id, r.rate_percent desc limit ${batchSize}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = sql`(d.traded_on, d.id, -r.rate_percent) > (${last.tradedOn}::date, ${last.id}::uuid, ${-last.ratePercent})`
  }
}

/** What the documents of a month say in sum. */
export interface MonthTotal {
  month: string
  ratePercent: TaxRate
  documents: number
  amount: number
  tax: number
}

/** The totals of ten years at both rates. */
const MAX_TOTALS = 240

/** Sums the documents in force by month and rate, the newest month first. */
export async function listMonthTotals(db: Db): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    select to_char(d.traded_on, 'YYYY-MM') as month, r.rate_percent as "ratePercent", count(*)::int as documents,
      sum(r.amount_yen)::int as amount, sum(r.tax_yen)::int as tax
    from tax_documents d join tax_document_rates r on r.document_id = d.id
    where ${booked} group by 1, 2 order by 1 desc, 2 desc limit ${MAX_TOTALS}`.execute(db)
  return rows
}
