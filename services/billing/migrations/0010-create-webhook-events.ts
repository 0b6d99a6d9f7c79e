import { type Kysely, sql } from 'kysely'

/** Events of the payment provider, stored before anything is done with them: each once, in whatever order they come (R4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhook_events (
    id text primary key,
    type text not null,
    object_id text not null,
    received_at timestamptz not null default now(),
    attempts int not null default 0,
    next_try_at timestamptz not null default now(),
    done_at timestamptz
  )`.execute(db)
  await sql`create index webhook_events_waiting on webhook_events (next_try_at) where done_at is null`.execute(
    db,
  )
}
