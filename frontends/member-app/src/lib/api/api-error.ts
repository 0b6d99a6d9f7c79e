export interface ErrorBody {
  code: string
  message: string
  requestId: string
  fields?: Record<string, string>
}

/** A rejection by the server. `message` is in the member's language and can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: Partial<ErrorBody> | null, retryAfter: string | null) {
    super(body?.message ?? '')
    this.status = status
    this.code = body?.code ?? ''
    this.fields = body?.fields ?? {}
    const seconds = Number.parseInt(retryAfter ?? '', 10)
    this.retryAfterSeconds = Number.isNaN(seconds) ? null : seconds
  }
}

/** Tells whether a message has one of the two prefixes of a duplicate login, in upper or lower case. */
export const isDuplicateLogin = (status: number, message: string | undefined): boolean =>
  status === 500 && message !== undefined && /^(重複ログイン|duplicate login)/i.test(message)

/** Tells whether a rejection ends the member's session, which has its own alert, so that pages add none. */
export const isSessionEndError = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403 || isDuplicateLogin(error.status, error.message))

/** Returns the server's own message, or null when the server was unreachable or sent none to show. */
export const findServerMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.message !== '' ? error.message : null
