import { type Kysely, sql } from 'kysely'

/** Stores when customers left which agency, because what they had published until then is not visible to the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_departures (
      member_id uuid not null,
      agency_code text not null,
      left_at timestamptz not null,
      primary key (member_id, left_at)
    )`.execute(db)
}
