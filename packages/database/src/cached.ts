import { withTimeout } from './with-timeout.ts'

/**
 * Caches a value and reloads it when it is requested after `ttlMs`; concurrent callers share one load. While loading fails, the stale value
 * is returned for `staleIfErrorMs`, then callers get the error. A load that takes longer than that counts as failed, because a server that
 * vanished silently blocks a request for a quarter of an hour.
 */
export function cached<T>(options: {
  load: () => Promise<T>
  ttlMs: number
  staleIfErrorMs: number
  now?: () => number
}): () => Promise<T> {
  const now = options.now ?? (() => performance.now())
  let held: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined

  async function load(): Promise<T> {
    const at = now()
    try {
      const value = await withTimeout(options.load(), {
        timeoutMs: options.staleIfErrorMs,
        message: `not loaded within ${options.staleIfErrorMs} ms`,
      })
      held = { value, at }
      return value
    } catch (error) {
      if (held && now() - held.at < options.staleIfErrorMs) return held.value
      throw error
    } finally {
      loading = undefined
    }
  }

  return async () => {
    if (held && now() - held.at < options.ttlMs) return held.value
    loading ??= load()
    return loading
  }
}
