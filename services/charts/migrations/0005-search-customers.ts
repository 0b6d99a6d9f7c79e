import { type Kysely, sql } from 'kysely'

/**
 * Makes the first rows of a search as fast among 100,000 customers as among 1,000: names are mostly found by one or two letters,
 * which a trigram index cannot find.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create function short_grams(value text) returns text[] language sql immutable strict parallel safe as $$
    select array_agg(distinct substr(value, place, size))
    from generate_series(1, length(value)) as place, generate_series(1, 2) as size
  $$`,
  'create index customers_by_short_text on customers using gin (short_grams(search_text)) where is_customer',
  // This index is for administrators, who search in all agencies.
  'create index customers_by_name on customers (name, member_id) where is_customer',
  'create index assignments_of_pic on assignments (pic_id) where pic_id is not null',
]
