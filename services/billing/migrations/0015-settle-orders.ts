import { createConsentsTables } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/** What keeps money and access in step: orders are decided one at a time, and a cancellation settles what is owed (D-200, D-202). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await createConsentsTables(db)
}

const statements = [
  // The plan that the running period was paid for; an upgrade whose difference is still owed is dearer.
  `alter table contracts
    add column paid_product_id uuid references products,
    add column paid_unit_price_yen int check (paid_unit_price_yen >= 0)`,

  `alter table payments add column purpose text not null default 'order'
    check (purpose in ('order', 'renewal', 'settlement'))`,

  // A settlement is a bill beside those of the periods.
  `alter table invoices
    add column kind text not null default 'period' check (kind in ('period', 'settlement')),
    drop constraint invoices_contract_id_period_from_key`,
  "create unique index invoices_of_period on invoices (contract_id, period_from) where kind = 'period'",

  // For whom an order is. One undecided order per user and plan family, whatever else fails (D-202).
  `create table order_users (
    order_id uuid not null references orders on delete cascade,
    user_id uuid,
    family text not null check (family in ('plan', 'rental')),
    undecided boolean not null
  )`,
  'create unique index order_users_undecided on order_users (user_id, family) where undecided',
  'create index order_users_of_order on order_users (order_id)',
  'create index order_users_of_user on order_users (user_id)',

  // Accounts whose deletion is pending buy nothing (D-192); the newest event counts.
  `create table deletion_requests (
    member_id uuid primary key,
    pending boolean not null,
    changed_at timestamptz not null
  )`,
]
