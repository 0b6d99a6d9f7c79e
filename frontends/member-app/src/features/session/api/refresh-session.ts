import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'

/** `refused` ends the session; `unreachable` (network, 429, 5xx) only delays it (D-018). */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

export async function refreshSession(): Promise<RefreshOutcome> {
  try {
    await api.POST('/auth/refresh')
    return 'refreshed'
  } catch (error) {
    // Another tab was faster, and its cookies are this tab's too (D-019).
    if (error instanceof ApiError && error.status === 409) return 'refreshed'
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
    return refused ? 'refused' : 'unreachable'
  }
}
