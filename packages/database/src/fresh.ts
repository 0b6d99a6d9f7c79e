import { inTime } from './in-time.ts'

/**
 * A value that is loaded again when it is asked for and older than `maxAgeMs`; callers at the same moment share one
 * load. While loading fails the old value serves for `maxStaleMs`, then callers get the failure. A load that takes longer than that has
 * failed, too: a server that vanished without a word answers nothing for a quarter of an hour.
 */
export function createFresh<T>(options: {
  load: () => Promise<T>
  maxAgeMs: number
  maxStaleMs: number
  now?: () => number
}): () => Promise<T> {
  const now = options.now ?? (() => performance.now())
  let held: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined

  async function load(): Promise<T> {
    const at = now()
    try {
      const value = await inTime(options.load(), {
        timeoutMs: options.maxStaleMs,
        message: `not loaded within ${options.maxStaleMs} ms`,
      })
      held = { value, at }
      return value
    } catch (error) {
      if (held && now() - held.at < options.maxStaleMs) return held.value
      throw error
    } finally {
      loading = undefined
    }
  }

  return async () => {
    if (held && now() - held.at < options.maxAgeMs) return held.value
    loading ??= load()
    return loading
  }
}
