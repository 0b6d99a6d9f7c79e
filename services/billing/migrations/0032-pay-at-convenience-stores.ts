import { createIndexConcurrently } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'

export const transaction = false

/**
 * What a member owes can be paid at a convenience store. Such a payment waits until its numbers expire, is made without a card, and
 * its refund waits until the member has named a bank account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await createIndexConcurrently(db, {
    name: 'payments_waiting',
    table: 'payments',
    on: `(asked_at) where state = 'waiting' or (state = 'refund-due' and failure_code = 'refund-awaits-account')`,
  })
}

const statements = [
  `alter table payments add column if not exists method text not null default 'card'`,
  'alter table payments drop constraint if exists payments_method',
  `alter table payments add constraint payments_method check (method in ('card', 'konbini')) not valid`,
  'alter table payments validate constraint payments_method',
  'alter table payments alter column payment_method_id drop not null',
  'alter table payments drop constraint if exists payments_with_card',
  `alter table payments add constraint payments_with_card
    check (method <> 'card' or payment_method_id is not null) not valid`,
  'alter table payments validate constraint payments_with_card',
  'alter table payments drop constraint if exists payments_state_check',
  `alter table payments add constraint payments_state_check
    check (state in ('pending', 'unclear', 'waiting', 'succeeded', 'failed', 'refund-due', 'refunded')) not valid`,
  'alter table payments validate constraint payments_state_check',
  // What the provider gave the member to pay with at a store; it is empty until the provider has responded.
  `create table if not exists konbini_payments (
    payment_id uuid primary key references payments,
    expires_at timestamptz not null,
    voucher_url text,
    stores jsonb not null default '[]'
  )`,
  'create index if not exists konbini_payments_by_expiry on konbini_payments (expires_at)',
  'alter table refunds add column if not exists awaits_account boolean not null default false',
]
