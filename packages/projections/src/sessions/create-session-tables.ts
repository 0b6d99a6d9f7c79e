import { type Kysely, sql } from 'kysely'

/** Creates `ended_sessions` and `changed_claims` in the current schema. Called once by a service's migration. */
export async function createSessionTables<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table ended_sessions (
    session_id text primary key,
    reason text not null,
    ended_at timestamptz not null,
    recorded_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index ended_sessions_by_recording on ended_sessions (recorded_at)`.execute(db)
  await createChangedClaimsTable(db)
}

/** Creates only `changed_claims`, for a service whose earlier migration created the other table. */
export async function createChangedClaimsTable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table changed_claims (
    user_id uuid primary key,
    changed_at timestamptz not null,
    recorded_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index changed_claims_by_recording on changed_claims (recorded_at)`.execute(db)
}
