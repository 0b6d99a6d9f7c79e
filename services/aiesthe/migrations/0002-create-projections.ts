import { type Kysely, sql } from 'kysely'

/** What this service knows from others: sounds and plays of content, plans of billing, people and consents of identity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A withdrawal can arrive before the sound itself: then only its id is known.
  `create table sounds (
    sound_id uuid primary key,
    kind text,
    title_ja text not null default '',
    title_en text not null default '',
    cluster smallint,
    minutes_course smallint,
    body_parts text[] not null default '{}',
    duration_seconds real not null default 0,
    published_at timestamptz,
    withdrawn_at timestamptz
  )`,
  'create index sounds_to_choose on sounds (kind, minutes_course, cluster) where withdrawn_at is null',

  `create table plays (
    play_id uuid primary key,
    member_id uuid not null,
    sound_id uuid,
    result_id uuid,
    dmv_type_code text not null,
    plan_code text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    played_seconds real not null,
    revision int not null
  )`,
  'create index plays_of_member on plays (member_id, started_at desc)',
  'create index plays_of_result on plays (result_id) where result_id is not null',

  `create table entitlements (
    member_id uuid primary key,
    functions text[] not null,
    payment_unconfirmed boolean not null,
    revision int not null
  )`,
  `create table consents (
    member_id uuid primary key,
    agreed boolean not null,
    version text not null,
    decided_at timestamptz not null
  )`,
  `create table member_profiles (
    member_id uuid primary key,
    name text not null,
    customer_of_agency text,
    changed_at timestamptz not null
  )`,
  // Ids of people who were deleted, and nothing else of them: what arrives late must not bring their data back (R31).
  `create table erased_members (
    member_id uuid primary key,
    erased_at timestamptz not null
  )`,
]
