import { type Kysely, sql } from 'kysely'

/** Questionnaires with versions; answers stay as they were given (D-128). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mental_checks (
    id uuid primary key default uuidv7(),
    display_order int not null default 0,
    interval_days int not null default 30 check (interval_days between 0 and 366),
    withdrawn_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create table mental_check_versions (
    check_id uuid not null references mental_checks,
    version int not null check (version >= 1),
    title_ja text not null,
    title_en text not null,
    items jsonb not null,
    published_at timestamptz not null default now(),
    primary key (check_id, version)
  )`,
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
    foreign key (check_id, version) references mental_check_versions
  )`,
  'create index mental_check_answers_of_member on mental_check_answers (member_id, answered_at desc)',
  // What somebody answered is never changed; it only goes with the person (D-128).
  `create function refuse_changed_answers() returns trigger language plpgsql as
    $$ begin raise exception 'answers of a mental check are immutable'; end $$`,
  `create trigger mental_check_answers_immutable before update on mental_check_answers
    for each row execute function refuse_changed_answers()`,
]
