export interface ErrorBody {
  code: string
  message: string
  requestId: string
  fields?: Record<string, string>
}

/** A refusal of the server. `message` is in the member's language and fit to be shown as it is. */
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

/** Both prefixes, any case. */
export const isDuplicateLogin = (status: number, message: string | undefined): boolean =>
  status === 500 && message !== undefined && /^(重複ログイン|duplicate login)/i.test(message)

/** Whether the refusal ends the session of a member: its one alert says so, and the page adds none of its own. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403 || isDuplicateLogin(error.status, error.message))

/** The server's own sentence, or null when the server could not be reached or said nothing fit to show. */
export const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.message !== '' ? error.message : null
