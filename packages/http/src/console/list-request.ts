import type { FastifyReply } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../errors/api-error.ts'
import { textRefusal } from '../validation/storable-text.ts'

const maxRows = 99

/** What ra-data-simple-rest sends with a list; each is JSON. */
export const ListQuery = Type.Object({
  sort: Type.Optional(Type.String({ maxLength: 100, description: '["field","ASC"|"DESC"]' })),
  range: Type.Optional(
    Type.String({ maxLength: 40, description: '[first,last], zero-based, at most 99 rows' }),
  ),
  filter: Type.Optional(
    Type.String({ maxLength: 10_000, description: 'An object; {"id":[…]} for several records' }),
  ),
})

/** Of every list. */
export const idFilter = {
  id: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: maxRows })),
}
export const textFilter = Type.Optional(Type.String({ maxLength: 200 }))

const Range = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0, maximum: 100_000_000 })])
const Sort = Type.Tuple([Type.String(), Type.Enum(['ASC', 'DESC'])])

export interface ListRequest<F> {
  /** The column behind the field to sort by. */
  sortBy: string
  direction: 'asc' | 'desc'
  offset: number
  limit: number
  filter: F
}

/**
 * Reads the query of a console's list (D-198).
 *
 * @param o.columns what may be sorted by, and the column behind it
 * @throws ApiError E3001 naming what is wrong, E3040 for more than 99 rows
 */
export function readListRequest<F extends TSchema>(
  query: Static<typeof ListQuery>,
  o: { columns: Record<string, string>; sort: [string, 'ASC' | 'DESC']; filter: F },
): ListRequest<Static<F>> {
  const [field, order] = parsed('sort', Sort, query.sort) ?? o.sort
  const [first, last] = parsed('range', Range, query.range) ?? [0, maxRows - 1]
  const filter = parsed('filter', o.filter, query.filter ?? '{}') as Static<F>
  const sortBy = Object.hasOwn(o.columns, field) ? o.columns[field] : undefined
  if (sortBy === undefined) throw invalid('sort')
  if (last < first) throw invalid('range')
  if (last - first >= maxRows) throw new ApiError('E3040')
  const direction = order === 'DESC' ? 'desc' : 'asc'
  return { sortBy, direction, offset: first, limit: last - first + 1, filter }
}

/** Says which rows of how many these are (`Content-Range: members 0-9/1319`). */
export function sendRange(
  reply: FastifyReply,
  resource: string,
  o: { offset: number; count: number; total: number },
): void {
  const last = o.offset + Math.max(o.count - 1, 0)
  reply.header('content-range', `${resource} ${o.offset}-${last}/${o.total}`)
}

function parsed<T extends TSchema>(name: string, schema: T, text: string | undefined): Static<T> | undefined {
  if (text === undefined) return undefined
  const value = json(name, text)
  // What JSON may escape and no table stores (NUL) would fail in the database.
  if (Value.Check(schema, value) && !textRefusal(text, value)) return value
  throw invalid(name)
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name)
  }
}

function invalid(name: string): ApiError {
  return new ApiError('E3001', {
    fields: { [name]: { ja: '形式が正しくありません。', en: 'The format is not right.' } },
  })
}
