import { ApiError } from './api-error.ts'

/** What AI esthe learns from the rest of the product a moment later: a consent, a payment, a plan. */
const laggingCodes = ['E4003', 'E2001', 'E2002']
const attempts = 4

/**
 * For questions to AI esthe whose page has asked for consent and plan before: a refusal for one of them is news on its way, worth a
 * little retries. Else as everywhere: a refusal is final, a fault worth one more try.
 */
export const projectionLagOptions = {
  retry: (failures: number, error: Error) => {
    if (!(error instanceof ApiError) || error.status >= 500) return failures < 1
    return laggingCodes.includes(error.code) && failures < attempts
  },
  retryDelay: 1000,
}
