import { lastRefreshedAt, saveRefresh } from './session-tabs.ts'

/** Another tab that refreshed this recently has done this tab's work too (D-019). */
const freshMs = 10_000

/** Renews the access token with the refresh cookie, in one tab at a time. False: there is no session any more. */
export function refreshSession(): Promise<boolean> {
  const asked = Date.now()
  const work = async () => {
    if (lastRefreshedAt() > asked - freshMs) return true
    const response = await fetch(`${window.location.origin}/api/auth/refresh`, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null)
    // 409: another tab was faster, and its cookies are this tab's too (D-019).
    const isFresh = response !== null && (response.ok || response.status === 409)
    if (isFresh) saveRefresh()
    return isFresh
  }
  // The member app's lock has the same name. A browser without Web Locks relies on the server's grace for a used token.
  return 'locks' in navigator ? navigator.locks.request('hibiki-session-refresh', work) : work()
}
