export interface ErrorBody {
  code: string
  message: string
  requestId: string
  fields?: Record<string, string>
}

/** A refusal of the server. `message` is in the member's language and fit to be shown as it is (D-003). */
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

/** The server's own sentence, or null when the server could not be reached or said nothing fit to show. */
export const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.message !== '' ? error.message : null
