import { createMessagingTables } from '@hibiki/messaging'
import {
  createConsentsTables,
  createEntitlementsTable,
  createErasedMembersTable,
  createMemberProfilesTable,
  createSessionTables,
} from '@hibiki/projections'
import { type Kysely, sql } from 'kysely'

/** Creates projections of other services, mental checks, choices and face diagnoses. A text is stored as one value with its languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessagingTables(db)
  await createSessionTables(db)
  await createErasedMembersTable(db)
  await createMemberProfilesTable(db)
  await createEntitlementsTable(db)
  await createConsentsTables(db)
  const statements = [...projections, ...mentalChecks, ...choices, ...tallies, ...diagnoses]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const projections = [
  // A withdrawal can arrive before the sound itself, in which case only the id is known.
  `create table sounds (
    sound_id uuid primary key,
    kind text,
    title jsonb not null default '{}',
    cluster smallint,
    minutes_course smallint,
    body_parts text[] not null default '{}',
    genre jsonb,
    composer text not null default '',
    effects text[] not null default '{}',
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
  // Stores which diagnosis a chart's record refers to. A deleted record keeps only this fact, so that late events do not restore it.
  `create table chart_records (
    record_id uuid primary key,
    member_id uuid not null,
    result_id uuid,
    removed boolean not null,
    changed_at timestamptz not null
  )`,
  'create index chart_records_of_member on chart_records (member_id, result_id)',
  // Stores when members last logged in, for as long as they have diagnoses, which are deleted after 24 months without a login.
  'create table seen_members (member_id uuid primary key, seen_at timestamptz not null)',
  'create index seen_members_by_time on seen_members (seen_at)',
]

const mentalChecks = [
  // `revision` counts every change of a check, also of its interval, so that two administrators cannot overwrite each other.
  `create table mental_checks (
    id uuid primary key default uuidv7(),
    display_order int not null default 0,
    interval_days int not null default 30 check (interval_days between 0 and 366),
    withdrawn_at timestamptz,
    created_at timestamptz not null default now(),
    revision int not null default 1 check (revision >= 1)
  )`,
  `create table mental_check_versions (
    check_id uuid not null references mental_checks,
    version int not null check (version >= 1),
    title jsonb not null,
    items jsonb not null,
    published_at timestamptz not null default now(),
    primary key (check_id, version)
  )`,
  // Answers refer to the version they were given to, whose questions never change.
  `create function refuse_changed_versions() returns trigger language plpgsql as
    $$ begin raise exception 'versions of a mental check are immutable'; end $$`,
  `create trigger mental_check_versions_immutable before update on mental_check_versions
    for each row execute function refuse_changed_versions()`,
  // `request_key` identifies the request by which answers arrived.
  `create table mental_check_answers (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    check_id uuid not null,
    version int not null,
    answers jsonb not null,
    fit_1 real not null,
    fit_2 real not null,
    fit_3 real not null,
    fit_4 real not null,
    answered_at timestamptz not null,
    request_key text,
    foreign key (check_id, version) references mental_check_versions
  )`,
  'create index mental_check_answers_of_member on mental_check_answers (member_id, answered_at desc)',
  'create index mental_check_answers_of_version on mental_check_answers (check_id, version)',
  `create unique index mental_check_answers_by_request on mental_check_answers (member_id, request_key)
    where request_key is not null`,
  // Answers are immutable; they are deleted only with the person.
  `create function refuse_changed_answers() returns trigger language plpgsql as
    $$ begin raise exception 'answers of a mental check are immutable'; end $$`,
  `create trigger mental_check_answers_immutable before update on mental_check_answers
    for each row execute function refuse_changed_answers()`,
  `create table mental_check_log (
    id uuid primary key default uuidv7(),
    at timestamptz not null,
    actor_id uuid,
    action text not null check (action in ('created', 'changed', 'withdrawn', 'put-back')),
    check_id uuid not null references mental_checks,
    detail jsonb not null
  )`,
  'create index mental_check_log_of_check on mental_check_log (check_id, at desc)',
  // Stores every decision of members about the use of their answers; the newest one applies.
  `create table data_use_decisions (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    agreed boolean not null,
    version text not null,
    language text not null check (language ~ '^[a-z]{2}$'),
    text_hash bytea not null,
    decided_at timestamptz not null
  )`,
  'create index data_use_decisions_of_member on data_use_decisions (member_id, id desc)',
]

const choices = [
  // Stores what the AI chose for a member, why, from what, and the result: `reward` is 0..1 once something is known of it, and
  // `measured` means that it comes from two photos. With `seed` and `beliefs` a choice can be repeated.
  `create table choices (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    occasion text not null check (occasion in ('face', 'mood', 'random', 'interview')),
    sound_id uuid not null,
    cluster smallint not null check (cluster between 1 and 4),
    expression_type smallint check (expression_type between 1 and 4),
    reason text not null,
    measured_before int not null,
    seed text not null,
    reward real check (reward between 0 and 1),
    measured boolean not null default false,
    beliefs jsonb,
    chosen_at timestamptz not null
  )`,
  'create index choices_of_member on choices (member_id, chosen_at desc)',
  'create index choices_by_time on choices (chosen_at)',
  // Stores the recommendation of one week, so that the result it came from can be deleted meanwhile.
  `create table weekly_courses (
    member_id uuid primary key,
    monday date not null,
    cluster smallint not null check (cluster between 1 and 4)
  )`,
]

/** Counts rewarded rows of `source` by `sign`, in the order of the key, so that concurrent calls never deadlock. */
const addFrom = (source: string) => `
  insert into choice_tallies as t
  select coalesce(expression_type, 0), date_trunc('month', chosen_at at time zone 'Asia/Tokyo')::date, cluster, sound_id,
    coalesce(sum(sign) filter (where measured), 0), coalesce(sum(sign * reward) filter (where measured), 0),
    coalesce(sum(sign) filter (where not measured), 0), coalesce(sum(sign * reward) filter (where not measured), 0)
  from (${source}) rewarded
  where reward is not null
  group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * reward) <> 0 or sum(sign) filter (where measured) <> 0
  order by 1, 2, 3, 4
  on conflict (month, expression_type, cluster, sound_id) do update set
    measured_count = t.measured_count + excluded.measured_count,
    measured_sum = t.measured_sum + excluded.measured_sum,
    played_count = t.played_count + excluded.played_count,
    played_sum = t.played_sum + excluded.played_sum`

