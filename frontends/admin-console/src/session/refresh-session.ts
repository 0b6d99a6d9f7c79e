import { lastRefreshedAt, saveRefresh } from './session-tabs.ts'

/** Another tab that refreshed this recently has done this tab's work too (D-019). */
const freshMs = 10_000

/** `refused` ends the session; `unreachable` (network, 429, 5xx) only delays it (D-018). */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

/** Renews the access token with the refresh cookie, in one tab at a time. */
export function refreshSession(): Promise<RefreshOutcome> {
  const asked = Date.now()
  const work = async (): Promise<RefreshOutcome> => {
    if (lastRefreshedAt() > asked - freshMs) return 'refreshed'
    const response = await fetch(`${window.location.origin}/api/auth/refresh`, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null)
    if (response === null || response.status === 429 || response.status >= 500) return 'unreachable'
    // 409: another tab was faster, and its cookies are this tab's too (D-019).
    if (!response.ok && response.status !== 409) return 'refused'
    saveRefresh()
    return 'refreshed'
  }
  // The member app's lock has the same name. A browser without Web Locks relies on the server's grace for a used token.
  return 'locks' in navigator ? navigator.locks.request('hibiki-session-refresh', work) : work()
}
