import type { Kysely } from 'kysely'

/** Adds when a member was published last: the next event needs a later time, or other services drop it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('announced_at', 'timestamptz').execute()
}
