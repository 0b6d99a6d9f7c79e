import { type Kysely, sql } from 'kysely'

/** Nobody orders while identity changes what an account may hold: orders and the change exclude each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_holds (member_id uuid primary key, held_until timestamptz not null)`.execute(
    db,
  )
}
