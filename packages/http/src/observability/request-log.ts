import { isHiddenFromOpenApi } from '../access/access-rules.ts'
import type { App } from '../app-type.ts'
import type { HttpMetrics } from './http-metrics.ts'

/**
 * Writes one log line and one measurement per request. The line contains the route's pattern instead of the address, and nothing that the
 * client sent: no query, no body, no IP address, no names.
 */
export function installRequestLog(app: App, metrics: HttpMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Responses are not cacheable unless the handler says so.
    reply.header('x-request-id', request.id).header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const ms = reply.elapsedTime
    metrics.observe(request.method, route, reply.statusCode, ms / 1000)
    // Probes and calls between services come every second and would bury everything else.
    const { access } = request.routeOptions.config
    const level = access && isHiddenFromOpenApi(access) ? 'debug' : 'info'
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10 },
      'request',
    )
    done()
  })
}
