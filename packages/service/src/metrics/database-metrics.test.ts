import { openDatabase } from '@hibiki/database'
import type { MessagingTables } from '@hibiki/messaging'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { addDatabaseMetrics, type WorkQueue } from './database-metrics.ts'

const now = new Date('2026-11-25T03:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Returns what a scrape gets while the database is down. */
async function scrape(...queues: WorkQueue[]): Promise<string> {
  const registry = new Registry()
  const url = 'postgres://nobody:x@127.0.0.1:1/none'
  const database = openDatabase<MessagingTables>({ url, schema: 'notes', applicationName: 'metrics-test' })
  addDatabaseMetrics(registry, { database, queues, clock: () => now })
  const text = await registry.metrics()
  await database.close()
  return text
}

it('leaves out metrics of events and queues while the database is down, and responds all the same', async () => {
  const text = await scrape({ name: 'mails', findOldest: () => Promise.reject(new Error('away')) })
  expect(text).toContain('hibiki_database_connections{state="busy"} 0')
  expect(text).not.toMatch(/^hibiki_(outbox|dead|queue)/m)
})

it('reports how long the oldest item of each queue has waited, 0 for an empty queue', async () => {
  const text = await scrape(
    { name: 'mails', findOldest: async () => secondsAgo(90.5) },
    { name: 'uploads', findOldest: async () => null },
    // The clocks of replica and database differ.
    { name: 'exports', findOldest: async () => secondsAgo(-2) },
  )
  expect(text).toContain('hibiki_queue_oldest_seconds{queue="mails"} 90.5\n')
  expect(text).toContain('hibiki_queue_oldest_seconds{queue="uploads"} 0\n')
  expect(text).toContain('hibiki_queue_oldest_seconds{queue="exports"} 0')
})
