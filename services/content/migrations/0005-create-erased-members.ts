import { type Kysely, sql } from 'kysely'

/** Ids of people who were deleted, and nothing else of them: what arrives late must not bring their data back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_members (
    member_id uuid primary key,
    erased_at timestamptz not null
  )`.execute(db)
}
