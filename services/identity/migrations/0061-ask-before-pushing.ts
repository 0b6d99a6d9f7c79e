import { type Kysely, sql } from 'kysely'

/** Lets a notification name the day of the appointments that it is about, for which charts is asked when it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table push_messages add column day date`.execute(db)
}
