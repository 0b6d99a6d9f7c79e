import createClient from 'openapi-fetch'
import { ApiError, type ErrorBody, isDuplicateLogin } from './api-error.ts'
import { apiEvents } from './api-events.ts'
import { runBeforeRequestHook } from './before-request-hook.ts'
import { recordRecentError } from './recent-errors.ts'
import type { paths } from './schema.gen.d.ts'

/** The API's path on the page's own origin; cookies are sent with every call. */
export const apiBaseUrl = `${window.location.origin}/api`

/**
 * The generated client. It sends the page's language and, on POST, an idempotency key; it sets no timeout. It never shows anything:
 * rejections are thrown as {@link ApiError} and emitted on `apiEvents`.
 */
export const api = createClient<paths>({
  baseUrl: apiBaseUrl,
  credentials: 'same-origin',
  fetch: (request) => globalThis.fetch(request),
})

api.use({
  async onRequest({ request, schemaPath }) {
    await runBeforeRequestHook(schemaPath)
    if (!request.headers.has('Accept-Language')) {
      request.headers.set('Accept-Language', document.documentElement.lang || 'ja')
    }
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', crypto.randomUUID())
    }
    return request
  },
  async onResponse({ response, schemaPath }) {
    // A 304 means that the caller already has the data of the ETag it sent.
    if (response.ok || response.status === 304) return
    const body = await errorBody(response)
    if (response.status === 401 || response.status === 403) {
      apiEvents.emit({ kind: 'auth-refused', path: schemaPath })
    }
    if (isDuplicateLogin(response.status, body?.message)) {
      apiEvents.emit({ kind: 'duplicate-login', message: body?.message ?? '' })
    }
    const error = new ApiError(response.status, body, response.headers.get('Retry-After'))
    recordRecentError(error, body?.requestId ?? '')
    throw error
  },
})

/** Returns the body of a response; errors have been thrown before. */
export async function unwrap<T>(response: Promise<{ data?: T }>): Promise<T> {
  const { data } = await response
  return data as T
}

async function errorBody(response: Response): Promise<ErrorBody | null> {
  try {
    return (await response.clone().json()) as ErrorBody
  } catch {
    return null
  }
}
