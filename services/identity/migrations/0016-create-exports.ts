import { type Kysely, sql } from 'kysely'

/** Copies of a member's data, asked for by the member (D-192); the content is sealed and emptied after 7 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table exports (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('requested', 'ready', 'expired')),
    requested_at timestamptz not null,
    next_attempt_at timestamptz not null,
    attempts int not null default 0,
    ready_at timestamptz,
    expires_at timestamptz,
    sealed bytea,
    check ((state = 'ready') = (sealed is not null))
  )`.execute(db)
  await sql`create index exports_of_user on exports (user_id, requested_at desc)`.execute(db)
  await sql`create index exports_due on exports (next_attempt_at) where state = 'requested'`.execute(db)
  await sql`create index exports_by_expiry on exports (expires_at) where state = 'ready'`.execute(db)
}
