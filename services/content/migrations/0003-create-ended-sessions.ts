import { type Kysely, sql } from 'kysely'

/** Creates the projection of identity.session-ended.v1, by which access tokens of ended sessions are rejected before they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ended_sessions (
    session_id text primary key,
    reason text not null,
    ended_at timestamptz not null,
    recorded_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index ended_sessions_by_recording on ended_sessions (recorded_at)`.execute(db)
}
