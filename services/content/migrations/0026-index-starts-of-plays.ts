import { type Kysely, sql } from 'kysely'

/** Plays come in order of time, so a block index finds those of the last days, and recording one stays cheap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index plays_by_start on plays using brin (started_at)
    with (pages_per_range = 16, autosummarize = on)`.execute(db)
}
