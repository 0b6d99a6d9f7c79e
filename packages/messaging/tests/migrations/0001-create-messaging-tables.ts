import { type Kysely, sql } from 'kysely'
import { addTraceparentColumnToOutbox, createMessagingTables } from '../../src/index.ts'

/** `effects` has no unique key on purpose: a doubled effect must show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await addTraceparentColumnToOutbox(db)
  await sql`CREATE TABLE effects (event_id uuid NOT NULL, consumer text NOT NULL, at timestamptz NOT NULL DEFAULT now())`.execute(
    db,
  )
}
