import { type Kysely, sql } from 'kysely'

export const transaction = false

/** Lets a plan be paid by the year. Plans on sale get a price of ten months; everything contracted before stays monthly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column if not exists yearly_price_yen int`.execute(db)
  await sql`alter table contracts
    add column if not exists period_months smallint not null default 1,
    add column if not exists next_period_months smallint`.execute(db)
  await sql`alter table invoices add column if not exists period_months smallint not null default 1`.execute(
    db,
  )
  await sql`alter table orders add column if not exists period_months smallint`.execute(db)
  await sql`update products set yearly_price_yen = price_yen * 10
    where yearly_price_yen is null and not rental and price_yen between 1 and 1000000`.execute(db)
  await sql`alter table products drop constraint if exists products_yearly_price`.execute(db)
  await sql`alter table products add constraint products_yearly_price
    check (yearly_price_yen is null or (not rental and yearly_price_yen > price_yen)) not valid`.execute(db)
  await sql`alter table products validate constraint products_yearly_price`.execute(db)
  await sql`alter table contracts drop constraint if exists contracts_period_months`.execute(db)
  await sql`alter table contracts add constraint contracts_period_months
    check (period_months in (1, 12) and next_period_months in (1, 12)) not valid`.execute(db)
  await sql`alter table contracts validate constraint contracts_period_months`.execute(db)
}
