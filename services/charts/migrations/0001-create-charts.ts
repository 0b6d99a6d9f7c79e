import { type Kysely, sql } from 'kysely'

/** Creates formats, templates and records of charts; the items of a version are rows, so that values can refer to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table templates (
    id uuid primary key default uuidv7(),
    agency_code text,
    names jsonb not null,
    formats jsonb not null,
    created_by uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // A name is unique per agency; the product's own templates have no agency and cannot be removed.
  `create unique index templates_of_agency on templates (agency_code, (names->>'ja')) nulls not distinct`,

  `create table formats (
    id uuid primary key default uuidv7(),
    customer_id uuid not null unique,
    created_at timestamptz not null
  )`,
  // A version is immutable once a record was filled in against it.
  `create table format_versions (
    id uuid primary key default uuidv7(),
    format_id uuid not null references formats on delete cascade,
    number int not null check (number > 0),
    title text not null,
    created_by uuid,
    created_at timestamptz not null,
    unique (format_id, number)
  )`,
  `create table format_items (
    id uuid primary key default uuidv7(),
    version_id uuid not null references format_versions on delete cascade,
    vertical_priority int not null check (vertical_priority >= 0),
    type text not null check (type in ('text_field', 'text_area')),
    label text not null,
    default_disp_value text not null,
    default_inner_value text not null,
    selection jsonb not null,
    max_length int,
    range_from double precision,
    range_to double precision,
    requires boolean not null,
    customer_input boolean not null,
    customer_publish boolean not null
  )`,
  'create index format_items_of_version on format_items (version_id, vertical_priority, id)',

  `create table records (
    id uuid primary key default uuidv7(),
    customer_id uuid not null,
    version_id uuid not null references format_versions,
    result_id uuid,
    version int not null check (version > 0),
    customer_filled_at timestamptz,
    created_by uuid,
    creation_key text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    deleted_by uuid
  )`,
  'create index records_of_customer on records (customer_id, updated_at desc, id) where deleted_at is null',
  'create index records_on_calendar on records (customer_id, created_at) where deleted_at is null',
  'create index records_of_version on records (version_id)',
  'create index deleted_records on records (deleted_at) where deleted_at is not null',
  'create unique index records_by_creation_key on records (created_by, creation_key) where creation_key is not null',
  // A diagnosis belongs to at most one chart; the picker offers those without one.
  'create unique index records_of_result on records (result_id) where result_id is not null and deleted_at is null',
  `create table record_values (
    record_id uuid not null references records on delete cascade,
    item_id uuid not null references format_items,
    value text not null,
    updated_by uuid,
    updated_at timestamptz not null,
    primary key (record_id, item_id)
  )`,
  'create index record_values_of_item on record_values (item_id)',

  // Rows are only added, and removed only with the person they are about.
  `create table chart_log (
    id uuid primary key default uuidv7(),
    customer_id uuid not null,
    record_id uuid,
    actor_id uuid,
    actor_role text not null check (actor_role in ('customer', 'person-in-charge', 'administrator')),
    action text not null check (action in ('view', 'create', 'update', 'delete', 'restore', 'export')),
    reason text,
    at timestamptz not null
  )`,
  'create index chart_log_of_customer on chart_log (customer_id, at desc, id)',
  'create index chart_log_of_actor on chart_log (actor_id, at)',
  `create function refuse_chart_log_change() returns trigger language plpgsql as $$
    begin
      if current_setting('hibiki.erasing', true) = 'on' then return coalesce(new, old); end if;
      raise exception 'chart_log is append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger append_only before update or delete on chart_log
    for each row execute function refuse_chart_log_change()`,

  `create table hand_overs (
    session_id text primary key,
    staff_id uuid not null,
    customer_id uuid not null,
    record_id uuid not null references records on delete cascade,
    started_at timestamptz not null
  )`,
]
