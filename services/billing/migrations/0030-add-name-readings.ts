import { createNameReadingsTable } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/** Adds the readings of members' names, by which staff find and sort them, and those of the names on delivery addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNameReadingsTable(db)
  await sql`alter table members add column name_kana text`.execute(db)
  await sql`alter table delivery_addresses add column last_name_kana text`.execute(db)
  await sql`alter table delivery_addresses add column first_name_kana text`.execute(db)
}
