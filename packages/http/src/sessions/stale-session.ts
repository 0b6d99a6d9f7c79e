import { ApiError } from '../errors/api-error.ts'
import type { Session } from './session.ts'

/**
 * The token is good, but says roles, authorities or an agency that have changed since. Answered like any missing session
 * (E4010), marked for the gateway, which then fetches a fresh token and asks again.
 */
export class StaleSession extends ApiError {
  readonly session: Session

  constructor(session: Session) {
    super('E4010')
    this.session = session
  }
}
