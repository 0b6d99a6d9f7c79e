import { type Kysely, sql } from 'kysely'

/** Stores which replica measures a sound, and when a file that could not be read is retried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table analysis_attempts (
    sound_id uuid primary key references sounds on delete cascade,
    attempts integer not null,
    next_try_at timestamptz not null
  )`.execute(db)
}
