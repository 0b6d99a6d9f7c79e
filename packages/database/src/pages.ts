import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

/** What to read of a list: its order, where to begin, how many rows. */
export interface Page {
  orderBy: RawBuilder<unknown>
  offset: number
  limit: number
}

/**
 * A page of a query and how many rows it has in all. The query gives the columns of `T` under their names there, `id` among them.
 */
export async function pageOf<T>(
  db: QueryExecutorProvider,
  query: RawBuilder<unknown>,
  o: Page,
): Promise<{ rows: T[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<T>`select * from (${query}) q order by ${o.orderBy} offset ${o.offset} limit ${o.limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${query}) q`.execute(db),
  ])
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0) }
}

/** By one column of the query, rows without a value last, and by id where that leaves several. */
export function orderOf(column: string, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(direction)} nulls last, id`
}

/** All of the conditions, those left out apart. */
export function every(
  conditions: (RawBuilder<unknown> | false | undefined | null | '')[],
): RawBuilder<unknown> {
  const given = conditions.filter((one): one is RawBuilder<unknown> => Boolean(one))
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}

/** One of these ids, which may be anything that was typed. */
export const oneOf = (column: string, ids: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.ref(column)}::text = any(${[...ids]}::text[])`

/** Text that contains what was typed, however capitalised; not a pattern. */
export function contains(typed: string, ...columns: string[]): RawBuilder<unknown> {
  const wanted = typed.trim().normalize('NFKC').toLowerCase()
  const found = columns.map((column) => sql`strpos(lower(${sql.ref(column)}), ${wanted}) > 0`)
  return sql`(${sql.join(found, sql` or `)})`
}
