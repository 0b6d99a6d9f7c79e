import { lastRefreshedAt, saveRefresh } from './session-tabs.ts'

/** Another tab that refreshed this recently has done this tab's work too. */
const FRESH_MS = 10_000
/** A tab that the system froze may hold the lock for ever. */
const MAX_WAIT_MS = 10_000
/** The gateway answers within 30 s: whatever takes longer hangs on a connection that nobody closed. */
const CALL_TIMEOUT_MS = 35_000

/** `refused` ends the session; `unreachable` (network, 429, 5xx) only delays it. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable'

/** Renews the access token with the refresh cookie, in one tab at a time. */
export async function refreshSession(): Promise<RefreshOutcome> {
  const asked = Date.now()
  const release = await lockTabs()
  try {
    return lastRefreshedAt() > asked - FRESH_MS ? 'refreshed' : await requestRefresh()
  } finally {
    release()
  }
}

async function requestRefresh(): Promise<RefreshOutcome> {
  const response = await fetch(`${window.location.origin}/api/auth/refresh`, {
    method: 'POST',
    credentials: 'same-origin',
    signal: abortAfter(CALL_TIMEOUT_MS),
  }).catch(() => null)
  if (response === null || response.status === 429 || response.status >= 500) return 'unreachable'
  // 409: another tab was faster, and its cookies are this tab's too.
  if (!response.ok && response.status !== 409) return 'refused'
  saveRefresh()
  return 'refreshed'
}

/**
 * Resolves to what gives the lock back. Without Web Locks, or after too long a wait, this tab goes on all the same: the server has a
 * grace for a token that was used just now.
 */
function lockTabs(): Promise<() => void> {
  return new Promise((resolve) => {
    const goOn = () => resolve(() => undefined)
    if (!('locks' in navigator)) return goOn()
    // The member app's lock has the same name.
    navigator.locks
      .request(
        'hibiki-session-refresh',
        { signal: abortAfter(MAX_WAIT_MS) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(goOn)
  })
}

/** As AbortSignal.timeout, whose clock no test can move. */
function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
