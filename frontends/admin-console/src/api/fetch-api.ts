import { HttpError } from 'ra-core'
import { refreshSession } from '../session/refresh-session.ts'

/** Where the API lives on the page's own origin; the session's cookies travel with every call. */
export const API_BASE_URL = `${window.location.origin}/api`

/** What the member app and every service call an error. */
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
  // ra-data-simple-rest asks for the parsed value under this name and type.
  json: ReturnType<typeof JSON.parse>
}

/**
 * One call of the API in the shape ra-data-simple-rest asks for. An expired access token is renewed once, unseen.
 * Refusals are thrown as HttpError: `message` is the server's own sentence, `body.fields` what is wrong with which field.
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

/** While identity is away nobody is logged out: the call fails like one without a network. */
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

/** The language the page shows, one key per intended change, and a content type only where there is content. */
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

/** A form shows `errors` at its inputs; `root` is the sentence it says, and without any it would take itself for saved. */
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
