import { announceRefresh, getLastRefreshedAt } from './session-tabs.ts'

/** Another tab that refreshed this recently has done this tab's work too. */
const RECENT_REFRESH_MS = 10_000
/** A tab that the system froze may hold the lock for ever. */
const LOCK_TIMEOUT_MS = 10_000
/** The gateway answers within 30 s: whatever takes longer hangs on a connection that nobody closed. */
const REQUEST_TIMEOUT_MS = 35_000

/** `refused` ends the session; `unreachable` (network, 429, 5xx) only delays it. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

/** Renews the access token with the refresh cookie, in one tab at a time. */
export async function refreshSession(): Promise<RefreshOutcome> {
  const requestedAt = Date.now()
  const release = await acquireTabLock()
  try {
    return getLastRefreshedAt() > requestedAt - RECENT_REFRESH_MS ? 'refreshed' : await requestRefresh()
  } finally {
    release()
  }
}

async function requestRefresh(): Promise<RefreshOutcome> {
  const response = await fetch(`${window.location.origin}/api/auth/refresh`, {
    method: 'POST',
    credentials: 'same-origin',
    signal: abortAfter(REQUEST_TIMEOUT_MS),
  }).catch(() => null)
  if (response === null || response.status === 429 || response.status >= 500) return 'unreachable'
  // 409: another tab was faster, and its cookies are this tab's too.
  if (!response.ok && response.status !== 409) return 'refused'
  announceRefresh()
  return 'refreshed'
}

/**
 * Resolves to what gives the lock back. Without Web Locks, or after too long a wait, this tab goes on all the same: the server has a
 * grace for a token that was used just now.
 */
function acquireTabLock(): Promise<() => void> {
  return new Promise((resolve) => {
    const proceedWithoutLock = () => resolve(() => undefined)
    if (!('locks' in navigator)) return proceedWithoutLock()
    // The member app's lock has the same name.
    navigator.locks
      .request(
        'hibiki-session-refresh',
        { signal: abortAfter(LOCK_TIMEOUT_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(proceedWithoutLock)
  })
}

/** As AbortSignal.timeout, whose clock no test can move. */
function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
