import { ApiError } from '../errors/api-error.ts'
import type { Session } from './session.ts'

/**
 * The token is valid, but contains roles, authorities or an agency that have changed since. The response is that for a missing session
 * (E4010), marked for the gateway, which then fetches a fresh token and repeats the call.
 */
export class StaleSessionError extends ApiError {
  readonly session: Session

  constructor(session: Session) {
    super('E4010')
    this.session = session
  }
}
