import { type Kysely, sql } from 'kysely'

/** Session families and their refresh tokens; only hashes of tokens are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table sessions (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    absolute_expires_at timestamptz not null,
    generation int not null default 1,
    rotated_at timestamptz,
    grace_used boolean not null default false,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'duplicate-login', 'refresh-reuse', 'expired', 'revoked')),
    check ((ended_at is null) = (end_reason is null)),
    check (expires_at <= absolute_expires_at)
  )`,
  'create index sessions_alive on sessions (user_id) where ended_at is null',
  'create index sessions_by_expiry on sessions (expires_at) where ended_at is null',
  'create index sessions_by_end on sessions (ended_at) where ended_at is not null',
  `create table refresh_tokens (
    token_hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    generation int not null,
    issued_at timestamptz not null
  )`,
  'create index refresh_tokens_of_session on refresh_tokens (session_id)',
]
