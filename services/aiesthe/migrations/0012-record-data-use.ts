import { type Kysely, sql } from 'kysely'

/** What members decided about the use of their answers (D1§4, R30), and by which request answers came (D-016). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Every decision stays on record; the newest counts.
  `create table data_use_decisions (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    agreed boolean not null,
    version text not null,
    language text not null check (language in ('ja', 'en')),
    text_hash bytea not null,
    decided_at timestamptz not null
  )`,
  'create index data_use_decisions_of_member on data_use_decisions (member_id, id desc)',
  'alter table mental_check_answers add column request_key text',
  `create unique index mental_check_answers_by_request on mental_check_answers (member_id, request_key)
    where request_key is not null`,
]
