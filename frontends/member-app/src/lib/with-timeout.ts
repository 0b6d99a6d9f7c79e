/** The gateway responds within 30 s; a longer call hangs on a dead connection. */
export const REQUEST_TIMEOUT_MS = 35_000

/**
 * Returns the result of the work; rejects with a TimeoutError when it takes too long.
 *
 * @param work gets a signal that aborts at the timeout; work that ignores the signal is no longer awaited
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
