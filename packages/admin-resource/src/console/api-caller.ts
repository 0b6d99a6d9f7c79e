import type { ApiCallName, ApiRequestBody, ApiResponseBody } from './api-call-types.ts'

/** Has the shape that ra-data-simple-rest expects; errors are thrown. */
export type FetchJsonFn = (
  url: string,
  options?: RequestInit,
) => Promise<{ status: number; headers: Headers; body: string; json: ReturnType<typeof JSON.parse> }>

interface CallOptions<Body> {
  /** Stands for `{id}` in the path. */
  id?: string | number
  body?: Body
  query?: Record<string, string>
}

export type ApiCaller<Paths extends object> = <Name extends ApiCallName<Paths>>(
  name: Name,
  options?: CallOptions<ApiRequestBody<Paths, Name>>,
) => Promise<ApiResponseBody<Paths, Name>>

/**
 * Returns a function that makes one call of the API by its name in the OpenAPI document; what it takes and returns is typed by that
 * document.
 */
export function createApiCaller<Paths extends object>({
  base,
  fetchJson,
}: {
  base: string
  fetchJson: FetchJsonFn
}): ApiCaller<Paths> {
  return async (name, { id = '', body, query } = {}) => {
    const [method = 'GET', path = ''] = name.split(' ')
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    const url = `${base}${path.replace('{id}', encodeURIComponent(id))}${search}`
    const options = method === 'GET' ? {} : { method, body: JSON.stringify(body ?? {}) }
    return (await fetchJson(url, options)).json
  }
}
