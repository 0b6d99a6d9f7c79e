import { createMessagingTables } from '@hibiki/messaging'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
}
