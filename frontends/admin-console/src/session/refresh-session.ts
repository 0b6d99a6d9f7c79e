import { announceRefresh, getLastRefreshedAt } from './session-broadcast.ts'

/** If another tab refreshed within this time, this tab need not refresh again. */
const RECENT_REFRESH_MS = 10_000
/** A tab that the system has frozen may hold the lock for ever. */
const LOCK_TIMEOUT_MS = 10_000
/** The gateway responds within 30 s, so a longer request hangs on a dead connection. */
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
  // 409 means that another tab was faster; this tab shares its cookies.
  if (!response.ok && response.status !== 409) return 'refused'
  announceRefresh()
  return 'refreshed'
}

/**
 * Resolves with a function that releases the lock. Without Web Locks, or after the timeout, this tab proceeds all the same: the server
 * tolerates the repeated use of a token for a short time.
 */
function acquireTabLock(): Promise<() => void> {
  return new Promise((resolve) => {
    const proceedWithoutLock = () => resolve(() => undefined)
    if (!('locks' in navigator)) return proceedWithoutLock()
    // The member app uses a lock of the same name.
    navigator.locks
      .request(
        'hibiki-session-refresh',
        { signal: abortAfter(LOCK_TIMEOUT_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(proceedWithoutLock)
  })
}

/** Works like AbortSignal.timeout, whose timer tests cannot fake. */
function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
