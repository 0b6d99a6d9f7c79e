import { type Kysely, sql } from 'kysely'

/**
 * Stores which face diagnoses were deleted (aiesthe.diagnosis-deleted.v1), so that a choice that arrives later does not restore one. This is a
 * table of its own because the previous release reads the sound of every row of `chosen_sounds`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_diagnoses (
    member_id uuid not null,
    result_id uuid not null,
    deleted_at timestamptz not null,
    primary key (member_id, result_id)
  )`.execute(db)
}
