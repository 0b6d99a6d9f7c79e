import { addTraceparentToOutbox, createMessagingTables } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import { createChangedClaimsTable, createSessionTables } from '../../../src/index.ts'

/** By the way of a service that had one of the tables before, which must end where the usual way ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await addTraceparentToOutbox(db)
  await createSessionTables(db)
  await sql`drop table changed_claims`.execute(db)
  await createChangedClaimsTable(db)
}
