import { type Kysely, sql } from 'kysely'

/** Face diagnoses: one row from the Before photo (or the wish for one) to the result, and the photos of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table face_results (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    course smallint check (course in (1, 2)),
    choice_id uuid references choices,
    published boolean not null default false,
    publication_changed_at timestamptz,
    started_at timestamptz not null,
    before_at timestamptz,
    after_at timestamptz,
    left_at timestamptz,
    check (before_at is not null or after_at is null)
  )`,
  // One diagnosis at a time: two tabs that ask at the same instant get the same one.
  `create unique index face_results_open on face_results (member_id) where after_at is null and left_at is null`,
  'create index face_results_of_member on face_results (member_id, after_at desc) where after_at is not null',
  `create table face_photos (
    id uuid primary key,
    result_id uuid not null references face_results,
    member_id uuid not null,
    moment text not null check (moment in ('before', 'after')),
    face jsonb not null,
    engine text not null,
    engine_version text not null,
    taken_at timestamptz not null,
    unique (result_id, moment)
  )`,
  // Photos whose bytes have to go, or may be there without a row because a copy died in between.
  `create table photo_removals (
    photo_id uuid primary key,
    due_at timestamptz not null
  )`,
  'create index photo_removals_by_time on photo_removals (due_at)',
  // Who looked at whose photos: the member can see it (D-193).
  `create table photo_views (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    viewer_id uuid,
    result_id uuid not null,
    viewed_at timestamptz not null
  )`,
  'create index photo_views_of_member on photo_views (member_id, viewed_at desc)',
]
