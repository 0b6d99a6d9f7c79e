import { type Kysely, sql } from 'kysely'

/**
 * How many members listened how many minutes in a month, as two arrays of the same length in growing order of minutes: what a
 * rank needs, whatever the number of plays and members. `late_months` gets a row with every change to the last month,
 * in its transaction; a summary is due again while there are any.
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
  // Days come in order of time, so a block index finds a month's rows, and updates of a day's sums stay cheap.
  await sql`create index daily_activity_by_day on daily_activity using brin (day)
    with (pages_per_range = 16, autosummarize = on)`.execute(db)
}
