import { type Kysely, sql } from 'kysely'

/**
 * Contracts, what they have been charged, and what members may use because of them. People are null where they were erased:
 * what was paid is kept as the law requires, without saying by whom (D-192).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // What members see of a card; its number never comes here. Rows of removed cards stay while a contract names them.
  `create table cards (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    provider_id text not null unique,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    exp_month smallint not null check (exp_month between 1 and 12),
    exp_year smallint not null check (exp_year between 2000 and 2200),
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  'create index cards_of_member on cards (member_id) where removed_at is null',

  // The order is the one in which lists are sorted by state.
  `create type contract_status as enum ('active', 'cancelReserved', 'pendingPayment', 'pastDue', 'awaitingDelivery',
    'awaitingReturn', 'ended', 'paymentFailed')`,

  // All days are days in Japan. The rules of the columns are in modules/contracts/contract.rules.ts.
  `create table contracts (
    id uuid primary key default uuidv7(),
    contractor_id uuid,
    user_id uuid,
    product_id uuid not null references products,
    next_product_id uuid references products,
    unit_price_yen int not null check (unit_price_yen >= 0),
    status contract_status not null,
    rental boolean not null,
    ordered_at timestamptz not null,
    started_at timestamptz,
    ordered_on date not null,
    anchor_on date,
    paid_periods int not null default 0 check (paid_periods >= 0),
    paid_until date,
    last_failed_on date,
    delivery_reminded boolean not null default false,
    return_since date,
    return_reminded boolean not null default false,
    last_day date,
    next_event_on date,
    delivery_id uuid references delivery_addresses on delete set null,
    serial_number text,
    card_id uuid references cards on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // The same intent twice is one contract, whatever else fails (R2).
  `create unique index contracts_live on contracts (user_id, product_id)
    where status not in ('ended', 'paymentFailed')`,
  'create index contracts_of_user on contracts (user_id)',
  'create index contracts_of_contractor on contracts (contractor_id, ordered_at desc)',
  'create index contracts_with_next_event on contracts (next_event_on) where next_event_on is not null',
  'create index contracts_waiting_for_delivery on contracts (delivery_id) where delivery_id is not null',

  `create table invoices (
    id uuid primary key default uuidv7(),
    contract_id uuid not null references contracts,
    member_id uuid,
    product_name_ja text not null,
    product_name_en text not null,
    period_from date not null,
    period_until date not null check (period_until > period_from),
    unit_price_yen int not null check (unit_price_yen >= 0),
    difference_yen int not null default 0,
    amount_yen int not null check (amount_yen >= 0),
    state text not null check (state in ('open', 'paid', 'unclear', 'failed', 'void')),
    provider_id text unique,
    due_on date not null,
    created_at timestamptz not null,
    paid_at timestamptz,
    unique (contract_id, period_from)
  )`,
  'create index invoices_of_member on invoices (member_id, created_at desc)',

  `create table entitlements (
    user_id uuid primary key,
    functions text[] not null default '{}',
    premium boolean not null default false,
    payment_unconfirmed boolean not null default false,
    plan_name_ja text,
    plan_name_en text,
    revision int not null default 0,
    next_change_on date,
    updated_at timestamptz not null
  )`,
  'create index entitlements_with_next_change on entitlements (next_change_on) where next_change_on is not null',

  // Days of a product given by a bonus code; they open what a contract would (D-091).
  `create table grants (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    product_id uuid not null references products,
    from_on date not null,
    until_on date not null check (until_on > from_on),
    created_at timestamptz not null
  )`,
  'create index grants_of_user on grants (user_id)',
]
