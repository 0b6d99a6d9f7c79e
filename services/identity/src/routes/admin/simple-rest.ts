import { orderOf, type Page } from '@hibiki/database'
import { type ListQuery, readListRequest } from '@hibiki/http'
import type { Static, TSchema } from 'typebox'

export { idFilter, ListQuery, sendRange, textFilter } from '@hibiki/http'

/** A list's query as `readListRequest` reads it, with its order as SQL. */
export function readList<F extends TSchema>(
  query: Static<typeof ListQuery>,
  o: { columns: Record<string, string>; sort: [string, 'ASC' | 'DESC']; filter: F },
): Page & { filter: Static<F> } {
  const { sortBy, direction, offset, limit, filter } = readListRequest(query, o)
  return { orderBy: orderOf(sortBy, direction), offset, limit, filter }
}
