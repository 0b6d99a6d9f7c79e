import { type Kysely, sql } from 'kysely'

/** The dominant frequencies of a sound in Hz, lowest first; none until content says them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sounds add column frequencies real[] not null default '{}'`.execute(db)
}
