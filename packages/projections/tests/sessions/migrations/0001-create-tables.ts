import { addTraceparentColumnToOutbox, createMessagingTables } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import { createChangedClaimsTable, createSessionTables } from '../../../src/index.ts'

/** Creates the tables like a service that had one of them before, which must lead to the same schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await addTraceparentColumnToOutbox(db)
  await createSessionTables(db)
  await sql`drop table changed_claims`.execute(db)
  await createChangedClaimsTable(db)
}
