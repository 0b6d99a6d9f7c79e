import { type Kysely, sql } from 'kysely'

/** When what a member's access token says became outdated: tokens issued before are stale (R23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table users add column claims_changed_at timestamptz',
  `create index users_by_changed_claims on users (claims_changed_at) where claims_changed_at is not null`,
]
