import type { ApiCallName, ApiRequestBody, ApiResponseBody } from '@hibiki/admin-resource/console'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { createErrorResponse, type MockResult, toMockUrl } from './api-http.ts'
import { readDocuments } from './documents.ts'

type Filter = Readonly<Record<string, unknown>>

type ResourceName<Paths extends object> =
  ApiCallName<Paths> extends infer Name
    ? Name extends `GET /admin/${infer Resource}`
      ? Resource extends `${string}/${string}`
        ? never
        : Resource
      : never
    : never
type ActionName<Paths extends object, Resource extends string> =
  ApiCallName<Paths> extends infer Name
    ? Name extends `POST /admin/${Resource}/{id}/${infer Action}`
      ? Action
      : never
    : never
type Has<Paths extends object, Name, Then> = Name extends ApiCallName<Paths> ? Then : object
type ItemOf<List> = List extends (infer Item)[] ? Item : never
/** A row of the list with what its page shows beside. */
type RowOf<Paths extends object, Resource extends string> = ItemOf<
  ApiResponseBody<Paths, `GET /admin/${Resource}`>
> &
  Has<Paths, `GET /admin/${Resource}/{id}`, ApiResponseBody<Paths, `GET /admin/${Resource}/{id}`>>

/** How the mock of one resource behaves. Rows are changed in place, so that a test can prepare and read them. */
interface ResourceMock<Paths extends object, Resource extends string, Row> {
  rows: Row[] | (() => Row[])
  /** The texts in which the filter `q` is looked for. */
  search?: (row: Row) => readonly (string | null | undefined)[]
  /** Filters that compare more than the field of their name. */
  filters?: Readonly<Record<string, (row: Row, value: never) => boolean>>
  create?: (body: ApiRequestBody<Paths, `POST /admin/${Resource}`>) => MockResult<Row>
  update?: (
    row: Row,
    body: ApiRequestBody<Paths, `PUT /admin/${Resource}/{id}`>,
  ) => MockResult<ApiResponseBody<Paths, `PUT /admin/${Resource}/{id}`>>
  /** Removes a deleted row, or returns what is left of it. */
  remove?: true | ((row: Row) => ApiResponseBody<Paths, `DELETE /admin/${Resource}/{id}`>)
  /** The calls `POST /admin/{resource}/{id}/{action}`. */
  actions?: {
    [Action in ActionName<Paths, Resource>]?: (
      row: Row,
      body: ApiRequestBody<Paths, `POST /admin/${Resource}/{id}/${Action}`>,
    ) => MockResult<ApiResponseBody<Paths, `POST /admin/${Resource}/{id}/${Action}`>>
  }
}

type MockResourceFn<Paths extends object> = <Resource extends ResourceName<Paths>>(
  name: Resource,
  mock: ResourceMock<Paths, Resource, RowOf<Paths, Resource>>,
) => HttpHandler[]

/** What the handlers use of a mock, whose types only its author needs. */
interface AnyMock {
  rows: Row[] | (() => Row[])
  search?: (row: Row) => readonly (string | null | undefined)[]
  filters?: Readonly<Record<string, (row: Row, value: unknown) => boolean>>
  create?: (body: unknown) => unknown
  update?: (row: Row, body: unknown) => unknown
  remove?: true | ((row: Row) => unknown)
  actions?: Readonly<Record<string, (row: Row, body: unknown) => unknown>>
}

interface Row {
  id: string
  [field: string]: unknown
}

/** Returns a function that mocks one resource of the console in the dialect of ra-data-simple-rest, typed by the OpenAPI documents. */
export const createResourceMocks = <Paths extends object>(): MockResourceFn<Paths> => mockResource as never

function mockResource(name: string, mock: AnyMock): HttpHandler[] {
  const { create, update, remove, actions = {} } = mock
  const path = toMockUrl(`/admin/${name}`)
  const listRows = () => (typeof mock.rows === 'function' ? mock.rows() : mock.rows)
  const changeRow = (
    method: 'get' | 'put' | 'delete' | 'post',
    suffix: string,
    change: (row: Row, body: unknown) => unknown,
  ) =>
    http[method](`${path}/:id${suffix}`, async ({ request, params }) => {
      const row = listRows().find(({ id }) => id === params.id)
      if (!row) return createErrorResponse(404, 'E4040', '見つかりませんでした。')
      return toResponse(change(row, await readJson(request)))
    })
  const removeRow = (row: Row) => {
    const rows = listRows()
    rows.splice(rows.indexOf(row), 1)
    return { id: row.id }
  }
  const addRow = (body: unknown) => {
    const created = create?.(body)
    if (!(created instanceof Response)) listRows().push(created as Row)
    return toResponse(created)
  }
  return [
    http.get(path, ({ request }) => {
      const query = new URL(request.url).searchParams
      const sort = query.get('sort')
      if (sort && !listSortValues(name).includes(sort)) return createSortError()
      const [field = 'id', order] = JSON.parse(sort ?? '[]') as string[]
      const filter: Filter = JSON.parse(query.get('filter') ?? '{}')
      const found = listRows().filter((row) => matchesFilter(mock, row, filter))
      return respondWithPage(name, sortRows(found, field, order === 'DESC' ? -1 : 1), query)
    }),
    changeRow('get', '', (row) => row),
    ...Object.entries(actions).map(([action, change]) => changeRow('post', `/${action}`, change)),
    ...(create ? [http.post(path, async ({ request }) => addRow(await readJson(request)))] : []),
    ...(update ? [changeRow('put', '', update)] : []),
    ...(remove ? [changeRow('delete', '', remove === true ? removeRow : remove)] : []),
  ]
}

const toResponse = (result: unknown): Response =>
  result instanceof Response ? result : HttpResponse.json(result as object)

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Returns the values that the service takes for `sort` of this list. */
export function listSortValues(name: string): readonly unknown[] {
  const list = readDocuments().flatMap(({ paths }) => paths?.[`/admin/${name}`]?.get ?? [])
  const parameters = list.flatMap(({ parameters = [] }) => parameters)
  return parameters.find((parameter) => parameter.name === 'sort')?.schema?.enum ?? []
}

const createSortError = () =>
  createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
    sort: '並べ替えできない項目です。',
  })

function sortRows(rows: Row[], field: string, direction: 1 | -1): Row[] {
  const toText = (row: Row) => String(row[field] ?? '')
  return rows.toSorted((one, other) => toText(one).localeCompare(toText(other), 'ja') * direction)
}

function respondWithPage(name: string, rows: Row[], query: URLSearchParams): Response {
  const [first, last]: [number, number] = JSON.parse(query.get('range') ?? '[0,98]')
  const page = rows.slice(first, last + 1)
  const range = `${name} ${first}-${first + Math.max(page.length - 1, 0)}/${rows.length}`
  return HttpResponse.json(page, { headers: { 'Content-Range': range } })
}

/** Records asked for by their ids are found whatever else is in the filter. */
const matchesFilter = ({ search, filters }: AnyMock, row: Row, filter: Filter): boolean =>
  Array.isArray(filter.id)
    ? filter.id.includes(row.id)
    : Object.entries(filter).every(([name, value]) => {
        if (value === undefined || value === '') return true
        if (name === 'q') return search?.(row).some((text) => text?.includes(String(value))) ?? true
        const matches = filters?.[name]
        if (matches) return matches(row, value)
        return Array.isArray(value) ? value.includes(row[name]) : row[name] === value
      })
