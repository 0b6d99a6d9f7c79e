import { type Kysely, sql } from 'kysely'

/** Stores the dominant frequencies of sounds in Hz, lowest first. They may arrive before the sound they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table measured_sounds (sound_id uuid primary key, frequencies real[] not null)`.execute(db)
}
