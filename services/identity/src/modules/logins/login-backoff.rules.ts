const MINUTE_MS = 60_000
const MAX_FREE_ATTEMPTS = 5
const MAX_WAIT_MINUTES = 15
/** A counter without attempts for this long starts again, because failures of the day before do not indicate an attack. */
export const FAILURE_RETENTION_MS = 24 * 60 * MINUTE_MS

export interface ThrottleState {
  failures: number
  blockedUntil: Date | null
  lastAttemptAt: Date
}

export type AttemptDecision =
  | { allowed: true; next: ThrottleState }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Counts an attempt before it is checked, so that a burst of parallel guesses cannot slip through; a success resets the counter.
 * After 5 failures the next attempt waits 1 minute, then 2, 4, 8 and at most 15; it is never locked permanently.
 */
export function decideLoginAttempt(state: ThrottleState | null, now: Date): AttemptDecision {
  if (state?.blockedUntil && state.blockedUntil > now) {
    return { allowed: false, retryAfterSeconds: computeRetryAfterSeconds(now, state.blockedUntil) }
  }
  const isForgotten = !state || now.getTime() - state.lastAttemptAt.getTime() > FAILURE_RETENTION_MS
  const failures = isForgotten ? 1 : state.failures + 1
  return { allowed: true, next: { failures, blockedUntil: blockedUntil(failures, now), lastAttemptAt: now } }
}

function blockedUntil(failures: number, now: Date): Date | null {
  if (failures < MAX_FREE_ATTEMPTS) return null
  const minutes = Math.min(2 ** (failures - MAX_FREE_ATTEMPTS), MAX_WAIT_MINUTES)
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

export function computeRetryAfterSeconds(from: Date, until: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000))
}
