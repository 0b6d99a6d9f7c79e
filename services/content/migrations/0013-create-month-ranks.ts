import { type Kysely, sql } from 'kysely'

/**
 * Stores how many members listened for how many minutes in a month as two arrays of equal length, in ascending order of minutes. A rank needs
 * no more than that, however many plays and members there are. Each change to the last month adds a row to `late_months` in its transaction;
 * the summary is recomputed while there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table month_ranks (
    month date primary key,
    minutes int[] not null,
    members int[] not null,
    computed_at timestamptz not null
  )`.execute(db)
  await sql`create table late_months (
    id bigint generated always as identity primary key,
    month date not null
  )`.execute(db)
  // Days are inserted in order of time, so a block index finds the rows of a month and keeps updates of a day's sums cheap.
  await sql`create index daily_activity_by_day on daily_activity using brin (day)
    with (pages_per_range = 16, autosummarize = on)`.execute(db)
}
