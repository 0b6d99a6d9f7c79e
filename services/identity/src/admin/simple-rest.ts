import { type ListQuery, type ListRequest, readListRequest, sendRange } from '@hibiki/http'
import type { FastifyReply } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Page, PageOf } from './list.sql.ts'

export { idFilter, ListQuery, textFilter } from '@hibiki/http'

/** A list's query, of whose fields those in `sortable` may be sorted by; the columns have the same names. */
export function readList<F extends TSchema>(
  query: Static<typeof ListQuery>,
  o: { sortable: readonly string[]; sort: [string, 'ASC' | 'DESC']; filter: F },
): { page: Page; filter: Static<F> } {
  const columns = Object.fromEntries(o.sortable.map((name) => [name, name]))
  const { filter, ...page }: ListRequest<Static<F>> = readListRequest(query, { ...o, columns })
  return { page, filter }
}

/** A page of a list as the console knows it. */
export function sendPage<T, Shown>(
  reply: FastifyReply,
  resource: string,
  o: { page: Page; found: PageOf<T>; shown: (row: T) => Shown },
): Shown[] {
  const { rows, total } = o.found
  sendRange(reply, resource, { offset: o.page.offset, count: rows.length, total })
  return rows.map(o.shown)
}
