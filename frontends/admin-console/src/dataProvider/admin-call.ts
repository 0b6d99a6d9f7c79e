import type { Answer, CallName, Request } from '../api/contract.ts'
import { apiBase, fetchApi } from '../api/fetch-api.ts'

export const adminApi = `${apiBase}/admin`

interface Options<Name extends CallName> {
  /** Stands for `{id}`. */
  id?: string | number
  body?: Request<Name>
}

/** One call beyond lists and records; what it takes and answers is the service's own contract. */
export async function call<Name extends CallName>(
  name: Name,
  { id = '', body }: Options<Name> = {},
): Promise<Answer<Name>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const url = `${apiBase}${path.replace('{id}', encodeURIComponent(id))}`
  const options = method === 'GET' ? {} : { method, body: JSON.stringify(body ?? {}) }
  const { json } = await fetchApi(url, options)
  return json as Answer<Name>
}
