import { createMessagingTables } from '@hibiki/messaging'
import { createErasedMembersTable, createSessionTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Creates the tables of the service kit: outbox and inbox, ended sessions, erased people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await createSessionTables(db)
  await createErasedMembersTable(db)
}
