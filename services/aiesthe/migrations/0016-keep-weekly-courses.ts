import { type Kysely, sql } from 'kysely'

/** The recommendation of a week as it was told: the week's only, so that what it came from can be deleted (D-125, D-117). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table weekly_courses (
    member_id uuid primary key,
    monday date not null,
    cluster smallint not null check (cluster between 1 and 4)
  )`.execute(db)
}
