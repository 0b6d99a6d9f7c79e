import { type Kysely, sql } from 'kysely'

/** What administrators do to products, contracts, rentals, payments and codes, and what they need for it (D-193). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `detail` holds ids, codes and amounts; the reason of a cancellation goes with the person it is about.
  `create table commerce_log (
    id uuid primary key default uuidv7(),
    at timestamptz not null,
    actor_id uuid,
    action text not null,
    subject_id text not null,
    detail jsonb not null default '{}'
  )`,
  'create index commerce_log_by_time on commerce_log (at desc, id)',
  'create index commerce_log_of_actor on commerce_log (actor_id)',
  'create index commerce_log_of_subject on commerce_log (subject_id, at)',

  // No longer to be used by anybody, before its last day.
  'alter table bonus_codes add column stopped_at timestamptz',

  // Paid by invoice instead of a card: enterprise accounts (D-083).
  'alter table contracts add column invoiced boolean not null default false',

  'create index invoices_by_time on invoices (created_at, id)',
  'create index payments_by_time on payments (created_at, id)',
  'create index contracts_by_time on contracts (ordered_at, id)',
  // What the dashboard counts.
  "create index invoices_open on invoices (due_on) where state = 'open'",
  "create index rentals_waiting on contracts (status) where rental and status in ('awaitingDelivery', 'awaitingReturn')",
]
