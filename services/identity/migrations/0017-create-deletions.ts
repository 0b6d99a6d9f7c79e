import { type Kysely, sql } from 'kysely'

/** Accounts waiting to be deleted, and afterwards nothing but the id, so that every service's confirmation can be collected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table planned_deletions (
    user_id uuid primary key references users on delete cascade,
    requested_at timestamptz not null,
    effective_at timestamptz not null
  )`.execute(db)
  await sql`create index planned_deletions_due on planned_deletions (effective_at)`.execute(db)
  await sql`create table erased_people (
    user_id uuid primary key,
    erased_at timestamptz not null
  )`.execute(db)
  await sql`create table erasure_confirmations (
    user_id uuid not null references erased_people,
    service text not null,
    confirmed_at timestamptz not null,
    primary key (user_id, service)
  )`.execute(db)
}
