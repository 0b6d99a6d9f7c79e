import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../schema.ts'

/** Whether the member's last word on the use of their data was yes, and to the text in force. Without a known text: no. */
export async function hasAgreed(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .innerJoin('current_documents', 'current_documents.version', 'consents.version')
    .select('consents.agreed')
    .where('consents.member_id', '=', memberId)
    .where('current_documents.document', '=', 'providing-data')
    .executeTakeFirst()
  return row?.agreed ?? false
}

/** Whether the member's last word was no, whatever text it was about. */
export async function hasWithdrawn(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('agreed')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.agreed === false
}

/** Keeps the newest decision, whatever order they arrive in; of two at the same moment the no. */
export async function saveConsent(
  trx: Transaction<AiestheTables>,
  of: { memberId: string; agreed: boolean; version: string; decidedAt: Date },
): Promise<void> {
  await sql`
    insert into consents (member_id, agreed, version, decided_at)
    values (${of.memberId}, ${of.agreed}, ${of.version}, ${of.decidedAt})
    on conflict (member_id) do update set agreed = excluded.agreed, version = excluded.version,
      decided_at = excluded.decided_at
    where (consents.decided_at, not consents.agreed, consents.version)
      < (excluded.decided_at, not excluded.agreed, excluded.version)`.execute(trx)
}

/** Keeps the newest version of a text, whatever order they arrive in. */
export async function saveCurrentDocument(
  trx: Transaction<AiestheTables>,
  of: { document: 'providing-data'; version: string; publishedAt: Date },
): Promise<void> {
  await sql`
    insert into current_documents as known (document, version, published_at)
    values (${of.document}, ${of.version}, ${of.publishedAt})
    on conflict (document) do update set version = excluded.version, published_at = excluded.published_at
    where (known.published_at, known.version) < (excluded.published_at, excluded.version)`.execute(trx)
}
