import type { App } from '@hibiki/http'
import { Counter } from 'prom-client'

/** Counts the calls that a rate limit refuses. */
export function registerRateLimitMetrics(app: App): void {
  const refusals = new Counter({
    name: 'gateway_rate_limited_total',
    help: 'Calls answered with 429',
    registers: [app.metrics.registry],
  })
  app.addHook('onResponse', (_request, { statusCode }, done) => {
    if (statusCode === 429) refusals.inc()
    done()
  })
}
