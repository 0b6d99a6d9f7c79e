import { type Day, getJstDay } from '@hibiki/calendar'
import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'
import type { SellerDetails } from '../seller/seller-details.ts'
import { computeRetainUntil, formatDocumentNumber } from './tax-document.rules.ts'
import type { TaxDocumentKind, TaxDocumentSnapshot } from './tax-document-snapshot.rules.ts'

export interface TaxDocument {
  id: string
  kind: TaxDocumentKind
  memberId: string | null
  paymentId: string | null
  invoiceId: string | null
  issuedAt: Date
  snapshot: TaxDocumentSnapshot
}

const columns = [
  'd.id',
  'd.kind',
  'd.member_id as memberId',
  'd.payment_id as paymentId',
  'd.invoice_id as invoiceId',
  'd.issued_at as issuedAt',
  'd.snapshot',
] as const

/** A document that was not replaced by another one. */
export const isCurrent = sql<boolean>`not exists (select from tax_documents newer where newer.replaces_id = d.id)`

/** What a document says, without what issuing adds. */
export type TaxDocumentContent = Omit<TaxDocumentSnapshot, 'template' | 'number' | 'issuedOn' | 'issuer'>

/**
 * Issues a document. Its number is taken under the lock of the issuer's counter in the same transaction, so that there are no gaps;
 * take every other lock before.
 */
export async function insertTaxDocument(
  trx: Trx,
  options: {
    seller: SellerDetails
    content: TaxDocumentContent
    memberId: string | null
    paymentId: string | null
    invoiceId: string | null
    replacesId?: string
    now: Date
  },
): Promise<TaxDocument> {
  const { seller, content, memberId, paymentId, invoiceId, replacesId, now } = options
  await lockReferences(trx, { paymentId, invoiceId })
  const series = await countRestores(trx)
  const issuer = `${seller.registrationNumber || 'unregistered'}${series === 0 ? '' : `/${series}`}`
  const { number } = await trx
    .insertInto('tax_document_counters')
    .values({ issuer, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('issuer').doUpdateSet({ last_number: sql`tax_document_counters.last_number + 1` }),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow()
  const { legalName, postalCode, address, telephone, registrationNumber } = seller
  const snapshot: TaxDocumentSnapshot = {
    ...content,
    template: 1,
    number: formatDocumentNumber({ series, number }),
    issuedOn: getJstDay(now),
    issuer: { legalName, postalCode, address, telephone, registrationNumber },
  }
  const { kind, tradedOn, total, tax } = snapshot
  const { id } = await trx
    .insertInto('tax_documents')
    .values({
      issuer,
      number,
      kind,
      member_id: memberId,
      payment_id: paymentId,
      invoice_id: invoiceId,
      replaces_id: replacesId ?? null,
      traded_on: tradedOn,
      issued_at: now,
      amount_yen: total,
      tax_yen: tax,
      snapshot: JSON.stringify(snapshot),
      retain_until: computeRetainUntil(tradedOn),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('tax_document_rates')
    .values(
      snapshot.rates.map((rate) => ({
        document_id: id,
        rate_percent: rate.ratePercent,
        amount_yen: rate.amount,
        tax_yen: rate.tax,
      })),
    )
    .execute()
  return { id, kind, memberId, paymentId, invoiceId, issuedAt: now, snapshot }
}

/** Inserting locks the payment or bill that a document names, so whoever writes documents locks it before the counter. */
async function lockReferences(
  trx: Trx,
  { paymentId, invoiceId }: { paymentId: string | null; invoiceId: string | null },
): Promise<void> {
  if (paymentId !== null)
    await trx.selectFrom('payments').select('id').where('id', '=', paymentId).forKeyShare().execute()
  if (invoiceId !== null)
    await trx.selectFrom('invoices').select('id').where('id', '=', invoiceId).forKeyShare().execute()
}

async function countRestores(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('restores')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds a document of a member. */
export async function findTaxDocument(
  db: Db,
  { id, memberId }: { id: string; memberId: string },
): Promise<TaxDocument | null> {
  const document = await db
    .selectFrom('tax_documents as d')
    .select(columns)
    .where(sql<string>`d.id::text`, '=', id)
    .where('d.member_id', '=', memberId)
    .executeTakeFirst()
  return document ?? null
}

/** Finds the receipt in force of a payment or of a bill that was paid without a card. */
export async function findReceipt(db: Db, { paymentId }: { paymentId: string }): Promise<TaxDocument | null> {
  const document = await db
    .selectFrom('tax_documents as d')
    .select(columns)
    .where('d.payment_id', '=', paymentId)
    .where('d.kind', '=', 'receipt')
    .where(isCurrent)
    .executeTakeFirst()
  return document ?? null
}

/** A document as lists name it. */
export interface TaxDocumentReference {
  id: string
  kind: TaxDocumentKind
  number: string
  amount: number
}

/** Lists the documents in force of payments, in the order of their issue, by the payment's id. */
export async function listDocumentsOfPayments(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, TaxDocumentReference[]>> {
  const rows = await db
    .selectFrom('tax_documents as d')
    .select(['d.id', 'd.kind', 'd.payment_id as paymentId', 'd.amount_yen as amount'])
    .select(sql<string>`d.snapshot ->> 'number'`.as('number'))
    .where(sql<boolean>`d.payment_id = any(${[...paymentIds]}::uuid[])`)
    .where(isCurrent)
    .orderBy('d.issued_at')
    .orderBy('d.number')
    .execute()
  const documents = new Map<string, TaxDocumentReference[]>()
  for (const { paymentId, ...document } of rows)
    if (paymentId !== null) documents.set(paymentId, [...(documents.get(paymentId) ?? []), document])
  return documents
}

/** Finds the name that a member wants on documents. */
export async function findAddressee(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('tax_document_addressees')
    .select('name')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.name ?? null
}

export async function saveAddressee(
  db: Db,
  { memberId, name, now }: { memberId: string; name: string; now: Date },
): Promise<void> {
  await db
    .insertInto('tax_document_addressees')
    .values({ member_id: memberId, name, updated_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ name, updated_at: now }))
    .execute()
}

/** Deletes documents that the law no longer requires; the database refuses to delete any other. */
export async function deleteOldTaxDocuments(
  trx: Trx,
  { today, limit }: { today: Day; limit: number },
): Promise<number> {
  await sql`select set_config('hibiki.today', ${today}, true)`.execute(trx)
  // A document that another one replaces or repeats goes with it or after it.
  const { rows } = await sql<{ id: string }>`
    delete from tax_documents where id in (
      select d.id from tax_documents d where d.retain_until < ${today}
        and not exists (select from tax_documents newer where newer.replaces_id = d.id)
      order by d.retain_until limit ${limit}) returning id`.execute(trx)
  return rows.length
}

/** Finds the document in force that has replaced another one, at however many removes. */
export async function findReplacement(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, 1 as step from tax_documents where replaces_id::text = ${id}
      union all select d.id, step + 1 from tax_documents d join chain on d.replaces_id = chain.id
    ) select id from chain order by step desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}
