import { type Kysely, sql } from 'kysely'

/** Creates the passkeys by which members log in without a password, and the challenges that a device signs once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      sign_count bigint not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      challenge_hash bytea primary key,
      session_id uuid references sessions on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`.execute(db)
  await sql`create index passkey_challenges_of_session on passkey_challenges (session_id)`.execute(db)
}
