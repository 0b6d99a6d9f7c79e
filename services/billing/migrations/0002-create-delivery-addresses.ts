import { type Kysely, sql } from 'kysely'

/** Where rented devices go; exactly one of a member's addresses is the regular one (D-069). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table delivery_addresses (
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
  )`.execute(db)
  await sql`create index delivery_addresses_of_member on delivery_addresses (member_id, created_at)`.execute(
    db,
  )
  await sql`create unique index delivery_addresses_regular on delivery_addresses (member_id) where regulation`.execute(
    db,
  )
}
