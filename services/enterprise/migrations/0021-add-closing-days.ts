import { type Kysely, sql } from 'kysely'

/** An enterprise closes on days of its own and on public holidays, and a room may differ from that on single days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agencies add column closes_on_holidays boolean not null default false,
      add column closing_periods jsonb not null default '[]', add column calendar_changed_at timestamptz`.execute(
    db,
  )
  await sql`alter table rooms add column day_exceptions jsonb not null default '[]'`.execute(db)
}
