import type { Kysely } from 'kysely'

/**
 * A sound names the logged change that stopped it last. It has no foreign key, because the log is deleted after 400 days and the
 * sound then only no longer knows who it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('managements').addColumn('stop_change_id', 'uuid').execute()
}
