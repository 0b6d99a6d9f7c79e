import { ApiError } from './api-error.ts'

/** Codes for a missing consent, payment or plan, which AI esthe learns from events a moment later. */
const laggingCodes = ['E4003', 'E2001', 'E2002']
const attempts = 4

/**
 * For requests to AI esthe from pages that have already checked consent and plan: a refusal for one of them means that its event is
 * still under way, and is retried a few times. Other errors follow the usual rule: refusals are final, server errors are retried once.
 */
export const projectionLagQueryOptions = {
  retry: (failures: number, error: Error) => {
    if (!(error instanceof ApiError) || error.status >= 500) return failures < 1
    return laggingCodes.includes(error.code) && failures < attempts
  },
  retryDelay: 1000,
}
