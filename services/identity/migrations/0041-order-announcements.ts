import type { Kysely } from 'kysely'

/** When a member was announced last: what is announced later must say a later moment, or other services drop it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('announced_at', 'timestamptz').execute()
}
