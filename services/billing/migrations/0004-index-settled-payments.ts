import { type Kysely, sql } from 'kysely'

/** Payments are settled in chronological order, so a block range index finds those of the last days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_by_settlement on payments using brin (settled_at)
    with (pages_per_range = 16, autosummarize = on)`.execute(db)
}
