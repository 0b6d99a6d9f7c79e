import { type Kysely, sql } from 'kysely'

/** Stores which members share their mental checks with the person in charge; without a row nothing is shared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mental_check_sharing (
    member_id uuid primary key,
    shared boolean not null,
    changed_at timestamptz not null,
    closed_for_agency text
  )`.execute(db)
}
