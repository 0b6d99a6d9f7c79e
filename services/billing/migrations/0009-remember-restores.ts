import { type Kysely, sql } from 'kysely'

/** After a restore of the database nothing is charged until its payments were compared with the provider's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table restores (
    id uuid primary key default uuidv7(),
    restored_to timestamptz not null,
    marked_at timestamptz not null,
    reconciled_at timestamptz
  )`.execute(db)
}
