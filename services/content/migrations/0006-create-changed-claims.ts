import { createChangedClaimsTable } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Creates the projection of identity.role-changed.v1, by which tokens issued before the change are rejected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createChangedClaimsTable(db)
}
