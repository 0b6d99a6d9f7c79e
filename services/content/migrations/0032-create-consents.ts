import { createConsentsTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Who agreed to the use of their data: without it no advice follows a face diagnosis. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConsentsTables(db)
}
