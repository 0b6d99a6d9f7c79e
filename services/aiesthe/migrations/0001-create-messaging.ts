import { createMessagingTables } from '@hibiki/messaging'
import { createSessionTables } from '@hibiki/session-projection'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await createSessionTables(db)
}
