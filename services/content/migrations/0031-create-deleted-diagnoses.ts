import { type Kysely, sql } from 'kysely'

/**
 * Which face diagnoses are gone (aiesthe.diagnosis-deleted.v1), so that no choice that arrives later brings one back. A table of its own,
 * because the release before reads the sound of every row of `chosen_sounds`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_diagnoses (
    member_id uuid not null,
    result_id uuid not null,
    deleted_at timestamptz not null,
    primary key (member_id, result_id)
  )`.execute(db)
}
