import { createNameReadingsTable } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/** Adds the readings of names, by which staff find and sort their customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNameReadingsTable(db)
  await sql`alter table customers add column name_kana text`.execute(db)
  await sql`alter table customers add column kana_key text collate "C"`.execute(db)
}
