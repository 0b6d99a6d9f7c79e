/** The gateway answers within 30 s: whatever takes longer hangs on a connection that nobody closed. */
export const CALL_TIMEOUT_MS = 35_000

/**
 * Returns what the work returns; rejects with a TimeoutError when it takes too long.
 *
 * @param work is given the signal that ends it then; where it does not heed it, nobody waits for it any more
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const timeUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No response within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  try {
    return await Promise.race([work(signal), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
