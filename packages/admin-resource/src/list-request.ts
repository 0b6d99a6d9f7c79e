import { ApiError, createTooManyRowsError, getFieldErrorText } from '@hibiki/http'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** No list returns more. */
export const MAX_LIST_ROWS = 99

/** Returns the query schema of a list that can be sorted by these fields; each value is JSON, as ra-data-simple-rest sends it. */
export const createListQuerySchema = (sortable: readonly string[]) =>
  Type.Object({
    sort: Type.Optional(
      Type.Enum(
        sortable.flatMap((field) => [JSON.stringify([field, 'ASC']), JSON.stringify([field, 'DESC'])]),
      ),
    ),
    range: Type.Optional(
      Type.String({ maxLength: 40, description: '[first,last], zero-based, at most 99 rows' }),
    ),
    filter: Type.Optional(
      Type.String({ maxLength: 10_000, description: 'An object; {"id":[…]} for several records' }),
    ),
  })

export type ListQuery = Static<ReturnType<typeof createListQuerySchema>>

/** Free text to search by, or an id that may be anything a person typed. */
export const textFilterSchema = Type.Optional(Type.String({ maxLength: 200 }))

const Range = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0, maximum: 100_000_000 })])

/** Which page of a list, and in which order. */
export interface PageRequest {
  /** A column of the list's query. */
  sortBy: string
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

export interface ListRequest<Filter> extends PageRequest {
  filter: Filter
}

export interface ListDefinition<Filter extends TProperties> {
  /** Field of the response → column of the query. */
  columns: Readonly<Record<string, string>>
  defaultSort: readonly [field: string, order: 'ASC' | 'DESC']
  filter: Filter
}

/**
 * Parses the query of a list.
 *
 * @throws {ApiError} E3001 naming `sort`, `range` or `filter`, with the specified sentence for more than 99 rows
 */
export function parseListQuery<Filter extends TProperties>(
  query: ListQuery,
  { columns, defaultSort, filter: properties }: ListDefinition<Filter>,
): ListRequest<Static<ReturnType<typeof Type.Object<Filter>>>> {
  const [field, order]: readonly [string, string] = query.sort ? JSON.parse(query.sort) : defaultSort
  const [first, last] = parse('range', Range, query.range) ?? [0, MAX_LIST_ROWS - 1]
  const schema = Type.Object(properties, { additionalProperties: false })
  const filter = parse('filter', schema, query.filter ?? '{}')
  const sortBy = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (sortBy === undefined) throw invalid('sort')
  if (last < first) throw invalid('range')
  if (last - first >= MAX_LIST_ROWS) throw createTooManyRowsError('range')
  return {
    sortBy,
    direction: order === 'DESC' ? 'desc' : 'asc',
    offset: first,
    limit: last - first + 1,
    filter: filter as Static<ReturnType<typeof Type.Object<Filter>>>,
  }
}

/** Returns `members 0-9/1319`: which rows of how many a response holds. */
export function formatContentRange(
  resource: string,
  { offset, count, total }: { offset: number; count: number; total: number },
): string {
  return `${resource} ${offset}-${offset + Math.max(count - 1, 0)}/${total}`
}

function parse<T extends TSchema>(name: string, schema: T, text: string | undefined): Static<T> | undefined {
  if (text === undefined) return undefined
  const value = parseJson(name, text)
  if (Value.Check(schema, value) && isStorable(value)) return value
  throw invalid(name)
}

/** False for what JSON can escape and Postgres cannot store: NUL and half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isStorable)
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid(name)
  }
}

function invalid(name: string): ApiError {
  return new ApiError('E3001', { fields: { [name]: getFieldErrorText('format') } })
}
