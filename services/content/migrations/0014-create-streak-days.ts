import { type Kysely, sql } from 'kysely'

/**
 * On which weekdays (ISO 1–7) a member wants to listen, from a day on: days before keep what was wished for then. And the week
 * (its Monday) of the last notice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table streak_days (
    member_id uuid not null,
    valid_from date not null,
    weekdays smallint[] not null check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
    primary key (member_id, valid_from)
  )`.execute(db)
  await sql`create table activity_notices (
    member_id uuid primary key,
    week date not null
  )`.execute(db)
}
