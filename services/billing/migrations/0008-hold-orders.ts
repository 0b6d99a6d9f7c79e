import { type Kysely, sql } from 'kysely'

/**
 * Nobody can order while identity changes an account's role or deletes it: orders and the change exclude each
 * other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_holds (member_id uuid primary key, held_until timestamptz not null)`.execute(
    db,
  )
}
