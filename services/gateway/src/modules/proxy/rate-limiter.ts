import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import { ApiError } from '@hibiki/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getRateClass, type RateClass, rateLimits } from './rate-limits.rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The proven session of the caller, by which the rate limits count; null for visitors. */
    countedSessionId: string | null
  }
}

export interface RateLimiter {
  /** Counts a call; throws E4290 with Retry-After when it is one too many. */
  check(request: FastifyRequest, call: { path: string; sessionId: string | null }): Promise<void>
}

/** Takes about 10 MB; beyond this number the least recently used keys are evicted. */
const MAX_KEYS = 50_000

/**
 * Creates the limits of this replica of the gateway, which protect the services from floods. Each replica counts for itself, because a
 * count that replicas share would cost every call a request to another server (ADR 0013); limits against guessing are identity's.
 */
export async function createRateLimiter(app: FastifyInstance): Promise<RateLimiter> {
  await app.register(fastifyRateLimit, { global: false })
  app.decorateRequest('countedSessionId', null)
  const limit = (name: RateClass) => {
    // The store of the limit reads `cache`, which its type does not name.
    const options = { ...rateLimits[name], cache: MAX_KEYS, keyGenerator: toCallerKey }
    return app.createRateLimit(options)
  }
  const limits = { calls: limit('calls'), media: limit('media'), events: limit('events') }

  return {
    async check(request, { path, sessionId }) {
      if (request.method === 'OPTIONS') return
      request.countedSessionId = sessionId
      const result = await limits[getRateClass(path)](request)
      if (!result.isAllowed && result.isExceeded)
        throw new ApiError('E4290', { headers: { 'retry-after': String(result.ttlInSeconds) } })
    },
  }
}

/** Returns the session, or the address of a visitor: the /64 of an IPv6 address, because one home has that many. */
function toCallerKey({ countedSessionId, ip }: FastifyRequest): string {
  // The address is missing when the connection is closed already.
  return countedSessionId ?? (ip === undefined ? '' : normalizeIP(ip))
}
