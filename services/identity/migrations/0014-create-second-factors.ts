import { type Kysely, sql } from 'kysely'

/** Time-based codes (D-195): the secret encrypted, the last step used so that no code works twice, recovery codes hashed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factors (
    user_id uuid primary key references users on delete cascade,
    sealed_secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create table recovery_codes (
    user_id uuid not null references second_factors on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`.execute(db)
}
