import { type Kysely, sql } from 'kysely'

/** Key pairs that sign access tokens; the private part is encrypted under TOKEN_KEY_SECRET. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signing_keys (
    kid text primary key,
    public_jwk jsonb not null,
    encrypted_private_key bytea not null,
    signs_from timestamptz not null unique,
    created_at timestamptz not null
  )`.execute(db)
}
