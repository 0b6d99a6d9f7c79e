import { type Kysely, sql } from 'kysely'

/**
 * Creates the mails that remind members of their evenings, and the moment from which a reminder holds: one that is chosen at 22:05 for 22:00
 * begins on the next evening.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    template text not null,
    facts jsonb,
    once text not null unique,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz not null,
    finished_at timestamptz,
    check (facts is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',
  'alter table seven_nights add column reminder_set_at timestamptz',
  'create index seven_nights_by_reminder on seven_nights (remind_at) where reminder',
]
