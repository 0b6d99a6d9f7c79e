import type { Kysely } from 'kysely'

/** An account that is no longer an enterprise account keeps its agency, in case it becomes one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('is_enterprise', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
}
