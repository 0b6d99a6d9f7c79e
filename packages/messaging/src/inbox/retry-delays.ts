/** Waits after the first, second … failed attempt: 1 s, 5 s, 30 s, 2 min, 10 min. */
export const defaultRetryDelaysMs: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000]

/** Starts without an end – the process died – after which an event is taken for the cause. */
export const MAX_LOST_ATTEMPTS = 3

/** Milliseconds until the next attempt after `failures` failed ones, or undefined when it was the last. */
export function findRetryDelayMs(
  failures: number,
  delays: readonly number[] = defaultRetryDelaysMs,
): number | undefined {
  return delays[failures - 1]
}
