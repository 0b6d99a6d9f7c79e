import { type Kysely, sql } from 'kysely'

/**
 * Lets staff close a refund that a bank rejected: `closed_at` says when, and a refund that they made without the provider, such as by
 * bank transfer, is a row of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add closed_at timestamptz, add without_provider boolean not null default false`.execute(
    db,
  )
}
