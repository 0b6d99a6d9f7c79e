import { type Kysely, sql } from 'kysely'

/**
 * `refunded_yen` is what was given back of a payment, and `documented_yen` what its documents say in sum, null before the first.
 * Bills of contracts that are paid by invoice have no payment, so they say themselves whether they are documented.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add refunded_yen int not null default 0, add documented_yen int`.execute(db)
  await sql`alter table invoices add documented boolean not null default false`.execute(db)
}
