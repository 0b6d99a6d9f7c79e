import { type Kysely, sql } from 'kysely'

/** The bill that a payment of a renewal is for: a bill names only the last attempt to charge it, and there may be five (D-087). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column invoice_id uuid references invoices`.execute(db)
  await sql`update payments p set invoice_id = i.id from invoices i
    where i.payment_id = p.id and p.order_id is null`.execute(db)
  await sql`create index payments_of_invoice on payments (invoice_id) where invoice_id is not null`.execute(
    db,
  )
}
