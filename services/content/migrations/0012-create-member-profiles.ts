import { type Kysely, sql } from 'kysely'

/** Creates the projection of identity.member-changed.v1, from which records show who listened and whose customer the member is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_profiles (
    member_id uuid primary key,
    name text not null,
    customer_of_agency text,
    changed_at timestamptz not null
  )`.execute(db)
}
