import { createTraceHeaders, withSpan } from '@hibiki/tracing'
import { createInternalCallHeaders } from './internal-signature.ts'

export type InternalFetch = (url: URL, init?: RequestInit) => Promise<Response>

/** Returns a `fetch` for `/internal/…` of other services, which signs each call with the first key. */
export function createInternalFetch(
  keys: readonly string[],
  clock: () => Date = () => new Date(),
): InternalFetch {
  return (url, init = {}) => {
    const call = { method: init.method ?? 'GET', path: `${url.pathname}${url.search}` }
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(createInternalCallHeaders(keys, call, clock())))
      headers.set(name, value)
    const attributes = { 'http.request.method': call.method, 'server.address': url.host }
    return withSpan({ scope: 'http', name: call.method, kind: 'client', attributes }, () => {
      for (const [name, value] of Object.entries(createTraceHeaders())) headers.set(name, value)
      return fetch(url, { ...init, headers })
    })
  }
}
