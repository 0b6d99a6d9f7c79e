import { type Kysely, sql } from 'kysely'

/** Adds bonus codes, mails, the log of administrators' acts, and the projection of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A code gives days of a product or yen off the next invoice. From `stopped_at` on it cannot be used any
  // more, even before its last day.
  `create table bonus_codes (
    id uuid primary key default uuidv7(),
    code text not null unique check (code ~ '^[A-Z0-9]{8,32}$'),
    product_id uuid references products,
    days int check (days between 1 and 366),
    yen int check (yen between 1 and 1000000),
    max_uses int not null check (max_uses > 0),
    uses int not null default 0 check (uses between 0 and max_uses),
    expires_on date not null,
    stopped_at timestamptz,
    created_at timestamptz not null,
    check ((yen is null and days is not null and product_id is not null)
      or (yen is not null and days is null and product_id is null))
  )`,
  // The unique index lets a member use a code once, even with concurrent requests.
  `create table bonus_redemptions (
    code_id uuid not null references bonus_codes on delete cascade,
    user_id uuid not null,
    redeemed_at timestamptz not null,
    primary key (code_id, user_id)
  )`,
  'create index bonus_redemptions_of_user on bonus_redemptions (user_id)',
  // These days of a product were given by a bonus code and open what a contract would open.
  `create table grants (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    product_id uuid not null references products,
    from_on date not null,
    until_on date not null check (until_on > from_on),
    created_at timestamptz not null
  )`,
  'create index grants_of_user on grants (user_id)',
  // These yen lower the member's next invoices until they are used up.
  `create table credits (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    yen int not null check (yen > 0),
    remaining_yen int not null check (remaining_yen between 0 and yen),
    created_at timestamptz not null
  )`,
  'create index credits_of_member on credits (member_id) where remaining_yen > 0',
  // Wrong codes of a member are counted per hour, so that nobody can find codes by guessing.
  `create table bonus_attempts (
    user_id uuid primary key,
    failures int not null,
    window_started_at timestamptz not null
  )`,

  // Mails are written in the transaction of their cause and sent by any replica. `facts` is what a mail is
  // rendered from, without address or name, which are read when it is sent; it is emptied once the mail was
  // sent. `once` identifies mails that a job would write repeatedly, such as the one about a card that is
  // about to expire.
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid not null,
    template text not null,
    facts jsonb,
    once text unique,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz,
    check (facts is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id)',
  'create index mails_by_age on mails (created_at)',

  // This log says what administrators do to products, contracts, rentals, payments and codes. `detail` holds
  // ids, codes and amounts; the reason of a cancellation is erased with the person it is about.
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

  // This projection of identity's members gives the names on contracts and says whom staff may buy for.
  `create table members (
    user_id uuid primary key,
    login_name text not null,
    name text not null,
    email text not null,
    roles text[] not null default '{}',
    agency_code text,
    search text not null,
    changed_at timestamptz not null
  )`,
  'create index members_of_agency on members (agency_code) where agency_code is not null',
  // A member whose deletion is pending cannot buy anything; the newest event counts.
  `create table deletion_requests (
    member_id uuid primary key,
    pending boolean not null,
    changed_at timestamptz not null
  )`,
]
