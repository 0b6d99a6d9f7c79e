import { type Kysely, sql } from 'kysely'

/** Creates appointments of salons, single or repeated, and lets the log of views name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table appointments (
    id uuid primary key default uuidv7(),
    agency_code text not null,
    pic_id uuid,
    customer_id uuid,
    title text not null,
    first_at timestamptz not null,
    minutes integer not null check (minutes between 5 and 720),
    rule text,
    last_at timestamptz not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db)
  await sql`create index appointments_of_agency on appointments (agency_code, last_at)`.execute(db)
  await sql`create index appointments_of_pic on appointments (pic_id, last_at) where pic_id is not null`.execute(
    db,
  )
  await sql`create index appointments_of_customer on appointments (customer_id, last_at) where customer_id is not null`.execute(
    db,
  )
  await sql`create table appointment_changes (
    appointment_id uuid not null references appointments on delete cascade,
    day date not null,
    cancelled boolean not null,
    title text,
    start_at timestamptz,
    minutes integer check (minutes between 5 and 720),
    primary key (appointment_id, day),
    check (cancelled = (start_at is null))
  )`.execute(db)
  await sql`alter table chart_log add column subject text not null default 'chart' check (subject in ('chart', 'appointment'))`.execute(
    db,
  )
}
