import { type Kysely, sql } from 'kysely'

/** The calendar shows the landscape of the sound that was heard; plays that were recorded before have none until they are rebuilt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plays add column sound_id uuid`.execute(db)
}
