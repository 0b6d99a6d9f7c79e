import { type Kysely, sql } from 'kysely'

export const transaction = false

/** A product may have places for the family of whoever holds it. None of the products that exist has any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table products add column if not exists family_seats smallint not null default 0',
  'alter table products drop constraint if exists products_family_seats',
  `alter table products add constraint products_family_seats
    check (family_seats between 0 and 4) not valid`,
  'alter table products validate constraint products_family_seats',

  // A place of a contract's family: invited, then joined, then ended. What opens for a member follows from the contract at
  // each moment, so nothing of it is stored here. The address is deleted when the place ends.
  `create table if not exists family_places (
    id uuid primary key default uuidv7(),
    contract_id uuid not null references contracts,
    holder_id uuid not null,
    member_id uuid,
    invited_email text,
    language text not null,
    token_hash bytea,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    joined_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    check ((member_id is null) = (joined_at is null)),
    check ((ended_at is null) = (end_reason is null)),
    check (ended_at is not null or invited_email is not null)
  )`,
  `create unique index if not exists family_places_token on family_places (token_hash)
    where token_hash is not null`,
  `create unique index if not exists family_places_of_member on family_places (member_id)
    where member_id is not null and ended_at is null`,
  `create unique index if not exists family_places_address on family_places (contract_id, invited_email)
    where ended_at is null`,
  'create index if not exists family_places_of_holder on family_places (holder_id)',
  'create index if not exists family_places_by_member on family_places (member_id)',
  'create index if not exists family_places_ended on family_places (ended_at) where ended_at is not null',

  // When invitations were mailed, so that nobody is mailed again and again. The address is a hash.
  `create table if not exists family_invitation_mails (
    id uuid primary key default uuidv7(),
    holder_id uuid not null,
    address_hash bytea not null,
    mailed_at timestamptz not null
  )`,
  'create index if not exists family_invitation_mails_of_holder on family_invitation_mails (holder_id, mailed_at)',
  'create index if not exists family_invitation_mails_to on family_invitation_mails (address_hash, mailed_at)',
  'create index if not exists family_invitation_mails_by_age on family_invitation_mails (mailed_at)',

  // An invitation goes to an address that may have no account.
  'alter table mails alter column user_id drop not null',
]
