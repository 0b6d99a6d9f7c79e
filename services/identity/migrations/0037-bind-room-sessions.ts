import { type Kysely, sql } from 'kysely'

/** The browser in a room that a session belongs to, so that the session may go on there (ADR 0015). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column room_device uuid`.execute(db)
  // Sessions of years leave tokens behind, which are deleted by their age.
  await sql`create index refresh_tokens_by_age on refresh_tokens (issued_at)`.execute(db)
}
