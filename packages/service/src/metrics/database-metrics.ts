import type { Database } from '@hibiki/database'
import type { MessagingTables } from '@hibiki/messaging'
import { type Kysely, sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { withScrapeTimeout } from './with-scrape-timeout.ts'

/** A backlog is counted up to this number, so that a scrape stays cheap when it is large. */
const MAX_COUNTED = 10_000

/** Work that waits in a table. */
export interface WorkQueue {
  /** Label of the metric, unique in the service: `mails` */
  name: string
  /** Returns since when the oldest item has waited, or null. It runs at each scrape, so it needs an index. */
  findOldest(): Promise<Date | null>
}

type Backlog = Record<'unsent' | 'oldest_seconds' | 'dead_letters' | 'days_left', number>

/**
 * Adds metrics about a service's events and connections, queried at each scrape: waiting events of the outbox and their age, dead letters
 * without a successful replay, how many months ahead tables have partitions, the age of other waiting work, and the connection pool. While
 * the database is down all but the last are absent. Every replica reports the same, because they share the tables: aggregate with `max`,
 * not `sum`.
 */
export function addDatabaseMetrics<DB extends MessagingTables>(
  registry: Registry,
  { database, queues, clock }: { database: Database<DB>; queues: readonly WorkQueue[]; clock: () => Date },
): void {
  const registers = [registry]
  const readBacklog = shareWhileRunning(() => withScrapeTimeout(backlogOf(database)))
  const readAges = shareWhileRunning(() => withScrapeTimeout(agesOf(queues, clock)))
  const backlogGauge = (name: string, help: string, figure: keyof Backlog) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set((await readBacklog())[figure])
        } catch {
          this.remove()
        }
      },
    })
  backlogGauge(
    'hibiki_outbox_unsent',
    `Events that wait to be published, counted to ${MAX_COUNTED}`,
    'unsent',
  )
  backlogGauge('hibiki_outbox_oldest_seconds', 'Age of the oldest of them; 0 without', 'oldest_seconds')
  backlogGauge(
    'hibiki_dead_letters',
    `Events a consumer gave up on, counted to ${MAX_COUNTED}`,
    'dead_letters',
  )
  backlogGauge(
    'hibiki_partition_days_left',
    'Days until the first of the monthly tables has no month any more',
    'days_left',
  )
  new Gauge({
    name: 'hibiki_queue_oldest_seconds',
    help: 'Age of the oldest piece of work that waits; 0 without',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      const ages = await readAges().catch(() => [])
      this.reset()
      for (const { queue, seconds } of ages) this.set({ queue }, seconds)
    },
  })
  new Gauge({
    name: 'hibiki_database_connections',
    help: 'Connections of the pool by state, and callers that wait for one',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      // The pool is read after our own queries, which also wait for a connection.
      await Promise.allSettled([readBacklog(), readAges()])
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
}

async function backlogOf<DB extends MessagingTables>(database: Database<DB>): Promise<Backlog> {
  const db = database.db as unknown as Kysely<MessagingTables>
  const { rows } = await sql<Backlog>`
    WITH waiting AS (
      SELECT occurred_at FROM outbox WHERE sent_at IS NULL ORDER BY next_attempt_at, id LIMIT ${MAX_COUNTED}
    ), letters AS (
      SELECT FROM dead_letters WHERE replayed_at IS NULL LIMIT ${MAX_COUNTED}
    ), months AS (
      SELECT max(to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') FILTER (WHERE relname ~ '_\\d{4}_\\d{2}$') AS until
        FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid
        WHERE relkind = 'r' AND relispartition AND relnamespace = current_schema()::regnamespace
        GROUP BY inhparent
    )
    SELECT (SELECT count(*) FROM waiting)::int AS unsent,
           coalesce((SELECT greatest(extract(epoch FROM clock_timestamp() - min(occurred_at)), 0) FROM waiting), 0)::float8 AS oldest_seconds,
           (SELECT count(*) FROM letters)::int AS dead_letters,
           (SELECT min(extract(epoch FROM coalesce(until, '-infinity') AT TIME ZONE 'UTC' - now()) / 86400) FROM months)::float8 AS days_left`.execute(
    db,
  )
  const [backlog] = rows
  if (!backlog) throw new Error('no figures of the outbox')
  return backlog
}

/** Queries one after the other, so that a scrape uses one connection for them. */
async function agesOf(queues: readonly WorkQueue[], clock: () => Date) {
  const ages: { queue: string; seconds: number }[] = []
  for (const { name, findOldest } of queues) {
    const oldest = await findOldest()
    const ageMs = oldest ? clock().getTime() - oldest.getTime() : 0
    ages.push({ queue: name, seconds: Math.max(ageMs, 0) / 1000 })
  }
  return ages
}

/** Several gauges of one scrape share one query. */
function shareWhileRunning<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= ask().finally(() => {
      running = undefined
    })
    return running
  }
}
