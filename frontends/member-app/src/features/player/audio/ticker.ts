const FALLBACK_MS = 250

/**
 * Calls back about four times a second, in background tabs too. The callback reads the media clock, so that a late tick
 * delays nothing by more than its own lateness. Returns a function that stops the ticks.
 */
export function startTicker(onTick: () => void): () => void {
  const worker = createWorker()
  if (worker) {
    worker.onmessage = onTick
    return () => worker.terminate()
  }
  const timer = setInterval(onTick, FALLBACK_MS)
  return () => clearInterval(timer)
}

/** Returns null where the browser has no workers or does not allow them; the page's own timer is used then. */
function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
