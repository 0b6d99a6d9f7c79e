import { LRUCache } from 'lru-cache'

export interface TokenBuckets {
  /** Takes one token and returns 0; returns the whole seconds until the next token when there is none. */
  take(key: string): number
  readonly size: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

/**
 * Creates one token bucket per key, which holds `burst` tokens and refills by `perSecond`. Beyond `maxKeys` the least recently used
 * bucket is evicted, which is harmless once it is full again.
 */
export function createTokenBuckets(options: {
  perSecond: number
  burst: number
  maxKeys: number
  /** Milliseconds. */
  clock: () => number
}): TokenBuckets {
  const { perSecond, burst, maxKeys, clock } = options
  const buckets = new LRUCache<string, Bucket>({ max: maxKeys })

  return {
    take(key) {
      const now = clock()
      const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now }
      bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond)
      bucket.filledAt = now
      buckets.set(key, bucket)
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond))
      bucket.tokens -= 1
      return 0
    },
    get size() {
      return buckets.size
    },
  }
}
