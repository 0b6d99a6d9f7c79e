import { type Kysely, sql } from 'kysely'

/**
 * Outgoing mails, written with their cause and sent by any copy. `facts` is what a mail is made of, without address or name: those
 * are looked up when it is sent. It is emptied once the mail has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `once`: of what is found by looking at the day again and again, such as a card that is about to expire.
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    template text not null,
    facts jsonb,
    once text unique,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz,
    check (facts is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',
]
