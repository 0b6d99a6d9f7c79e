import { type Kysely, sql } from 'kysely'

/**
 * Who sells and on which terms, as the law on specified commercial transactions has every online shop publish it. Each save is a
 * row, and the last one is in force, so that it can be told later what customers could read on a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seller_revisions (
    revision integer primary key check (revision > 0),
    saved_at timestamptz not null,
    details jsonb not null
  )`.execute(db)
}
