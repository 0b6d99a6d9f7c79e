export interface TokenBuckets {
  /** Takes one token; answers 0, or the whole seconds until the next one is there. */
  take(key: string): number
  readonly size: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

/**
 * Token buckets by key: `burst` at once, `perSecond` for ever. At most `maxKeys` are kept; the key unused for
 * longest goes first, which only matters when it had not been used long enough to be full again anyway.
 */
export function createTokenBuckets(options: {
  perSecond: number
  burst: number
  maxKeys: number
  /** Milliseconds. */
  clock: () => number
}): TokenBuckets {
  const { perSecond, burst, maxKeys, clock } = options
  const buckets = new Map<string, Bucket>()

  return {
    take(key) {
      const now = clock()
      const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now }
      bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
      bucket.filledAt = now
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > maxKeys) {
        const oldest = buckets.keys().next()
        if (!oldest.done) buckets.delete(oldest.value)
      }
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond))
      bucket.tokens -= 1
      return 0
    },
    get size() {
      return buckets.size
    },
  }
}
