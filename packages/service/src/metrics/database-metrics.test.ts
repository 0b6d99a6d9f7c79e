import { openDatabase } from '@hibiki/database'
import type { MessagingTables } from '@hibiki/messaging'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { addDatabaseMetrics } from './database-metrics.ts'

it('leaves out the figures of events while the database is away, and answers all the same', async () => {
  const registry = new Registry()
  const url = 'postgres://nobody:x@127.0.0.1:1/none'
  const database = openDatabase<MessagingTables>({ url, schema: 'notes', applicationName: 'metrics-test' })
  addDatabaseMetrics(registry, database)
  const text = await registry.metrics()
  await database.close()
  expect(text).toContain('hibiki_database_connections{state="busy"} 0')
  expect(text).not.toMatch(/^hibiki_(outbox|dead)/m)
})
