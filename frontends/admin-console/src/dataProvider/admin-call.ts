import type { Answer, CallName, Request } from '../api/contract.ts'
import { apiBase, fetchApi } from '../api/fetch-api.ts'

export const adminApi = `${apiBase}/admin`

interface Options<Name extends CallName> {
  /** Stands for `{id}`. */
  id?: string | number
  body?: Request<Name>
  query?: Record<string, string>
}

/** One call beyond lists and records; what it takes and answers is the service's own contract. */
export async function call<Name extends CallName>(
  name: Name,
  { id = '', body, query }: Options<Name> = {},
): Promise<Answer<Name>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const url = `${apiBase}${path.replace('{id}', encodeURIComponent(id))}${search}`
  const options = method === 'GET' ? {} : { method, body: JSON.stringify(body ?? {}) }
  const { json } = await fetchApi(url, options)
  return json as Answer<Name>
}
