import { type Kysely, sql } from 'kysely'

/** Adds the hash of the key of a session's last refresh, so that the refresh can be repeated after a lost response (ADR 0015). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column rotation_key bytea`.execute(db)
}
