import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export interface LiveMetrics {
  connections: Gauge
  closed: Counter<'code'>
  pushLatency: Histogram
  leases: Gauge
  silentSections: Gauge
  /** Registers these metrics for `/metrics`. */
  register(registry: Registry): void
}

/** Creates the metrics of rooms for operators; docs/operations.md says what is normal. */
export function createLiveMetrics(): LiveMetrics {
  const registers: Registry[] = []
  const metrics = {
    connections: new Gauge({
      name: 'room_connections',
      help: 'Devices connected to this copy',
      registers,
    }),
    closed: new Counter({
      name: 'room_connections_closed_total',
      help: 'Sockets closed by the service, by close code',
      labelNames: ['code'] as const,
      registers,
    }),
    pushLatency: new Histogram({
      name: 'room_push_seconds',
      help: 'From the commit of a change to the device saying that it applied it',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    leases: new Gauge({ name: 'room_leases', help: 'Sections that a device holds now', registers }),
    silentSections: new Gauge({
      name: 'room_silent_sections',
      help: 'Sections that should play and have been silent for five minutes',
      registers,
    }),
  }
  return {
    ...metrics,
    register(registry) {
      for (const metric of Object.values(metrics)) registry.registerMetric(metric)
    },
  }
}
