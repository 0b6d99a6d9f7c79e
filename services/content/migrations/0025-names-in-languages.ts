import { type Kysely, sql } from 'kysely'

/**
 * Titles, places and master data in more languages: `names` holds what a row is called in languages other than its own,
 * `{"en": {"title": …, "place": …}}` of a sound and `{"cn": …}` of master data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column names jsonb not null default '{}'`.execute(db)
}

const tables = ['sounds', 'genres', 'countries', 'tags', 'purposes', 'purpose_details']
