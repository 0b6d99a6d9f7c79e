import { type Kysely, sql } from 'kysely'

/** Customers of the payment provider whose person was erased here, until the provider has erased them too (D-192). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leaving_customers (
    provider_id text primary key,
    since timestamptz not null,
    next_try_at timestamptz not null
  )`.execute(db)
  // Of people erased before: whoever has payments without a name.
  await sql`insert into leaving_customers (provider_id, since, next_try_at)
    select distinct customer_id, now(), now() from payments where member_id is null`.execute(db)
  await sql`create index payments_of_customer on payments (customer_id)`.execute(db)
}
