import { type Kysely, sql } from 'kysely'

/** Orders as they were confirmed, what was asked of the payment provider for them, and answers kept for repeated requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Who a member is at the payment provider.
  `create table payment_customers (
    member_id uuid primary key,
    provider_id text not null unique,
    created_at timestamptz not null
  )`,

  // `confirmed` is what the last screen said when the member pressed the button (D-093).
  `create table orders (
    id uuid primary key default uuidv7(),
    member_id uuid,
    request_key text not null,
    product_id uuid not null references products,
    card_id uuid references cards on delete set null,
    state text not null check (state in ('verifying', 'paying', 'done', 'failed')),
    failure_code text,
    amount_yen int not null check (amount_yen >= 0),
    plan_changes jsonb not null default '[]',
    confirmed jsonb not null,
    ordered_at timestamptz not null,
    settled_at timestamptz,
    unique (member_id, request_key)
  )`,

  // One attempt to charge a card; its id is the key at the provider, so that a retry after a crash is the same request (R1).
  `create table payments (
    id uuid primary key default uuidv7(),
    member_id uuid,
    customer_id text not null,
    card_id uuid references cards on delete set null,
    payment_method_id text not null,
    order_id uuid references orders,
    amount_yen int not null check (amount_yen > 0),
    credits_yen int not null default 0 check (credits_yen >= 0),
    state text not null check (state in ('pending', 'unclear', 'succeeded', 'failed', 'refund-due', 'refunded')),
    provider_id text unique,
    failure_code text,
    created_at timestamptz not null,
    asked_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create index payments_not_settled on payments (asked_at) where state in ('pending', 'unclear', 'refund-due')`,
  'create index payments_of_member on payments (member_id, created_at desc)',
  'create index payments_of_order on payments (order_id) where order_id is not null',

  'alter table invoices drop column provider_id, add column payment_id uuid references payments',
  'create index invoices_of_payment on invoices (payment_id) where payment_id is not null',

  // A dearer plan adds its difference to the next invoice; a cheaper one takes effect with it (D-078).
  `alter table contracts
    add column order_id uuid references orders,
    add column next_unit_price_yen int check (next_unit_price_yen >= 0),
    add column next_difference_yen int not null default 0 check (next_difference_yen >= 0),
    add column next_charge_on date`,
  'create index contracts_to_charge on contracts (next_charge_on) where next_charge_on is not null',

  // Answers of requests that must not be done twice (D-016). A lease that ran out belonged to a process that died.
  `create table idempotency_keys (
    member_id uuid not null,
    key text not null check (length(key) between 1 and 255),
    request_hash text not null,
    leased_until timestamptz,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (member_id, key)
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
]
