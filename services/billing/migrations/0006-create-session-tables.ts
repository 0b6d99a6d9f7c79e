import { createSessionTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessionTables(db)
}
