import { ApiError, type App } from '@hibiki/http'
import { registerRateLimitMetrics } from './rate-limit-metrics.ts'
import { rejectDuplicateHostHeaders } from './reject-duplicate-host-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The prefix or the kind of page that matched, which unlike addresses are a bounded set. */
    routeLabel: string
  }
}

/** Adds what the pages and the API share: labels of requests, the number of calls over the rate limits, 404, and one `Host` only. */
export function installCommonHooks(app: App): void {
  app.decorateRequest('routeLabel', 'other')
  rejectDuplicateHostHeaders(app)
  registerRateLimitMetrics(app)
  app.setNotFoundHandler(() => {
    throw new ApiError('E4040')
  })
}
