import { type Kysely, sql } from 'kysely'

/**
 * The dominant frequencies of a sound in Hz, lowest first, with one decimal. Null where a sound was
 * measured before: the job that measures sounds fills it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sound_analyses add column frequencies real[]`.execute(db)
}
