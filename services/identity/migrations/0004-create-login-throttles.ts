import { type Kysely, sql } from 'kysely'

/** Counters against guessing (D-030), in the database so that any number of copies agree. Keys are keyed hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table login_throttles (
    key bytea primary key,
    failures int not null,
    blocked_until timestamptz,
    last_attempt_at timestamptz not null
  )`,
  'create index login_throttles_by_age on login_throttles (last_attempt_at)',
  `create table login_addresses (
    key bytea primary key,
    attempts int not null,
    window_started_at timestamptz not null
  )`,
  'create index login_addresses_by_age on login_addresses (window_started_at)',
]
