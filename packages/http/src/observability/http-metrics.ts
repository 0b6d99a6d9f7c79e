import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The delay of the event loop is sampled at this interval; the library's 10 ms cost an idle process half a percent of a core. */
const EVENT_LOOP_PRECISION_MS = 50

// Process figures exist once however many services share the process.
let processMetrics: Registry | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** This app's metrics; add a service's own to `metrics.registry`. */
    metrics: HttpMetrics
  }
}

export interface HttpMetrics {
  registry: Registry
  observe(method: string, route: string, status: number, seconds: number): void
  countError(code: string): void
  /** Prometheus text of this app's and the process's metrics. */
  render(): Promise<string>
  contentType: string
}

/** Metrics of one app in its own registry; route patterns, never addresses, are labels, so their number is bounded. */
export function createHttpMetrics(service: string): HttpMetrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers: [registry],
  })
  // A duplicate login has status 500; its code distinguishes it from real failures.
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Error answers by code',
    labelNames: ['code'] as const,
    registers: [registry],
  })
  return {
    registry,
    observe: (method, route, status, seconds) => durations.observe({ method, route, status }, seconds),
    countError: (code) => errors.inc({ code }),
    render: async () => `${await registry.metrics()}\n${await ownProcess().metrics()}`,
    contentType: registry.contentType,
  }
}

function ownProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS })
  }
  return processMetrics
}
