import { createChangedClaimsTable } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Projection of identity.role-changed.v1: whose tokens of before are refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createChangedClaimsTable(db)
}
