import { type Kysely, sql } from 'kysely'

/** A cancellation whose settlement was not paid cannot be undone, or the debt that it waived would be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contracts add column settlement_unpaid boolean not null default false`.execute(db)
}
