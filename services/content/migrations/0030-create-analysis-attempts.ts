import { type Kysely, sql } from 'kysely'

/** Who measures a sound, and when a file that could not be read is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table analysis_attempts (
    sound_id uuid primary key references sounds on delete cascade,
    attempts integer not null,
    next_try_at timestamptz not null
  )`.execute(db)
}
