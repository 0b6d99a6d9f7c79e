import { type Kysely, sql } from 'kysely'

/** The hash of the key that a session's last refresh carried, so that it can be repeated after a lost response (ADR 0015). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column rotation_key bytea`.execute(db)
}
