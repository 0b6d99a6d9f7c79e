import { createConsentsTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Who agreed to the use of their data: without it no advice follows a face diagnosis (R30, D-050). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConsentsTables(db)
}
