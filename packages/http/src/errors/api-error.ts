import type { LocalText } from '@hibiki/languages'

export interface ApiErrorOptions {
  /** Replaces the catalogue's text where one code has several. */
  message?: LocalText
  /** Field name → message, sent in the caller's language. Never put the rejected value into it. */
  fields?: Record<string, LocalText>
  /** Fills `{{name}}` in the catalogue's text. */
  params?: Record<string, string | number>
  /** Additional response headers, for example `retry-after`. */
  headers?: Record<string, string>
}

/** Is thrown by handlers and rules; the response is `{code, message, requestId, fields?}` with the catalogue's status. */
export class ApiError extends Error {
  readonly code: string
  readonly options: ApiErrorOptions

  constructor(code: string, options: ApiErrorOptions = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.options = options
  }
}
