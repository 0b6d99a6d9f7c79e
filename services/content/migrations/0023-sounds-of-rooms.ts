import { type Kysely, sql } from 'kysely'

/** A section plays several sounds at once; `section_reports` holds the time of the latest report of each section. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table sounds_in_rooms drop constraint sounds_in_rooms_pkey',
  'alter table sounds_in_rooms add primary key (section_id, sound_id)',
  'create table section_reports (section_id text primary key, at timestamptz not null)',
]
