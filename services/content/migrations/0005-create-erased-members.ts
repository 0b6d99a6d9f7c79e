import { type Kysely, sql } from 'kysely'

/** Stores only the ids of deleted people, so that messages that arrive late do not restore their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_members (
    member_id uuid primary key,
    erased_at timestamptz not null
  )`.execute(db)
}
