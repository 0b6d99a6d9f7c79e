import { type Kysely, sql } from 'kysely'

/**
 * Rows of a search in the order of an index, so that it stops at the first ones. `name_key` is the name as it is searched for; pairs of
 * letters replace the trigram index, which knows no Japanese letters where the database's character type is C.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table customers add column name_key text collate "C" not null
    generated always as (left(split_part(search_text, E'\\n', 1), 100)) stored`,
  'drop index customers_of_agency',
  'drop index customers_by_name',
  'drop index customers_by_text',
  'create index customers_of_agency on customers (agency_code, name_key, member_id) where is_customer',
  // Administrators search in all agencies.
  'create index customers_by_name on customers (name_key, member_id) where is_customer',
]
