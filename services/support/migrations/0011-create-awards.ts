import { type Kysely, sql } from 'kysely'

/** Awards and articles in the media, which the home page shows, and what was done to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table awards (
    id uuid primary key default uuidv7(),
    titles jsonb not null,
    day date not null,
    link text,
    position int not null,
    visible boolean not null,
    picture bytea not null,
    picture_digest text not null,
    picture_width int not null,
    picture_height int not null,
    updated_by uuid,
    updated_at timestamptz not null
  )`,
  'create index awards_by_editor on awards (updated_by)',

  // It outlives the award: who deleted one is on record, too.
  `create table award_log (
    id uuid primary key default uuidv7(),
    award_id uuid not null,
    actor_id uuid,
    action text not null check (action in ('created', 'changed', 'deleted')),
    title text not null,
    at timestamptz not null
  )`,
  'create index award_log_by_actor on award_log (actor_id)',
]
