import { type Kysely, sql } from 'kysely'

/**
 * Outgoing mails, written with their cause and sent by any copy. What a mail says is sealed, because it holds links that open
 * accounts, and is emptied once the mail has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `suppressed`: the row of a mail that nobody gets, written so that known and unknown addresses cost the same (R20).
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid references users on delete cascade,
    template text not null,
    sealed bytea,
    state text not null check (state in ('waiting', 'sent', 'given-up', 'suppressed')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz,
    check (sealed is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',
]
