import type { Kysely } from 'kysely'

/** An account that is no longer a company's keeps its agency, for the day on which it is one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('is_enterprise', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
}
