import { ApiError } from '@hibiki/http'
import {
  findStrictRateClass,
  getGeneralRateClass,
  type RateClass,
  rateLimits,
  toAddressKey,
} from '../domain/rate-limits.rules.ts'
import { createTokenBuckets } from '../domain/token-buckets.ts'

export interface RateLimiter {
  /** Counts a call; throws E4290 with Retry-After when it is one too many. */
  check(call: { path: string; method: string; address: string; sessionId: string | null }): void
}

/** Takes about 10 MB; beyond this number the least recently used keys are evicted. */
const MAX_KEYS = 50_000

/** Creates the limits of this replica of the gateway; each replica counts for itself. */
export function createRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const classes: RateClass[] = ['calls', 'media', 'events', 'login', 'mail']
  const buckets = Object.fromEntries(
    classes.map((name) => [name, createTokenBuckets({ ...rateLimits[name], maxKeys: MAX_KEYS, clock })]),
  ) as Record<RateClass, ReturnType<typeof createTokenBuckets>>

  return {
    check({ path, method, address, sessionId }) {
      if (method === 'OPTIONS') return
      const general = sessionId === null ? `a ${toAddressKey(address)}` : `s ${sessionId}`
      let wait = buckets[getGeneralRateClass(path)].take(general)
      const strict = findStrictRateClass(path)
      if (wait === 0 && strict) wait = buckets[strict].take(toAddressKey(address))
      if (wait > 0) throw new ApiError('E4290', { headers: { 'retry-after': String(wait) } })
    },
  }
}
