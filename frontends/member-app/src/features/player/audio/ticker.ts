const fallbackMs = 250

/**
 * Calls back about four times a second until stopped, in background tabs too. Whoever is called reads the media clock:
 * a late tick makes nothing longer than the lateness itself. Returns what stops it.
 */
export function startTicker(onTick: () => void): () => void {
  const worker = createWorker()
  if (worker) {
    worker.onmessage = onTick
    return () => worker.terminate()
  }
  const timer = setInterval(onTick, fallbackMs)
  return () => clearInterval(timer)
}

/** None where the browser has no workers or does not allow them: then the page's own timer has to do. */
function createWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
