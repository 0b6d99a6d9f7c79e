import { createMessagingTables } from '@hibiki/messaging'
import { createErasedMembersTable, createSessionTables } from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/** Creates the projections of other services: customers, and plays and diagnoses for the calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await createSessionTables(db)
  await createErasedMembersTable(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table customers (
    member_id uuid primary key,
    login_name text not null,
    name text not null,
    email text not null,
    is_customer boolean not null,
    is_member boolean not null,
    agency_code text,
    search_text text not null,
    changed_at timestamptz not null
  )`,
  'create index customers_of_agency on customers (agency_code, name, member_id) where is_customer',
  `create index customers_by_text on customers using gin (search_text public.gin_trgm_ops) where is_customer`,
  // An assignment has its own event and table, because it changes at other times than names do.
  `create table assignments (
    member_id uuid primary key,
    pic_id uuid,
    changed_at timestamptz not null
  )`,
  `create table plays (
    play_id uuid primary key,
    member_id uuid not null,
    dmv_type_code text not null,
    plan_code text not null,
    sound_title jsonb,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    played_seconds double precision not null,
    revision int not null
  )`,
  'create index plays_on_calendar on plays (member_id, started_at)',
  `create table diagnoses (
    result_id uuid primary key,
    member_id uuid not null,
    minutes_course int,
    stress_percent int,
    started_at timestamptz,
    completed_at timestamptz,
    published boolean not null default false,
    publication_changed_at timestamptz not null,
    deleted boolean not null default false
  )`,
  'create index diagnoses_on_calendar on diagnoses (member_id, completed_at)',
  // A row says what a customer shares with the salon besides charts and published diagnoses; without one nothing is shared.
  `create table sharing (
    member_id uuid primary key,
    listening boolean not null,
    changed_at timestamptz not null
  )`,
  `create table calendar_feeds (
    member_id uuid primary key,
    token_hash bytea not null unique,
    created_at timestamptz not null
  )`,
]
