import { createMessagingTables } from '@hibiki/messaging'
import { createConsentsTables, createErasedMembersTable, createSessionTables } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/**
 * Holds products, contracts, what they are charged and what they open. A text is one jsonb value, `{"ja": …,
 * "en": …}`; money is whole yen with tax; days are days in Japan. Columns of people become null when the
 * person is erased, because the law requires payments to be stored and not by whom they were made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await createMessagingTables(db)
  await createSessionTables(db)
  await createErasedMembersTable(db)
  await createConsentsTables(db)
}

const statements = [
  // This table holds what can be contracted and what each product opens; prices are per month.
  `create table products (
    id uuid primary key default uuidv7(),
    key text not null unique,
    name jsonb not null,
    price_yen int not null check (price_yen >= 0),
    description jsonb not null,
    functions jsonb not null,
    image text not null,
    display_order int not null default 0,
    hidden boolean not null default false,
    rental boolean not null default false,
    premium boolean not null default false,
    withdrawn_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table product_functions (
    product_id uuid not null references products on delete cascade,
    function_code text not null check (function_code in ('loop', 'timer', 'with-soundesthe', 'aiesthe',
      'face-diagnosis', 'sound-therapy', 'ai-chat', 'support-chat', 'dr-ai-healthcare')),
    primary key (product_id, function_code)
  )`,

  // This table says where rented devices are delivered; exactly one of a member's addresses is the regular
  // one.
  `create table delivery_addresses (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    last_name text not null,
    middle_name text not null default '',
    first_name text not null,
    phone_number text not null check (phone_number ~ '^[0-9]{10,11}$'),
    regulation boolean not null,
    prefecture_code text not null check (prefecture_code ~ '^[0-9]{2}$'),
    municipality_code text not null check (municipality_code ~ '^[0-9]{5}$'),
    postcode text not null check (postcode ~ '^[0-9]{7}$'),
    address text not null,
    building_name text not null default '',
    room_number text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index delivery_addresses_of_member on delivery_addresses (member_id, created_at)',
  'create unique index delivery_addresses_regular on delivery_addresses (member_id) where regulation',

  // This table holds what members see of a card, never its number. Rows of removed cards stay while a
  // contract references them.
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

  // `confirmed` stores what the last screen said when the member pressed the button.
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
  // This table says for whom an order is. Its unique index allows one undecided order per user and plan
  // family, even if the application has a bug.
  `create table order_users (
    order_id uuid not null references orders on delete cascade,
    user_id uuid,
    family text not null check (family in ('plan', 'rental')),
    undecided boolean not null
  )`,
  'create unique index order_users_undecided on order_users (user_id, family) where undecided',
  'create index order_users_of_order on order_users (order_id)',
  'create index order_users_of_user on order_users (user_id)',

  // Lists are sorted by state in the order of these values.
  `create type contract_status as enum ('active', 'cancelReserved', 'pendingPayment', 'pastDue', 'awaitingDelivery',
    'awaitingReturn', 'ended', 'paymentFailed')`,

  // modules/contracts/contract.rules.ts explains the columns. A dearer plan adds its difference to the next
  // invoice, and a cheaper one takes effect with it. `paid_…` is the plan that the running period was paid
  // for; `invoiced` contracts are paid by invoice instead of a card.
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
    order_id uuid references orders,
    next_unit_price_yen int check (next_unit_price_yen >= 0),
    next_difference_yen int not null default 0 check (next_difference_yen >= 0),
    next_charge_on date,
    paid_product_id uuid references products,
    paid_unit_price_yen int check (paid_unit_price_yen >= 0),
    invoiced boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  // The unique index makes one contract of a request that arrives twice, even if the application has a bug.
  `create unique index contracts_live on contracts (user_id, product_id)
    where status not in ('ended', 'paymentFailed')`,
  'create index contracts_of_user on contracts (user_id)',
  'create index contracts_of_contractor on contracts (contractor_id, ordered_at desc)',
  'create index contracts_by_time on contracts (ordered_at, id)',
  'create index contracts_with_next_event on contracts (next_event_on) where next_event_on is not null',
  'create index contracts_to_charge on contracts (next_charge_on) where next_charge_on is not null',
  'create index contracts_waiting_for_delivery on contracts (delivery_id) where delivery_id is not null',
  // The dashboard counts these rows.
  "create index rentals_waiting on contracts (status) where rental and status in ('awaitingDelivery', 'awaitingReturn')",

  // A row is one attempt to charge a card. Its id is the idempotency key at the provider, so that a retry
  // after a crash is the same request. `invoice_id` is the bill that a renewal is for: the bill names only
  // its last attempt, and there may be five.
  `create table payments (
    id uuid primary key default uuidv7(),
    member_id uuid,
    provider_customer_id text not null,
    card_id uuid references cards on delete set null,
    payment_method_id text not null,
    order_id uuid references orders,
    invoice_id uuid,
    purpose text not null default 'order' check (purpose in ('order', 'renewal', 'settlement')),
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
  'create index payments_of_customer on payments (provider_customer_id)',
  'create index payments_of_order on payments (order_id) where order_id is not null',
  'create index payments_of_invoice on payments (invoice_id) where invoice_id is not null',
  'create index payments_by_time on payments (created_at, id)',

  // A settlement is billed in addition to the bills of the periods.
  `create table invoices (
    id uuid primary key default uuidv7(),
    kind text not null default 'period' check (kind in ('period', 'settlement')),
    contract_id uuid not null references contracts,
    member_id uuid,
    product_name jsonb not null,
    period_from date not null,
    period_until date not null check (period_until > period_from),
    unit_price_yen int not null check (unit_price_yen >= 0),
    difference_yen int not null default 0,
    amount_yen int not null check (amount_yen >= 0),
    state text not null check (state in ('open', 'paid', 'unclear', 'failed', 'void')),
    payment_id uuid references payments,
    due_on date not null,
    created_at timestamptz not null,
    paid_at timestamptz
  )`,
  'alter table payments add foreign key (invoice_id) references invoices',
  "create unique index invoices_of_period on invoices (contract_id, period_from) where kind = 'period'",
  'create index invoices_of_member on invoices (member_id, created_at desc)',
  'create index invoices_of_payment on invoices (payment_id) where payment_id is not null',
  'create index invoices_by_time on invoices (created_at, id)',
  "create index invoices_open on invoices (due_on) where state = 'open'",

  `create table entitlements (
    user_id uuid primary key,
    functions text[] not null default '{}',
    premium boolean not null default false,
    payment_unconfirmed boolean not null default false,
    plan_name jsonb,
    revision int not null default 0,
    next_change_on date,
    updated_at timestamptz not null
  )`,
  'create index entitlements_with_next_change on entitlements (next_change_on) where next_change_on is not null',

  // This table maps members to their customers at the payment provider. Customers of erased members stay
  // until the provider has erased them, too.
  `create table payment_customers (
    member_id uuid primary key,
    provider_id text not null unique,
    created_at timestamptz not null
  )`,
  `create table leaving_customers (
    provider_id text primary key,
    since timestamptz not null,
    next_try_at timestamptz not null
  )`,
  // Each event of the payment provider is stored once, before it is processed, in whatever order they arrive.
  `create table webhook_events (
    id text primary key,
    type text not null,
    object_id text not null,
    received_at timestamptz not null default now(),
    attempts int not null default 0,
    next_try_at timestamptz not null default now(),
    done_at timestamptz
  )`,
  'create index webhook_events_waiting on webhook_events (next_try_at) where done_at is null',

  // This table stores the responses of requests that must not be executed twice. A lease that has expired
  // belonged to a process that crashed.
  `create table idempotency_keys (
    member_id uuid not null,
    key text not null check (length(key) between 1 and 255),
    request_hash text not null,
    leased_until timestamptz,
    response jsonb,
    created_at timestamptz not null default now(),
    primary key (member_id, key)
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
]
