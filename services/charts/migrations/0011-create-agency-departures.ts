import { type Kysely, sql } from 'kysely'

/** When customers left which agency: what they had published until then is not shown to the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_departures (
      member_id uuid not null,
      agency_code text not null,
      left_at timestamptz not null,
      primary key (member_id, left_at)
    )`.execute(db)
}
