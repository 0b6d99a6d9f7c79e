import { ApiError } from '../../../lib/api/api-error.ts'
import { api } from '../../../lib/api/client.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'

/** `refused` ends the session; `unreachable` (network, 429, 5xx) only delays it. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

const attemptStorageKey = 'hibiki.session.refresh-attempt'

/**
 * Exchanges the session's cookies. Until the server has responded, every retry carries the same key, in any tab and after a restart, because
 * the server may have exchanged them already and lets only the bearer of that key repeat it (ADR 0015).
 */
export async function refreshSession(): Promise<RefreshOutcome> {
  const outcome = await sendRefresh(readPendingKey() ?? createKey())
  if (outcome !== 'unreachable') localStorage.removeItem(attemptStorageKey)
  return outcome
}

async function sendRefresh(key: string): Promise<RefreshOutcome> {
  try {
    const headers = { 'Idempotency-Key': key }
    // Every call of a page waits for an overdue refresh.
    await withTimeout(REQUEST_TIMEOUT_MS, (signal) => api.POST('/auth/refresh', { headers, signal }))
    return 'refreshed'
  } catch (error) {
    // Another tab was faster, and its cookies are this tab's too.
    if (error instanceof ApiError && error.status === 409) return 'refreshed'
    const refused = error instanceof ApiError && error.status < 500 && error.status !== 429
    return refused ? 'refused' : 'unreachable'
  }
}

const readPendingKey = () => localStorage.getItem(attemptStorageKey)

function createKey(): string {
  const key = crypto.randomUUID()
  try {
    localStorage.setItem(attemptStorageKey, key)
  } catch {
    // If the storage is full, each retry has a key of its own.
  }
  return key
}
