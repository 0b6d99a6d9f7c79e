import { type Kysely, sql } from 'kysely'

/**
 * Creates the mails that remind customers of appointments. An appointment has a reminder or not, and a single change of it may differ; the
 * moment at which it was planned tells whether the day before was still to come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table appointments
    add column reminder boolean not null default false,
    add column planned_at timestamptz,
    add column reminders_written_for date`,
  'create index appointments_to_remind on appointments (last_at) where reminder',
  'alter table appointment_changes add column reminder boolean, add column planned_at timestamptz',
  'create index appointment_changes_to_remind on appointment_changes (start_at) where reminder',
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
]
