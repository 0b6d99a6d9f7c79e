const POLL_MS = 50

/** Rejects with the signal's reason when that aborts first. */
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

/** Returns whether the condition was fulfilled within the time. */
export async function until(
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

/** Does something again and again until the time is over. */
export async function repeatFor(timeMs: number, action: () => void, signal: AbortSignal): Promise<void> {
  const actAndGoOn = () => {
    action()
    return false
  }
  await until(actAndGoOn, { timeoutMs: timeMs, signal })
}
