import { type Kysely, sql } from 'kysely'

/** Transfers between agencies, with what they replaced, so that they can be undone (D-057). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table transfers (
    id uuid primary key default uuidv7(),
    performed_by uuid references users on delete set null,
    performed_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz
  )`,
  'create index transfers_by_time on transfers (performed_at)',
  `create table transfer_rows (
    transfer_id uuid not null references transfers on delete cascade,
    user_id uuid not null references users on delete cascade,
    before jsonb not null,
    after jsonb not null,
    primary key (transfer_id, user_id)
  )`,
  'create index transfer_rows_of_user on transfer_rows (user_id)',
]
