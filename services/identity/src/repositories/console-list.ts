import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * A page of a query and how many rows it has in all. The query gives the columns of `T` under their names there, `id` among them.
 */
export async function pageOf<T>(
  db: Db,
  query: RawBuilder<unknown>,
  o: { orderBy: RawBuilder<unknown>; offset: number; limit: number },
): Promise<{ rows: T[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<T>`select * from (${query}) q order by ${o.orderBy} offset ${o.offset} limit ${o.limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${query}) q`.execute(db),
  ])
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0) }
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
