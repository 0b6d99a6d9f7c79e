import { addTraceparentColumnToOutbox } from '@hibiki/messaging'
import type { Kysely } from 'kysely'

/** Consumers of an event continue the trace of what it came from (ADR 0019). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTraceparentColumnToOutbox(db)
}
