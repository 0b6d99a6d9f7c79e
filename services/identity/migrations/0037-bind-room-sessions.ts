import { type Kysely, sql } from 'kysely'

/** Adds the browser in a room that a session belongs to and in which it may be renewed (ADR 0015). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column room_device uuid`.execute(db)
  // Sessions of several years leave old tokens behind, which are deleted by their age.
  await sql`create index refresh_tokens_by_age on refresh_tokens (issued_at)`.execute(db)
}
