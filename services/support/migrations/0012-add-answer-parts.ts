import { type Kysely, sql } from 'kysely'

/** What stands below the text of an answer; earlier answers have only their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation_messages add column parts jsonb not null default '[]'`.execute(db)
}
