import { withTimeout } from './with-timeout.ts'

/**
 * A value that is loaded again when it is asked for and older than `ttlMs`; callers at the same moment share one
 * load. While loading fails the old value serves for `staleIfErrorMs`, then callers get the failure. A load that takes longer than that has
 * failed, too: a server that vanished without a word answers nothing for a quarter of an hour.
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
