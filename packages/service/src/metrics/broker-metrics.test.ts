import type { BrokerState, EventTransport } from '@hibiki/messaging'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addBrokerMetrics } from './broker-metrics.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function scrapeOf(inspect?: EventTransport['inspect']) {
  const registry = new Registry()
  addBrokerMetrics(registry, inspect ? { inspect } : {})
  return () => registry.metrics()
}

const state = (pending: number): BrokerState => ({
  consumers: [{ durable: 'notes-project-members', pending }],
  streams: [{ stream: 'identity', replicasMissing: 1 }],
})

it('reports what waits for each consumer, and which replicas a stream lacks', async () => {
  const text = await scrapeOf(async () => state(7))()
  expect(text).toContain('hibiki_consumer_pending{consumer="notes-project-members"} 7\n')
  expect(text).toContain('hibiki_stream_replicas_missing{stream="identity"} 1\n')
})

it('queries the broker once in five seconds, however many scrapes arrive', async () => {
  const inspect = vi.fn(async () => state(inspect.mock.calls.length))
  const scrape = scrapeOf(inspect)
  await Promise.all([scrape(), scrape()])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(await scrape()).toMatch(/^hibiki_consumer_pending\{.+\} 1$/m)
  expect(inspect).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await scrape()).toMatch(/^hibiki_consumer_pending\{.+\} 2$/m)
})

it('leaves out all broker metrics while the broker is down, including earlier ones', async () => {
  const inspect = vi.fn(async () => state(7))
  const scrape = scrapeOf(inspect)
  await scrape()
  inspect.mockRejectedValueOnce(new Error('away'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await scrape()).not.toMatch(/^hibiki/m)
})

it('delays no scrape for more than two seconds', async () => {
  const text = scrapeOf(() => new Promise(() => {}))()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await text).not.toMatch(/^hibiki/m)
})

it('leaves out the metrics without a broker', async () => {
  expect(await scrapeOf()()).not.toMatch(/^hibiki/m)
})
