import { isHidden } from '../access/rules.ts'
import type { App } from '../app-type.ts'
import type { HttpMetrics } from './metrics.ts'

/**
 * One log line and one measurement per request. The route's pattern is logged instead of the address, and nothing
 * the client sent: no query, no body, no IP address, no names.
 */
export function installRequestLog(app: App, metrics: HttpMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Not to be stored unless the handler says so.
    reply.header('x-request-id', request.id).header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const ms = reply.elapsedTime
    metrics.observe(request.method, route, reply.statusCode, ms / 1000)
    // Probes and what services ask each other come every second and would bury everything else.
    const { access } = request.routeOptions.config
    const level = access && isHidden(access) ? 'debug' : 'info'
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10 },
      'request',
    )
    done()
  })
}
