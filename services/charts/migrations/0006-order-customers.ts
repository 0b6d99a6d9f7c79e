import { type Kysely, sql } from 'kysely'

/**
 * Lets a search read rows in the order of an index and stop at the first ones. `name_key` is the name in its searchable form;
 * pairs of letters replace the trigram index, which does not recognize Japanese letters when the database's character type is C.
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
  // This index is for administrators, who search in all agencies.
  'create index customers_by_name on customers (name_key, member_id) where is_customer',
]
