import { sortableFields } from './sortable.ts'

interface Row {
  id: string
}

type Match<T> = (row: T, filter: Record<string, unknown>) => boolean

/** Returns a list response in the ra-data-simple-rest dialect: it applies sort, range and filter, and sets `Content-Range`. */
export function createListResponse<T extends Row>(
  resource: string,
  rows: T[],
  query: URLSearchParams,
  match: Match<T>,
): Response {
  const filter = parseJson<Record<string, unknown>>(query.get('filter'), {})
  const [field, order] = parseJson<[keyof T & string, 'ASC' | 'DESC']>(query.get('sort'), ['id', 'ASC'])
  if (query.has('sort') && !sortableFields[resource]?.includes(field)) {
    return createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
      sort: '並べ替えできない項目です。',
    })
  }
  const [first, last] = parseJson<[number, number]>(query.get('range'), [0, 98])
  const found = rows
    .filter((row) => (Array.isArray(filter.id) ? filter.id.includes(row.id) : match(row, filter)))
    .toSorted(
      (a, b) =>
        String(a[field] ?? '').localeCompare(String(b[field] ?? ''), 'ja') * (order === 'DESC' ? -1 : 1),
    )
  const page = found.slice(first, last + 1)
  const range = `${resource} ${first}-${first + Math.max(page.length - 1, 0)}/${found.length}`
  return Response.json(page, { headers: { 'Content-Range': range } })
}

const parseJson = <V>(text: string | null, fallback: V): V => (text ? (JSON.parse(text) as V) : fallback)

/** Returns an error response in the shape that every service uses. */
export const createErrorResponse = (
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
): Response => Response.json({ code, message, requestId: 'test', ...(fields ? { fields } : {}) }, { status })

export const matchesText = (q: unknown, ...texts: (string | null | undefined)[]): boolean =>
  !q || texts.some((text) => text?.includes(String(q)))
