import { type Kysely, sql, type Transaction } from 'kysely'

export interface ConsentsTables {
  consents: { member_id: string; agreed: boolean; version: string; decided_at: Date }
  current_documents: { document: string; version: string; published_at: Date }
}

/** Creates `consents` and `current_documents`, projections of identity's consents to one document and of its versions. */
export async function createConsentsTables<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table consents (
    member_id uuid primary key,
    agreed boolean not null,
    version text not null,
    decided_at timestamptz not null
  )`.execute(db)
  await sql`create table current_documents (
    document text primary key,
    version text not null,
    published_at timestamptz not null
  )`.execute(db)
}

/** Whether the member's last decision on the document was yes, for the version in force; no without a known version. */
export async function hasCurrentConsent<DB>(
  db: Kysely<DB> | Transaction<DB>,
  memberId: string,
): Promise<boolean> {
  return (await listMemberIdsWithConsent(db, [memberId])).has(memberId)
}

/** Returns which of these members have agreed; see `hasAgreed`. */
export async function listMemberIdsWithConsent<DB>(
  db: Kysely<DB> | Transaction<DB>,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from consents join current_documents using (version)
    where agreed and member_id = any(${memberIds}::uuid[])`.execute(db)
  return new Set(rows.map((row) => row.memberId))
}

/** Whether the member's last decision was no, for any version. */
export async function hasWithdrawnConsent<DB>(
  db: Kysely<DB> | Transaction<DB>,
  memberId: string,
): Promise<boolean> {
  const { rows } = await sql<{ agreed: boolean }>`
    select agreed from consents where member_id = ${memberId}`.execute(db)
  return rows[0]?.agreed === false
}

/** Saves the newest decision, whatever order they arrive in; of two at the same moment the no, then that about the later text. */
export async function saveConsent<DB>(
  trx: Transaction<DB>,
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

/** Saves the newest version of a document, whatever order they arrive in. */
export async function saveCurrentDocument<DB>(
  trx: Transaction<DB>,
  of: { document: string; version: string; publishedAt: Date },
): Promise<void> {
  await sql`
    insert into current_documents as known (document, version, published_at)
    values (${of.document}, ${of.version}, ${of.publishedAt})
    on conflict (document) do update set version = excluded.version, published_at = excluded.published_at
    where (known.published_at, known.version) < (excluded.published_at, excluded.version)`.execute(trx)
}
