import { type Kysely, sql } from 'kysely'

/** Pictures whose bytes may be stored without a row: noted before they are, until the row is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table picture_uploads (
    id uuid primary key default uuidv7(),
    started_at timestamptz not null
  )`,
  'create index picture_uploads_by_time on picture_uploads (started_at)',
]
