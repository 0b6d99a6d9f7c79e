import { type Kysely, sql } from 'kysely'

/** When members were here last, as long as there are diagnoses that go 24 months later (D-117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seen_members (
    member_id uuid primary key,
    seen_at timestamptz not null
  )`.execute(db)
  await sql`create index seen_members_by_time on seen_members (seen_at)`.execute(db)
  await sql`insert into seen_members (member_id, seen_at)
    select member_id, max(greatest(started_at, before_at, after_at)) from face_results group by member_id`.execute(
    db,
  )
}
