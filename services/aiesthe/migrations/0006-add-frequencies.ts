import { type Kysely, sql } from 'kysely'

/** Stores the dominant frequencies of a sound in Hz, lowest first; empty until content publishes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sounds add column frequencies real[] not null default '{}'`.execute(db)
}
