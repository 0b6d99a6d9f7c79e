import { type Kysely, sql } from 'kysely'

/**
 * Stores the dominant frequencies of a sound in Hz, lowest first, with one decimal. The value is null for a sound that was measured earlier,
 * until the job that measures sounds fills it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sound_analyses add column frequencies real[]`.execute(db)
}
