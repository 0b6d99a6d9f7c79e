import { createMessagingTables } from '@hibiki/messaging'
import {
  createEntitlementsTable,
  createErasedMembersTable,
  createMemberProfilesTable,
  createSessionTables,
} from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** What support knows of other services: sessions, names and plans of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await createSessionTables(db)
  await createErasedMembersTable(db)
  await createMemberProfilesTable(db)
  await createEntitlementsTable(db)
}
