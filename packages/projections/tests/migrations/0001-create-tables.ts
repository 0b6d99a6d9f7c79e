import { addTraceparentColumnToOutbox, createMessagingTables } from '@hibiki/messaging'
import type { Kysely } from 'kysely'
import {
  createConsentsTables,
  createEntitlementsTable,
  createErasedMembersTable,
  createMemberProfilesTable,
  createNameReadingsTable,
} from '../../src/index.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await addTraceparentColumnToOutbox(db)
  await createErasedMembersTable(db)
  await createEntitlementsTable(db)
  await createMemberProfilesTable(db)
  await createNameReadingsTable(db)
  await createConsentsTables(db)
}
