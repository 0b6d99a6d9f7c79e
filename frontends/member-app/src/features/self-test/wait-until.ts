const POLL_MS = 50

/** Resolves after a time, or rejects with the reason of the signal when that aborts first. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}

/** Waits for a condition and returns whether it was fulfilled within the time. */
export async function waitUntil(
  isFulfilled: () => boolean,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<boolean> {
  const endsAt = Date.now() + timeoutMs
  while (!isFulfilled()) {
    if (Date.now() >= endsAt) return false
    await sleep(POLL_MS, signal)
  }
  return true
}

/** Repeats an action until the time is over. */
export async function repeatFor(timeMs: number, action: () => void, signal: AbortSignal): Promise<void> {
  const actAndContinue = () => {
    action()
    return false
  }
  await waitUntil(actAndContinue, { timeoutMs: timeMs, signal })
}
