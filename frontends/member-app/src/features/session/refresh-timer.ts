import { runInOneTab } from '../../lib/run-in-one-tab.ts'
import { type RefreshOutcome, refreshSession } from './api/refresh-session.ts'
import { isRoomSession, readLastRefreshAt, saveRefresh } from './session-tabs.ts'

export const REFRESH_INTERVAL_MS = 1_800_000
/** How long an access token lives after a login or a refresh. */
export const ACCESS_TOKEN_MS = 35 * 60_000
/** The timer waits this long after each refresh that did not reach the server; the last wait repeats. */
export const retryDelaysMs = [5_000, 30_000, 120_000] as const
/** A refresh of another tab that is this recent counts as one of this tab. */
const FRESH_MS = 60_000

export interface RefreshTimer {
  /** Waits a full interval from the last refresh of any tab. */
  restart(): void
  /** Refreshes now if the interval has passed, for example while the device slept. */
  catchUp(): Promise<void>
  /** Whether the access token has expired, so that a refusal of it says nothing about the session. */
  isExpired(): boolean
  stop(): void
}

interface Listeners {
  onRefreshed(): void
  /** The server refused, or the access token has expired and the retries are used up. A room ends by a refusal only. */
  onEnded(): void
}

/**
 * Keeps the session alive: one refresh every 30 minutes by one tab, retries while the server cannot be reached, and the end of
 * the session only when the server refuses, or the access token has expired and the retries are used up. A device in a
 * room goes on trying: the end would silence it, and its refresh token lives for 30 days (ADR 0015).
 */
export function createRefreshTimer(listeners: Listeners): RefreshTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let failures = 0
  let isRetryPending = false
  let isStopped = false

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isRetryPending = false
      void refreshOnce()
    }, delayMs)
  }
  const restart = () => {
    isStopped = false
    failures = 0
    isRetryPending = false
    schedule(Math.max(0, REFRESH_INTERVAL_MS - getAgeMs()))
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }

  function refreshOnce(): Promise<void> {
    running ??= refreshInOneTab()
      .then(onRefreshOutcome)
      .finally(() => {
        running = null
      })
    return running
  }

  function onRefreshOutcome(outcome: RefreshOutcome): void {
    if (isStopped) return
    if (outcome === 'refreshed') {
      listeners.onRefreshed()
      restart()
      return
    }
    console.warn('トークンのリフレッシュに失敗しました。')
    const retriesUsedUp = failures >= retryDelaysMs.length && !isRetryPending
    const isLost = retriesUsedUp && getAgeMs() >= ACCESS_TOKEN_MS && navigator.onLine && !isRoomSession()
    if (outcome === 'refused' || isLost) {
      stop()
      listeners.onEnded()
      return
    }
    // An attempt between two retries (`catchUp`, before any call of a page) must not use them up.
    if (isRetryPending) return
    isRetryPending = true
    schedule(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? REFRESH_INTERVAL_MS)
    failures += 1
  }

  return {
    restart,
    stop,
    catchUp: async () => {
      if (!isStopped && getAgeMs() >= REFRESH_INTERVAL_MS) await refreshOnce()
    },
    isExpired: () => getAgeMs() >= ACCESS_TOKEN_MS,
  }
}

/** A refresh in the future means that the clock was set back: its real age is unknown, so it counts as overdue. */
function getAgeMs(): number {
  const now = Date.now()
  const age = now - (readLastRefreshAt() ?? now)
  return age < 0 ? REFRESH_INTERVAL_MS : age
}

/** Refreshes unless another tab has just done it. Two tabs may still use the same token, which the server tolerates. It never rejects. */
export const refreshInOneTab = (): Promise<RefreshOutcome> =>
  runInOneTab('hibiki-session-refresh', refreshUnlessFresh)

async function refreshUnlessFresh(): Promise<RefreshOutcome> {
  if (getAgeMs() < FRESH_MS) return 'refreshed'
  const outcome = await refreshSession()
  if (outcome === 'refreshed') saveRefresh(Date.now())
  return outcome
}
