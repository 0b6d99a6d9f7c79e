import { type Kysely, sql } from 'kysely'

/** Codes that give days of a product or yen off the next invoice (D-091). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table bonus_codes (
    id uuid primary key default uuidv7(),
    code text not null unique check (code ~ '^[A-Z0-9]{8,32}$'),
    product_id uuid references products,
    days int check (days between 1 and 366),
    yen int check (yen between 1 and 1000000),
    most_uses int not null check (most_uses > 0),
    uses int not null default 0 check (uses between 0 and most_uses),
    expires_on date not null,
    created_at timestamptz not null,
    check ((yen is null and days is not null and product_id is not null)
      or (yen is not null and days is null and product_id is null))
  )`,
  // Once per member, whatever happens at the same moment.
  `create table bonus_redemptions (
    code_id uuid not null references bonus_codes on delete cascade,
    user_id uuid not null,
    redeemed_at timestamptz not null,
    primary key (code_id, user_id)
  )`,
  'create index bonus_redemptions_of_user on bonus_redemptions (user_id)',
  // Yen that lower the member's next invoices, until they are used up.
  `create table credits (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    yen int not null check (yen > 0),
    remaining_yen int not null check (remaining_yen between 0 and yen),
    created_at timestamptz not null
  )`,
  'create index credits_of_member on credits (member_id) where remaining_yen > 0',
  // Wrong codes of a member in the running hour: codes cannot be found by trying.
  `create table bonus_attempts (
    user_id uuid primary key,
    failures int not null,
    window_started_at timestamptz not null
  )`,
]
