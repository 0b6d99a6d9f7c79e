import { type Kysely, sql } from 'kysely'

/**
 * Creates the resets of second factors that administrators request, each with the written check of identity; a member has at most
 * one pending.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor_resets (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      requested_by uuid references users on delete set null,
      identity_check text not null,
      token_hash bytea not null unique,
      requested_at timestamptz not null,
      effective_at timestamptz not null,
      outcome text check (outcome in ('effective', 'objected', 'withdrawn', 'superseded')),
      decided_at timestamptz,
      check ((outcome is null) = (decided_at is null))
    )`.execute(db)
  await sql`create unique index second_factor_resets_waiting on second_factor_resets (user_id) where outcome is null`.execute(
    db,
  )
  await sql`create index second_factor_resets_due on second_factor_resets (effective_at) where outcome is null`.execute(
    db,
  )
  await sql`create index second_factor_resets_by_requester on second_factor_resets (requested_by)`.execute(db)
}
