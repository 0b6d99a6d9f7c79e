import { type Kysely, sql } from 'kysely'

/** Creates results of the stress check that members saved to their own calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A result may be withdrawn before its event arrives: the row stays without a level, so that a late event does not restore it.
  `create table stress_results (
    result_id uuid primary key,
    member_id uuid not null,
    level smallint check (level between 1 and 4),
    saved_at timestamptz
  )`,
  'create index stress_results_of_member on stress_results (member_id, saved_at) where level is not null',
]
