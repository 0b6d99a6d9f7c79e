import { type Kysely, sql } from 'kysely'

/** Everything the sandbox knows; one row per object of the API, in the shape it has on the wire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table objects (
    seq bigint generated always as identity primary key,
    id text not null unique,
    type text not null,
    body jsonb not null,
    hidden jsonb not null default '{}'
  )`.execute(db)
  await sql`comment on column objects.hidden is 'what the provider knows and never tells, such as how a test card behaves'`.execute(
    db,
  )
  await sql`create index objects_of_type on objects (type, seq)`.execute(db)
  await sql`create index objects_by_content on objects using gin (body jsonb_path_ops)`.execute(db)

  await sql`create table idempotency_keys (
    key text primary key,
    request_hash text not null,
    status int,
    body text,
    created int8 not null
  )`.execute(db)
  await sql`comment on column idempotency_keys.status is 'null while the first request is running'`.execute(
    db,
  )

  await sql`create table webhook_deliveries (
    id bigint generated always as identity primary key,
    endpoint_id text not null,
    event_id text not null,
    kind text not null check (kind in ('real', 'stale', 'forged')),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dropped', 'given-up')),
    attempts int not null default 0,
    last_status int,
    due_at timestamptz not null,
    first_due_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (due_at) where state = 'waiting'`.execute(
    db,
  )

  await sql`create table faults (
    id bigint generated always as identity primary key,
    rule jsonb not null,
    remaining int not null check (remaining >= 0)
  )`.execute(db)
  await sql`create table settings (name text primary key, value jsonb not null)`.execute(db)
}
