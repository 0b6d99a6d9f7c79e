import type { BrokerState, EventTransport } from '@hibiki/messaging'
import { Gauge, type Registry } from 'prom-client'
import { withScrapeTimeout } from './with-scrape-timeout.ts'

/** However many scrapes arrive, the broker is queried once in this time. */
const SHARED_MS = 5_000

const NOTHING: BrokerState = { consumers: [], streams: [] }

/**
 * Adds metrics about events on their way to this service, queried at each scrape: unhandled events of each durable, and missing replicas of
 * the streams it reads. They are absent while the broker is down, and without a broker. Every replica of a service reports the same:
 * aggregate with `max`, not `sum`.
 */
export function addBrokerMetrics(registry: Registry, transport: Pick<EventTransport, 'inspect'>): void {
  const readState = shareFor(SHARED_MS, () =>
    withScrapeTimeout((async () => (await transport.inspect?.()) ?? NOTHING)()).catch(() => NOTHING),
  )
  const registers = [registry]
  new Gauge({
    name: 'hibiki_consumer_pending',
    help: 'Events that a durable consumer has not handled, those that wait for a retry among them',
    labelNames: ['consumer'] as const,
    registers,
    async collect() {
      const { consumers } = await readState()
      this.reset()
      for (const { durable, pending } of consumers) this.set({ consumer: durable }, pending)
    },
  })
  new Gauge({
    name: 'hibiki_stream_replicas_missing',
    help: 'Copies that a stream should have and that are not up to date or not there',
    labelNames: ['stream'] as const,
    registers,
    async collect() {
      const { streams } = await readState()
      this.reset()
      for (const { stream, replicasMissing } of streams) this.set({ stream }, replicasMissing)
    },
  })
}

/** Shares one result among all callers for so long. */
function shareFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined
  return () => {
    if (shared === undefined) {
      shared = ask()
      setTimeout(() => {
        shared = undefined
      }, ms).unref()
    }
    return shared
  }
}
