import { type Kysely, sql } from 'kysely'

/** What the console needs: checks that several people change, a record of it, and figures that name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Counts every change of a check, also of its interval: who changes it says what they had before them.
  'alter table mental_checks add column revision int not null default 1 check (revision >= 1)',
  // Answers refer to the version they were given to: its questions stay what they were.
  `create function refuse_changed_versions() returns trigger language plpgsql as
    $$ begin raise exception 'versions of a mental check are immutable'; end $$`,
  `create trigger mental_check_versions_immutable before update on mental_check_versions
    for each row execute function refuse_changed_versions()`,
  'create index mental_check_answers_of_version on mental_check_answers (check_id, version)',
  `create table mental_check_log (
    id uuid primary key default uuidv7(),
    at timestamptz not null,
    actor_id uuid,
    action text not null check (action in ('created', 'changed', 'withdrawn', 'put-back')),
    check_id uuid not null references mental_checks,
    detail jsonb not null
  )`,
  'create index mental_check_log_of_check on mental_check_log (check_id, at desc)',
  // How often photos are refused, and why; of whom and of which photo is not known.
  `create table photo_refusals (
    day date not null,
    reason text not null,
    count int not null,
    primary key (day, reason)
  )`,
  'create index face_results_by_before on face_results (before_at) where before_at is not null',
  'create index face_results_of_choice on face_results (choice_id) where choice_id is not null',
  'create index choices_by_time on choices (chosen_at)',
]