const columns = 'expression_type, chosen_at, cluster, sound_id, measured, reward::float8 as reward'
const added = (table: string) => `select 1 as sign, ${columns} from ${table}`
const taken = (table: string) => `select -1 as sign, ${columns} from ${table}`

const tallyOn = (event: 'insert' | 'update' | 'delete', tables: string, source: string) => [
  `create function tally_choices_on_${event}() returns trigger language plpgsql set search_path from current as
    $$ begin ${addFrom(source)}; return null; end $$`,
  `create trigger choices_tallied_on_${event} after ${event} on choices referencing ${tables}
    for each statement execute function tally_choices_on_${event}()`,
]

const tallies = [
  // The tallies hold the rewards of all members and are updated with each reward, so that no choice has to read the choices of all.
  // Triggers update them, because rewards are also deleted with a result or a person. Expression type 0 means a choice without a photo.
  `create table choice_tallies (
    expression_type smallint not null check (expression_type between 0 and 4),
    month date not null,
    cluster smallint not null,
    sound_id uuid not null,
    measured_count bigint not null,
    measured_sum float8 not null,
    played_count bigint not null,
    played_sum float8 not null,
    primary key (month, expression_type, cluster, sound_id)
  )`,
  ...tallyOn('insert', 'new table as entered', added('entered')),
  ...tallyOn(
    'update',
    'old table as former new table as changed',
    `${taken('former')} union all ${added('changed')}`,
  ),
  ...tallyOn('delete', 'old table as removed', taken('removed')),
]

const diagnoses = [
  // A row lasts from the Before photo (or its request) to the result. `closed_for_agency` is the agency to which it was published when
  // its member moved away, so that undoing the transfer restores the publication.
  `create table face_results (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    course smallint check (course in (1, 2)),
    choice_id uuid references choices,
    published boolean not null default false,
    publication_changed_at timestamptz,
    closed_for_agency text,
    started_at timestamptz not null,
    before_at timestamptz,
    after_at timestamptz,
    left_at timestamptz,
    check (before_at is not null or after_at is null)
  )`,
  // A member has one diagnosis at a time, so that two tabs that request one at the same instant get the same.
  `create unique index face_results_open on face_results (member_id) where after_at is null and left_at is null`,
  'create index face_results_of_member on face_results (member_id, after_at desc) where after_at is not null',
  'create index face_results_by_before on face_results (before_at) where before_at is not null',
  'create index face_results_of_choice on face_results (choice_id) where choice_id is not null',
  `create index face_results_unfinished on face_results (coalesce(before_at, started_at))
    where after_at is null and left_at is null`,
  // `sent_digest` identifies a request that is sent again because its first response was lost.
  `create table face_photos (
    id uuid primary key,
    result_id uuid not null references face_results,
    member_id uuid not null,
    moment text not null check (moment in ('before', 'after')),
    face jsonb not null,
    engine text not null,
    engine_version text not null,
    taken_at timestamptz not null,
    sent_digest bytea,
    unique (result_id, moment)
  )`,
  'create index face_photos_by_request on face_photos (member_id, sent_digest)',
  // Lists photos whose bytes must be deleted, or may exist without a row because a replica died in between.
  'create table photo_removals (photo_id uuid primary key, due_at timestamptz not null)',
  'create index photo_removals_by_time on photo_removals (due_at)',
  // Logs who viewed whose photos, and in which role, because roles change. The member can read this log.
  `create table photo_views (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    viewer_id uuid,
    viewer_role text check (viewer_role in ('administrator', 'person-in-charge')),
    result_id uuid not null,
    viewed_at timestamptz not null
  )`,
  'create index photo_views_of_member on photo_views (member_id, viewed_at desc)',
  // Counts rejected photos by reason, without the member or the photo.
  `create table photo_refusals (
    day date not null,
    reason text not null,
    count int not null,
    primary key (day, reason)
  )`,
]
