import { type Kysely, sql } from 'kysely'

/** Creates play records as reported and what counts of them: `plays.counted` is the truth and `daily_activity` its sum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table plays (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    play_key text not null,
    sound_id uuid not null references sounds,
    dmv_type_code text not null,
    plan_code text not null,
    started_at timestamptz not null,
    ended_at timestamptz not null,
    played_seconds int not null check (played_seconds >= 0),
    counted_seconds int not null check (counted_seconds between 0 and played_seconds),
    counted tstzmultirange not null default '{}',
    revision int not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (started_at <= ended_at),
    unique (member_id, play_key)
  )`.execute(db)
  await sql`create index plays_of_member on plays (member_id, started_at desc)`.execute(db)

  // `occupied` holds the seconds of the JST day (0..86399) that are counted already, so that no second counts twice.
  await sql`create table daily_activity (
    member_id uuid not null,
    day date not null,
    ai_esthe_seconds int not null default 0,
    medical_seconds int not null default 0,
    occupied int4multirange not null default '{}',
    primary key (member_id, day)
  )`.execute(db)
}
