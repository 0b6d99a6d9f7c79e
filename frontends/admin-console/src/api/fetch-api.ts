import { HttpError } from 'ra-core'
import { refreshSession } from '../session/refresh-session.ts'

/** The API is served on the origin of the page, so the browser sends the session cookies with every call. */
export const API_BASE_URL = `${window.location.origin}/api`

/** The member app and every service describe an error in this shape. */
interface ErrorBody {
  code?: string
  message?: string
  requestId?: string
  fields?: Record<string, string>
}

export interface ApiResponse {
  status: number
  headers: Headers
  body: string
  // ra-data-simple-rest expects the parsed value under this name and with this type.
  json: ReturnType<typeof JSON.parse>
}

/**
 * Sends one API call and returns the response in the shape that ra-data-simple-rest expects. It renews an expired access token once without
 * telling the user, and throws an HttpError for an error response: `message` is the server's sentence, `body.fields` says what is wrong
 * with each field.
 */
export async function fetchApi(url: string, options: RequestInit = {}): Promise<ApiResponse> {
  const request = { ...options, headers: createHeaders(options) }
  const firstResponse = await send(url, request)
  const response =
    firstResponse.status === 401 ? await sendAfterRefresh(firstResponse, url, request) : firstResponse
  const body = await response.text()
  const json = parseJson(body)
  if (!response.ok) throw toHttpError(response.status, json)
  return { status: response.status, headers: response.headers, body, json }
}

/** Repeats the request with a fresh token. While the identity service is down nobody is logged out: the call fails as without a network. */
async function sendAfterRefresh(
  unauthorized: Response,
  url: string,
  request: RequestInit,
): Promise<Response> {
  const outcome = await refreshSession()
  if (outcome === 'unreachable') throw createUnreachableError()
  return outcome === 'refreshed' ? send(url, request) : unauthorized
}

const createUnreachableError = () => createHttpError(0, { message: 'console.error.unreachable' })

async function send(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, credentials: 'same-origin' })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw createUnreachableError()
  }
}

/** Sets the language of the page, an idempotency key for a POST, and a content type only if there is content. */
function createHeaders(options: RequestInit): Headers {
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  headers.set('Accept-Language', document.documentElement.lang || 'ja')
  if (options.method === 'POST') headers.set('Idempotency-Key', crypto.randomUUID())
  if (options.body) headers.set('Content-Type', 'application/json')
  else headers.delete('Content-Type')
  return headers
}

function toHttpError(status: number, json: unknown): HttpError {
  const body: ErrorBody = typeof json === 'object' && json !== null ? json : {}
  return createHttpError(status, body)
}

/** A form shows `errors` at its inputs and `root` as its own message. Without any error the form would believe that it is saved. */
function createHttpError(status: number, body: ErrorBody): HttpError {
  const message = body.message || 'ra.notification.http_error'
  const errors = { ...body.fields, root: { serverError: message } }
  return new HttpError(message, status, { ...body, errors })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
