import { createConsentsTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'

/** Stores who consented to the use of their data; without consent no advice follows a face diagnosis. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConsentsTables(db)
}
