import { EVENT_LOOP_PRECISION_MS } from '@hibiki/http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyRequest {
    /** The prefix or the kind of page that matched, which unlike addresses are a bounded set. */
    routeLabel: string
  }
}

/** Writes one log line and one measurement per request, without query, address, cookie or other personal data. */
export function installRequestLogAndMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service: 'gateway' })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to complete answer, as the client sees it',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'gateway_rate_limited_total',
    help: 'Calls answered with 429',
    registers: [registry],
  })

  app.decorateRequest('routeLabel', 'other')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeLabel: route } = request
    const status = reply.raw.statusCode
    const ms = reply.elapsedTime
    durations.observe({ method, route, status }, ms / 1000)
    if (status === 429) refusals.inc()
    if (route !== 'healthz') {
      request.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
    }
    done()
  })
  return registry
}
