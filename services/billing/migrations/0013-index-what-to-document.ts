import { createIndexConcurrently } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/** Payments and bills whose documents do not say what was paid are found without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, {
    name: 'payments_to_document',
    table: 'payments',
    on: `(settled_at) where state in ('succeeded', 'refund-due', 'refunded')
      and documented_yen is distinct from (case when state = 'refunded' then 0 else amount_yen - refunded_yen end)`,
  })
  await createIndexConcurrently(db, {
    name: 'invoices_to_document',
    table: 'invoices',
    on: `(paid_at) where state = 'paid' and payment_id is null and amount_yen > 0 and not documented`,
  })
  await sql`alter table payments drop constraint if exists payments_refunded_at_most_all`.execute(db)
  await sql`alter table payments add constraint payments_refunded_at_most_all
    check (refunded_yen between 0 and amount_yen) not valid`.execute(db)
  await sql`alter table payments validate constraint payments_refunded_at_most_all`.execute(db)
}
