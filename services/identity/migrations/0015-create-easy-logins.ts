import { type Kysely, sql } from 'kysely'

/** Easy-login links (D-059): one per member, bound to the first device that uses it; only hashes are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table easy_logins (
    user_id uuid primary key references users on delete cascade,
    auth_id text not null unique,
    path_hash bytea not null unique,
    device_hash bytea,
    enabled boolean not null default true,
    consented_at timestamptz not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
}
