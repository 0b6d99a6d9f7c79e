import { type Kysely, sql } from 'kysely'

/** Creates photos of records, the customer's consent to them, and the deletion of their bytes; the log of acts may name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The agency is that of this consent alone: the release before overwrites the one of the minutes.
  await sql`alter table sharing add column photos_agency_code text`.execute(db)
  await sql`alter table sharing add column photos_changed_at timestamptz`.execute(db)
  await sql`create table record_photos (
    id uuid primary key,
    record_id uuid not null references records on delete cascade,
    customer_id uuid not null,
    taken_by uuid,
    published boolean not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    strokes jsonb not null default '[]',
    version integer not null default 1,
    sent_digest bytea not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (record_id, sent_digest)
  )`.execute(db)
  await sql`create index record_photos_of_customer on record_photos (customer_id)`.execute(db)
  await sql`create index record_photos_of_staff on record_photos (taken_by) where taken_by is not null`.execute(
    db,
  )
  await sql`create table photo_removals (photo_id uuid primary key, due_at timestamptz not null)`.execute(db)
  await sql`create index photo_removals_by_time on photo_removals (due_at)`.execute(db)
  // Rows go by many ways: one photo, its record after thirty days, its customer. The bytes follow whichever it was.
  await sql`create function remove_bytes_of_record_photo() returns trigger language plpgsql as $$
    begin
      insert into photo_removals (photo_id, due_at) values (old.id, '-infinity')
      on conflict (photo_id) do update set due_at = excluded.due_at;
      return old;
    end $$`.execute(db)
  await sql`create trigger remove_bytes after delete on record_photos
    for each row execute function remove_bytes_of_record_photo()`.execute(db)
  await sql`alter table chart_log drop constraint chart_log_subject_check`.execute(db)
  await sql`alter table chart_log add constraint chart_log_subject_check check (subject in ('chart', 'appointment', 'photo')) not valid`.execute(
    db,
  )
}
