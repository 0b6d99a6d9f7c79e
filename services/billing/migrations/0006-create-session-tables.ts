import { createSessionTables } from '@hibiki/session-projection'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessionTables(db)
}
