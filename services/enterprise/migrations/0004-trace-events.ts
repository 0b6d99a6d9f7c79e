import { addTraceparentColumnToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'

/** Stores the trace of each event so that its consumers continue it (ADR 0019). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTraceparentColumnToOutbox(db)
}
