import { type Kysely, sql } from 'kysely'

/** Results of the stress check that members saved to their own calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Withdrawn before it was heard of: the row stays without its level, so that a late copy does not bring it back.
  `create table stress_results (
    result_id uuid primary key,
    member_id uuid not null,
    level smallint check (level between 1 and 4),
    saved_at timestamptz
  )`,
  'create index stress_results_of_member on stress_results (member_id, saved_at) where level is not null',
]
