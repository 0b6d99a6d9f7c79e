import { type Kysely, sql } from 'kysely'

/**
 * Adds languages to titles, places and master data: `names` holds a row's translations, `{"en": {"title": …, "place": …}}` for a sound and
 * `{"cn": …}` for master data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column names jsonb not null default '{}'`.execute(db)
}

const tables = ['sounds', 'genres', 'countries', 'tags', 'purposes', 'purpose_details']
