import { type Kysely, sql } from 'kysely'

/** Plays are inserted in order of time, so a block index finds those of the last days and keeps inserts cheap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index plays_by_start on plays using brin (started_at)
    with (pages_per_range = 16, autosummarize = on)`.execute(db)
}
