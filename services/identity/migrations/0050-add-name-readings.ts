import { type Kysely, sql } from 'kysely'

/** Adds the reading of a member's display name in katakana; null until the member gives one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column username_kana text`.execute(db)
}
