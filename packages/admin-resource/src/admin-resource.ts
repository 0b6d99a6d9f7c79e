import { ApiError, type App, createErrorDescriber, type ErrorCatalogue } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { type Static, type TObject, type TProperties, type TSchema, type TString, Type } from 'typebox'
import type { RowPage } from './list.sql.ts'
import {
  createListQuerySchema,
  formatContentRange,
  type ListQuery,
  type ListRequest,
  MAX_LIST_ROWS,
  parseListQuery,
} from './list-request.ts'

export interface AdminResourceOptions<Filter extends TProperties> {
  /** The name in the path `/admin/{name}` and in `Content-Range`. */
  name: string
  /** The service's own errors, beside those of every service. */
  errors: ErrorCatalogue
  /** Fields a list can be sorted by; a record maps those whose column has another name. */
  sortable: readonly string[] | Readonly<Record<string, string>>
  defaultSort: readonly [field: string, order: 'ASC' | 'DESC']
  /** The filters of a list besides `id`. */
  filter?: Filter
  /** 64 unless given; null for ids of any length. */
  maxIdLength?: number | null
}

type FilterOf<Filter extends TProperties> = Static<TObject<Filter>> & { id?: string[] }

interface Operation {
  operationId: string
  summary: string
  description?: string
  /** Schema of the 200 response. */
  response: TSchema
  /** The content type of the 200 response, JSON by default. */
  contentType?: string
  body?: TSchema
  querystring?: TSchema
  /** The error codes of the route, besides those of every administrator's call. */
  errors?: readonly string[]
}

type RouteSchema<O extends Operation> = Omit<O, 'errors' | 'response' | 'contentType'> & {
  tags: string[]
  // Error responses are part of the schema, too; a handler throws them and never returns one.
  response: { 200: O['response'] }
}

interface ListRoute<Row extends TSchema, Filter, Found> {
  operationId: string
  summary: string
  row: Row
  find: (list: ListRequest<Filter>, request: FastifyRequest) => Promise<RowPage<Found>>
  toResponse: (row: Found, request: FastifyRequest) => Static<Row>
}

interface ReadRoute<Record extends TSchema> {
  operationId: string
  summary: string
  response: Record
  errors?: readonly string[]
  /** Returns null or undefined when there is none: 404 E4040. */
  find: (id: string, request: FastifyRequest) => Promise<Static<Record> | null | undefined>
}

export interface AdminResource<Filter extends TProperties> {
  /** `GET /admin/{name}`: a page in the dialect of ra-data-simple-rest. */
  registerListRoute<Row extends TSchema, Found>(
    app: App,
    route: ListRoute<Row, FilterOf<Filter>, Found>,
  ): void
  /** `GET /admin/{name}/{id}` */
  registerReadRoute<Record extends TSchema>(app: App, route: ReadRoute<Record>): void
  /** Route schema of a call on the whole resource: create, export, preview. */
  createOperationSchema<O extends Operation>(operation: O): RouteSchema<O>
  /** Returns the route schema of a call on one record: update, delete, an action. It can respond with E4040. */
  createRecordOperationSchema<O extends Operation>(
    operation: O,
  ): RouteSchema<O> & { params: TObject<{ id: TString }> }
}

const tags = ['admin']

/**
 * Defines a resource of the console: how its lists are sorted and filtered, and what its routes have in common. The module defines who may
 * call (`allow(app, access.roles('ROLE_ADMIN'))`).
 */
export function createAdminResource<Filter extends TProperties = Record<never, never>>(
  options: AdminResourceOptions<Filter>,
): AdminResource<Filter> {
  const { name, sortable, defaultSort } = options
  const path = `/admin/${name}`
  const maxLength = options.maxIdLength === undefined ? 64 : options.maxIdLength
  const params = Type.Object({ id: Type.String(maxLength === null ? {} : { maxLength }) })
  const columns = Array.isArray(sortable)
    ? Object.fromEntries(sortable.map((field: string) => [field, field]))
    : (sortable as Readonly<Record<string, string>>)
  const filterId = Type.String({ maxLength: maxLength ?? 64 })
  const filter = { id: Type.Optional(Type.Array(filterId, { maxItems: MAX_LIST_ROWS })), ...options.filter }
  if (!Object.hasOwn(columns, defaultSort[0])) throw new Error(`${name} is not sortable by its default`)

  function routeSchema<O extends Operation>(operation: O, ...codes: string[]): RouteSchema<O> {
    const { errors = [], response, contentType, ...schema } = operation
    const refusals = createErrorDescriber(options.errors)('E4010', 'E4014', 'E4030', ...codes, ...errors)
    const { description = 'Default Response' } = response as { description?: string }
    const ok = contentType ? { description, content: { [contentType]: { schema: response } } } : response
    return { ...schema, tags, response: { 200: ok, ...refusals } } as unknown as RouteSchema<O>
  }

  const resource: AdminResource<Filter> = {
    createOperationSchema: (operation) => routeSchema(operation),
    createRecordOperationSchema: (operation) => ({ ...routeSchema(operation, 'E4040'), params }),
    registerListRoute(app, { operationId, summary, row, find, toResponse }) {
      const response = Type.Array(row)
      const querystring = createListQuerySchema(Object.keys(columns))
      const schema = routeSchema({ operationId, summary, response, querystring }, 'E3001')
      app.get(path, { schema: schema as object }, async (request, reply) => {
        const list = parseListQuery(request.query as ListQuery, {
          columns,
          defaultSort,
          filter,
        }) as ListRequest<FilterOf<Filter>>
        const { rows, total } = await find(list, request)
        reply.header(
          'content-range',
          formatContentRange(name, { offset: list.offset, count: rows.length, total }),
        )
        return rows.map((found) => toResponse(found, request))
      })
    },
    registerReadRoute(app, { find, ...operation }) {
      const schema = resource.createRecordOperationSchema(operation)
      app.get(`${path}/:id`, { schema: schema as object }, async (request) => {
        const record = await find((request.params as { id: string }).id, request)
        if (record === null || record === undefined) throw new ApiError('E4040')
        return record
      })
    },
  }
  return resource
}
