import { type Kysely, sql } from 'kysely'

/** Who shows the mental checks to the person in charge; nobody unless they said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mental_check_sharing (
    member_id uuid primary key,
    shared boolean not null,
    changed_at timestamptz not null,
    closed_for_agency text
  )`.execute(db)
}
