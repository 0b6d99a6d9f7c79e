import { type Kysely, sql } from 'kysely'

/** One-time invitations to register as an administrator (D-045); only the hash of the link is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table invitations (
    id uuid primary key default uuidv7(),
    email text not null,
    token_hash bytea not null unique,
    created_by uuid references users on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by uuid references users on delete set null,
    revoked_at timestamptz
  )`,
  'create index invitations_by_time on invitations (created_at)',
]
