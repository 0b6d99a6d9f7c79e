import { type Kysely, sql } from 'kysely'

/** Creates reports of devices, the proof of play made of them, changes with their undo, and incidents of silence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table section_status (
    section_id uuid primary key references sections on delete cascade,
    sound_ids uuid[] not null default '{}',
    act_stopping boolean not null,
    oldest_stop_time timestamptz,
    reported_at timestamptz not null,
    announced_sound_ids uuid[] not null default '{}'
  ) with (fillfactor = 50)`,
  `create table play_spans (
    id uuid primary key default uuidv7(),
    section_id uuid not null references sections on delete cascade,
    started_at timestamptz not null,
    ended_at timestamptz not null check (ended_at >= started_at)
  ) with (fillfactor = 80)`,
  'create index play_spans_of_section on play_spans (section_id, ended_at)',
  // Stores when a section should have played, by the orders and schedule of that time.
  `create table expected_spans (
    id uuid primary key default uuidv7(),
    section_id uuid not null references sections on delete cascade,
    started_at timestamptz not null,
    ended_at timestamptz not null check (ended_at >= started_at)
  ) with (fillfactor = 80)`,
  'create index expected_spans_of_section on expected_spans (section_id, ended_at)',

  // Logs who changed what, and the values that an undo restores.
  `create table changes (
    id uuid primary key default uuidv7(),
    agency_id uuid not null references agencies on delete cascade,
    at timestamptz not null,
    actor_id uuid,
    actor_role text not null check (actor_role in ('enterprise', 'administrator')),
    action text not null,
    target jsonb not null,
    change jsonb not null,
    before jsonb,
    undone_at timestamptz
  )`,
  'create index changes_of_agency on changes (agency_id, at desc, id desc)',
  'create index changes_of_actor on changes (actor_id)',

  // Each incident sends one mail, and one when it is over, however many replicas watch the sections.
  `create table incidents (
    id uuid primary key default uuidv7(),
    section_id uuid not null references sections on delete cascade,
    silent_since timestamptz not null,
    opened_at timestamptz not null,
    ended_at timestamptz
  )`,
  'create unique index open_incidents on incidents (section_id) where ended_at is null',
  'create index incidents_of_section on incidents (section_id, opened_at desc)',
  `create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid,
    template text not null,
    facts jsonb,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
    attempts int not null default 0,
    created_at timestamptz not null,
    next_attempt_at timestamptz not null,
    useless_after timestamptz,
    finished_at timestamptz,
    check (facts is not null or state in ('sent', 'given-up'))
  )`,
  `create index mails_due on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_by_age on mails (created_at)',
]
