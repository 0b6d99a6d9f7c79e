import { type Kysely, sql } from 'kysely'

/** Creates the pairings by which a device in a room gets a session without a password; codes and secrets are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table device_pairings (
      id uuid primary key default uuidv7(),
      code_hash bytea not null unique,
      secret_hash bytea not null unique,
      device text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_id uuid references users on delete cascade,
      section_id uuid,
      approved_at timestamptz,
      used_at timestamptz,
      check ((user_id is null) = (approved_at is null)),
      check ((section_id is null) = (approved_at is null)),
      check (used_at is null or approved_at is not null)
    )`.execute(db)
  await sql`create index device_pairings_by_expiry on device_pairings (expires_at)`.execute(db)
  await sql`create index device_pairings_of_user on device_pairings (user_id)`.execute(db)
}
