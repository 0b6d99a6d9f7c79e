import { createNameReadingsTable } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Creates the readings of names, by which staff find inquiries and choose a colleague. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNameReadingsTable(db)
}
