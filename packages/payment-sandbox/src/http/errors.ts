/** The error object of Stripe; `type` decides which error class of the SDK it becomes. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: unknown
  setup_intent?: unknown
}

/**
 * A response that is an error. With `commits` its transaction is committed: a declined charge is stored, while a rejected request leaves
 * no trace.
 */
export class StripeError extends Error {
  readonly status: number
  readonly body: StripeErrorBody
  readonly shouldCommit: boolean

  constructor(status: number, body: StripeErrorBody, options: { commits?: boolean } = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.shouldCommit = options.commits ?? false
  }
}

export function createInvalidRequestError(
  message: string,
  options: { code?: string; param?: string } = {},
): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...options })
}

export function createResourceMissingError(kind: string, id: string, param = 'id'): StripeError {
  const message = `No such ${kind}: '${id}'`
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

export function createUnknownUrlError(method: string, path: string): StripeError {
  const message = `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`
  return new StripeError(404, { type: 'invalid_request_error', message })
}

export function createIdempotencyError(status: 400 | 409, message: string, code?: string): StripeError {
  return new StripeError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) })
}

/** Simulates the provider's own failure, of which clients cannot know whether it had an effect. */
export function createApiError(): StripeError {
  return new StripeError(500, {
    type: 'api_error',
    message: 'An unknown error occurred (simulated by the sandbox).',
  })
}
