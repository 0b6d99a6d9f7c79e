import type { Day } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { TaxDocumentSnapshot } from './tax-document-snapshot.rules.ts'

/** A month in which a member was charged or given something back. */
export interface StatementMonth {
  /** `yyyy-MM`. */
  month: string
  amount: number
  documents: number
  /** Statements in force of that month, the newest first. */
  statements: { id: string; number: string }[]
  /** Documents of that month that no statement repeats yet. */
  open: number
}

/** The months of ten years. */
const MAX_MONTHS = 120

/** Lists the months of a member's documents, the newest first. */
export async function listStatementMonths(db: Db, memberId: string): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    with own as (
      select d.id, d.kind, d.number, d.amount_yen, d.snapshot ->> 'number' as shown, to_char(d.traded_on, 'YYYY-MM') as month,
        exists (select from tax_statement_documents s where s.document_id = d.id) as repeated
      from tax_documents d
      where d.member_id = ${memberId} and not exists (select from tax_documents newer where newer.replaces_id = d.id)
    )
    select month, sum(amount_yen) filter (where kind <> 'statement')::int as amount,
      count(*) filter (where kind <> 'statement')::int as documents,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', shown) order by number desc)
        filter (where kind = 'statement'), '[]') as statements,
      count(*) filter (where kind <> 'statement' and not repeated)::int as open
    from own group by month having bool_or(kind <> 'statement')
    order by month desc limit ${MAX_MONTHS}`.execute(db)
  return rows
}

/** Lists the documents of a month that no statement repeats yet, in the order of their days. */
export async function listDocumentsToRepeat(
  trx: Trx,
  { memberId, first, last }: { memberId: string; first: Day; last: Day },
): Promise<{ id: string; snapshot: TaxDocumentSnapshot }[]> {
  return trx
    .selectFrom('tax_documents as d')
    .select(['d.id', 'd.snapshot'])
    .where('d.member_id', '=', memberId)
    .where('d.kind', '<>', 'statement')
    .where('d.traded_on', '>=', first)
    .where('d.traded_on', '<=', last)
    .where(sql<boolean>`not exists (select from tax_documents newer where newer.replaces_id = d.id)`)
    .where(sql<boolean>`not exists (select from tax_statement_documents s where s.document_id = d.id)`)
    .orderBy('d.traded_on')
    .orderBy('d.number')
    .execute()
}

export async function insertRepeatedDocuments(
  trx: Trx,
  { statementId, documentIds }: { statementId: string; documentIds: readonly string[] },
): Promise<void> {
  await trx
    .insertInto('tax_statement_documents')
    .values(documentIds.map((document_id) => ({ statement_id: statementId, document_id })))
    .execute()
}

/** Has a document that replaces another one stand where that stood: repeated by the same statement, or repeating the same documents. */
export async function takePlaceInStatements(
  trx: Trx,
  { replacedId, id }: { replacedId: string; id: string },
): Promise<void> {
  await sql`insert into tax_statement_documents (statement_id, document_id)
    select statement_id, ${id} from tax_statement_documents where document_id = ${replacedId}
    union all
    select ${id}, document_id from tax_statement_documents where statement_id = ${replacedId}`.execute(trx)
}

/** Counts the documents that an issue, and then each correction, has written for the same thing. */
export async function countCorrections(trx: Trx, documentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive chain as (
      select id, replaces_id from tax_documents where id = ${documentId}
      union all select d.id, d.replaces_id from tax_documents d join chain on d.id = chain.replaces_id
    ) select count(*)::int - 1 as count from chain`.execute(trx)
  return rows[0]?.count ?? 0
}
