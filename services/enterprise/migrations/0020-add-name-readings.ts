import { createNameReadingsTable } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Adds the readings of the names of accounts, by which staff find and sort them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNameReadingsTable(db)
}
