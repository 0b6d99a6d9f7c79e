import { type Kysely, sql } from 'kysely'

/** Every decision about a document, with the version and the text it was about; the newest of a document counts (D-048, D-049). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consents (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    document text not null check (document in ('terms-of-service', 'providing-data')),
    version text not null,
    language text not null check (language in ('ja', 'en')),
    text_hash bytea not null,
    agreed boolean not null,
    decided_at timestamptz not null
  )`.execute(db)
  await sql`create index consents_of_user on consents (user_id, document, id desc)`.execute(db)
}
