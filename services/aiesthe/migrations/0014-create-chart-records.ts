import { type Kysely, sql } from 'kysely'

/** Which diagnosis a chart's record names; of records that are gone only that they are, so that nothing late brings them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chart_records (
    record_id uuid primary key,
    member_id uuid not null,
    result_id uuid,
    removed boolean not null,
    changed_at timestamptz not null
  )`.execute(db)
  await sql`create index chart_records_of_member on chart_records (member_id, result_id)`.execute(db)
}
