import { toSearchPattern } from '@hibiki/text'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { PageRequest } from './list-request.ts'

/** The rows of one page, and how many there are on all pages. */
export interface RowPage<T> {
  rows: T[]
  total: number
}

type Query = RawBuilder<unknown>
type Condition = Query | false | undefined | null | ''

/**
 * Returns a page of a query whose columns are named as in `T`, `id` among them. Rows without a value to sort by come last;
 * rows with the same value are sorted by id, so that no row is on two pages.
 *
 * @param conditions on the columns of the query; those that are not given do not apply
 */
export async function selectPage<T>(
  db: QueryExecutorProvider,
  query: Query,
  { sortBy, direction, offset, limit }: PageRequest,
  conditions: readonly Condition[] = [],
): Promise<RowPage<T>> {
  const from = sql`from (${query}) q where ${joinConditions(conditions)}`
  const order = sql.raw(direction)
  const [page, count] = await Promise.all([
    sql<T>`select * ${from} order by ${sortKey(sortBy)} ${order} nulls last, id ${order}
      offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${from}`.execute(db),
  ])
  return { rows: page.rows, total: Number(count.rows[0]?.total ?? 0) }
}

/** `name.ja` is the Japanese text of a column that holds one per language. */
function sortKey(sortBy: string): Query {
  const [column = '', language] = sortBy.split('.')
  return language === undefined ? sql.ref(column) : sql`${sql.ref(column)} ->> ${language}`
}

/** Returns the row of such a query that has this id, which may be any text. */
export async function selectRow<T>(
  db: QueryExecutorProvider,
  query: Query,
  id: string,
): Promise<T | undefined> {
  const { rows } = await sql<T>`select * from (${query}) q where id::text = ${id}`.execute(db)
  return rows[0]
}

/** Combines the given conditions by AND. */
export function joinConditions(conditions: readonly Condition[]): Query {
  const given = conditions.filter((condition): condition is Query => Boolean(condition))
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}

/** Returns the condition that the column holds one of these ids, which may be any text. */
export const whereIdIn = (column: string, ids: readonly string[]): Query =>
  sql`${sql.ref(column)}::text = any(${[...ids]}::text[])`

/**
 * Returns the condition that one of the columns contains the text as searches compare texts (`foldForSearch` of `@hibiki/text`). The text
 * is no pattern, and no index supports substrings: every row is read.
 */
export function whereContainsText(text: string, ...columns: string[]): RawBuilder<boolean> {
  const pattern = toSearchPattern(text)
  return anyOf(columns.map((column) => sql`${inOneWidth(sql.ref(column))} ~ ${pattern}`))
}

/** Returns the same condition for columns that are stored in NFKC, which is less work per row. */
export function whereContainsNormalizedText(text: string, ...columns: string[]): RawBuilder<boolean> {
  const pattern = toSearchPattern(text)
  return anyOf(columns.map((column) => sql`${sql.ref(column)} ~ ${pattern}`))
}

const anyOf = (conditions: readonly Query[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Nearly every text is in one width as it is stored, and the check costs less than normalizing it again. */
const inOneWidth = (column: Query): Query =>
  sql`case when ${column} is nfkc normalized then ${column} else normalize(${column}, nfkc) end`
