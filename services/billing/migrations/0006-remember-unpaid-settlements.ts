import { type Kysely, sql } from 'kysely'

/**
 * A cancellation whose settlement was not paid cannot be undone, because an undo would also undo the debt
 * that it waived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contracts add column settlement_unpaid boolean not null default false`.execute(db)
}
