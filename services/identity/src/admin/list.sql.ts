import { pageOf as databasePageOf, every, orderOf } from '@hibiki/database'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export { contains, oneOf } from '@hibiki/database'

/** Which rows of a list, and in which order. */
export interface Page {
  /** A column of the query; the caller knows which there are. */
  sortBy: string
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

/** Rows of a list, and how many there are in all. */
export interface PageOf<T> {
  rows: T[]
  total: number
}

/** A page of a query that gives the columns of `T` under their names there, `id` among them. */
export function pageOf<T>(
  db: Db,
  query: RawBuilder<unknown>,
  { sortBy, direction, offset, limit }: Page,
): Promise<PageOf<T>> {
  return databasePageOf<T>(db, query, { orderBy: orderOf(sortBy, direction), offset, limit })
}

/** The row of such a query that has this id, which may be anything that was typed. */
export async function rowOf<T>(db: Db, query: RawBuilder<unknown>, id: string): Promise<T | undefined> {
  const { rows } = await sql<T>`select * from (${query}) q where id::text = ${id}`.execute(db)
  return rows[0]
}

/** Those rows of such a query for which all conditions hold; the ones left out do not matter. */
export const where = (
  query: RawBuilder<unknown>,
  conditions: Parameters<typeof every>[0],
): RawBuilder<unknown> => sql`select * from (${query}) m where ${every(conditions)}`
