import { type Kysely, sql } from 'kysely'

/** When the other services were told last which version of a document is in force: they are told again daily. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table published_documents add column told_at timestamptz not null default now()`.execute(db)
}
