import { type Kysely, sql } from 'kysely'

/** A database that was put back to an earlier moment: until its payments are compared with the provider's, nothing is charged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table restores (
    id uuid primary key default uuidv7(),
    restored_to timestamptz not null,
    marked_at timestamptz not null,
    reconciled_at timestamptz
  )`.execute(db)
}
