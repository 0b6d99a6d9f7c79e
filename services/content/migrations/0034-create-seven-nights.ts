import { type Kysely, sql } from 'kysely'

/**
 * Creates the seven evenings that a member chose to listen on, and the offers that a member has put away. A petal is not stored: it follows from
 * the days of `daily_activity`, which a late report of a play still changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table seven_nights (
    member_id uuid primary key,
    aim text not null,
    minutes int not null,
    remind_at text not null,
    reminder boolean not null,
    first_day date not null,
    sound_ids uuid[] not null,
    started_at timestamptz not null
  )`,
  `create table seven_nights_dismissals (
    member_id uuid not null,
    topic text not null,
    dismissed_at timestamptz not null,
    primary key (member_id, topic)
  )`,
]
