import type { Kysely } from 'kysely'

/** A section may be no louder than a limit at night; null without a limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sections').addColumn('volume_limit', 'jsonb').execute()
}
