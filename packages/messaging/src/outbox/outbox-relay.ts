import { type Database, ignoreConnectionErrors, maintainMonthlyPartitions } from '@hibiki/database'
import pg from 'pg'
import type { Logger } from 'pino'
import { startLoop } from '../flow/start-loop.ts'
import { HOUSEKEEPING_INTERVAL_MS } from '../message-retention.ts'
import type { MessagingTables } from '../messaging-tables.ts'
import { toLoggableError } from '../to-loggable-error.ts'
import { DeliveryPostponedError, type EventTransport } from '../transports/event-transport.ts'
import { listenForOutboxRows } from './listen-for-outbox-rows.ts'
import { hasDueOutboxRow, RELAY_BATCH_SIZE, relayOutboxBatch } from './relay-outbox-batch.ts'

export interface OutboxRelay {
  /** Finishes the batches under way. Safe to call more than once. */
  stop(): Promise<void>
}

/** Two batches run at once: while one waits for responses, the other reads or marks, and a slow event delays only its own batch. */
const lanes = 2

/**
 * The first event after a quiet time goes out at once; under load a lane waits this long between batches, so that they are
 * large: a batch costs the database four round trips, whatever it holds.
 */
const REST_MS = 50

/** A lane waits for a notification or the poll; this is as long as a timer can be. */
const UNTIL_WOKEN_MS = 2 ** 31 - 1

const POLL_EVERY_MS = 5_000

/**
 * Publishes the outbox: at once after a commit (LISTEN/NOTIFY), and every `pollMs` for rows without a notification – retries, rows marked
 * again, rows of a killed replica. Any number of replicas may run. While the transport is not healthy the rows wait; services continue
 * writing them. Months of sent rows are dropped 30 days after their end.
 *
 * The relay has connections of its own, so that a busy outbox never takes one from a request.
 *
 * @param options.listenUrl Postgres itself, if the database is reached through a pooler in transaction mode, which passes no notifications
 */
export function startOutboxRelay<DB extends MessagingTables>({
  database,
  transport,
  log,
  pollMs,
  listenUrl,
}: {
  database: Database<DB>
  transport: EventTransport
  log: Logger
  pollMs?: number
  listenUrl?: string
}): OutboxRelay {
  const { options } = database.pool
  const pool = new pg.Pool({ ...options, max: lanes + 2 })
  const listenPool = listenUrl ? new pg.Pool({ ...options, connectionString: listenUrl, max: 1 }) : undefined
  for (const opened of [pool, listenPool]) if (opened) ignoreConnectionErrors(opened)
  const logFailure = (what: string) => (error: unknown) =>
    log.warn({ schema: database.schema, error: toLoggableError(error) }, `${what} failed`)

  async function relay(): Promise<boolean> {
    if (!transport.isHealthy()) return false
    const { claimed, failures } = await relayOutboxBatch(pool, transport)
    const refusals = failures.filter((reason) => !(reason instanceof DeliveryPostponedError))
    if (refusals.length > 0) {
      const about = { schema: database.schema, events: refusals.length, error: toLoggableError(refusals[0]) }
      log.warn(about, `${transport.name} did not take events, they wait in the outbox`)
    }
    // A full batch means more is waiting; when nothing of it went out, a pause is due.
    return claimed === RELAY_BATCH_SIZE && failures.length < claimed
  }

  const loops = Array.from({ length: lanes }, () =>
    startLoop({ everyMs: UNTIL_WOKEN_MS, restMs: REST_MS, work: relay, onError: logFailure('relay') }),
  )
  const wake = () => {
    for (const loop of loops) loop.wake()
  }
  transport.onRelease?.(wake)
  const poll = startLoop({
    everyMs: pollMs ?? POLL_EVERY_MS,
    async work() {
      if (transport.isHealthy() && (await hasDueOutboxRow(pool))) wake()
      return false
    },
    onError: logFailure('look into the outbox'),
  })
  const housekeeping = startLoop({
    everyMs: HOUSEKEEPING_INTERVAL_MS,
    work: () => maintainMonthlyPartitions(pool, 'outbox'),
    onError: logFailure('outbox housekeeping'),
  })
  const listener = listenForOutboxRows({
    pool: listenPool ?? pool,
    schema: database.schema,
    onRows: wake,
  })

  let stopping: Promise<void> | undefined
  async function stop(): Promise<void> {
    await Promise.all([...loops, poll, housekeeping, listener].map((part) => part.stop()))
    await Promise.all([pool.end(), listenPool?.end()])
  }
  return {
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
