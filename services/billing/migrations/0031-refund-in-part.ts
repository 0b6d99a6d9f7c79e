import { type Kysely, sql } from 'kysely'

/**
 * Adds refunds of a part of a payment, each with its reason and its return document. The sum of those that were made is
 * `payments.refunded_yen`. Money that arrived for nothing is refunded as a whole by the payment itself and has no row here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A refund without a reason was made in the provider's dashboard, or its row was lost with a restored backup.
  `create table refunds (
    id uuid primary key default uuidv7(),
    payment_id uuid not null references payments,
    member_id uuid,
    amount_yen int not null check (amount_yen > 0),
    reason text,
    state text not null check (state in ('pending', 'made', 'rejected')),
    provider_id text unique,
    documented boolean not null default false,
    created_at timestamptz not null,
    asked_at timestamptz not null,
    settled_at timestamptz,
    check ((state = 'pending') = (settled_at is null))
  )`,
  'create index refunds_of_payment on refunds (payment_id, created_at)',
  'create index refunds_of_member on refunds (member_id) where member_id is not null',
  `create index refunds_not_settled on refunds (asked_at) where state = 'pending'`,
  `create index refunds_rejected on refunds (payment_id) where state = 'rejected'`,
  // Its return document is missing, or the reversal of that once the bank has rejected the refund.
  `create index refunds_to_document on refunds (payment_id) where documented <> (state = 'made')`,
]
