import { type Kysely, sql } from 'kysely'

/**
 * Stores the weekdays (ISO 1–7) on which a member plans to listen, valid from a day on, so that earlier days keep the plan of their time. Also
 * stores the week (its Monday) for which the member last received a notice.
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
