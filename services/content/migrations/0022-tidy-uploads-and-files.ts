import { type Kysely, sql } from 'kysely'

/** Stores when an upload last received bytes, and when the file of a withdrawn sound was removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column touched_at timestamptz not null default now()`.execute(db)
  await sql`alter table media_files add column removed_at timestamptz`.execute(db)
  await sql`create index sounds_withdrawn on sounds (withdrawn_at) where withdrawn_at is not null`.execute(db)
}
