import { type Kysely, sql } from 'kysely'

/** Stores results of the stress check that members chose to save; the answers never leave the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `choice_agreed_at` says since when the result may inform the AI's choice, and is null where it may not.
  `create table stress_results (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    score smallint not null check (score between 0 and 80),
    level smallint not null check (level between 1 and 4),
    choice_agreed_at timestamptz,
    saved_at timestamptz not null,
    request_key text
  )`,
  'create index stress_results_of_member on stress_results (member_id, saved_at desc)',
  // A repeated request with the same key is the same result.
  'create unique index stress_results_by_key on stress_results (member_id, request_key) where request_key is not null',
]
