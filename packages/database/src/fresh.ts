/**
 * A value that is loaded again when it is asked for and older than `maxAgeMs`; callers at the same moment share one
 * load. While loading fails the old value serves for `maxStaleMs`, then callers get the failure. A load that takes longer than that has
 * failed, too: a server that vanished without a word answers nothing for a quarter of an hour.
 */
export function createFresh<T>(o: {
  load: () => Promise<T>
  maxAgeMs: number
  maxStaleMs: number
  now?: () => number
}): () => Promise<T> {
  const now = o.now ?? (() => performance.now())
  let held: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined

  async function load(): Promise<T> {
    const at = now()
    try {
      const value = await inTime(o.load(), o.maxStaleMs)
      held = { value, at }
      return value
    } catch (error) {
      if (held && now() - held.at < o.maxStaleMs) return held.value
      throw error
    } finally {
      loading = undefined
    }
  }

  return async () => {
    if (held && now() - held.at < o.maxAgeMs) return held.value
    loading ??= load()
    return loading
  }
}

/** @throws Error with code ETIMEDOUT when `promise` has not settled in time; what becomes of it afterwards is ignored */
async function inTime<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(Object.assign(new Error(`not loaded within ${timeoutMs} ms`), { code: 'ETIMEDOUT' })),
    timeoutMs,
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
