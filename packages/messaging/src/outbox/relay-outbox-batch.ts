import { withTimeout } from '@hibiki/database'
import type pg from 'pg'
import {
  DeliveryPostponedError,
  type EventTransport,
  type StoredEvent,
} from '../transports/event-transport.ts'

export const RELAY_BATCH_SIZE = 200

/** A publish that takes longer counts as failed; should it succeed later, the next one is a harmless duplicate. */
const late = { timeoutMs: 10_000, message: 'publish timed out' }

/** Waits of a row the broker did not take: 0.5 s, doubling, at most this. */
const MAX_WAIT_MS = 10_000

const due = 'sent_at IS NULL AND next_attempt_at <= clock_timestamp()'

export interface RelayBatchResult {
  claimed: number
  failures: unknown[]
}

/**
 * Claims unsent rows, publishes them all at once, waits for the responses and marks the rows, in one transaction. The row locks exclude
 * other relays and end with the process: after a kill before the commit, the rows are simply unsent again.
 */
export async function relayOutboxBatch(pool: pg.Pool, transport: EventTransport): Promise<RelayBatchResult> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const events = await claim(client)
    const results = await Promise.allSettled(
      events.map((event) => withTimeout(transport.publish(event), late)),
    )
    await markSent(
      client,
      events.filter((_event, index) => results[index]?.status === 'fulfilled'),
    )
    const failures = results.flatMap((result, index) => {
      const event = events[index]
      return result.status === 'rejected' && event ? [{ id: event.id, reason: result.reason as unknown }] : []
    })
    await markFailed(client, failures)
    await client.query('COMMIT')
    client.release()
    return { claimed: events.length, failures: failures.map((failure) => failure.reason) }
  } catch (error) {
    // The connection's state is unknown: closing it rolls back.
    client.release(true)
    throw error
  }
}

/** Whether a row is due: this is one statement, while an empty batch takes three. */
export async function hasDueOutboxRow(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`SELECT FROM outbox WHERE ${due} LIMIT 1`)
  return rowCount !== 0
}

interface Claimed {
  id: string
  subject: string
  payload: unknown
  occurred_at: Date
  traceparent: string | null
}

async function claim(client: pg.PoolClient): Promise<StoredEvent[]> {
  const { rows } = await client.query<Claimed>(
    `SELECT id, subject, payload, occurred_at, traceparent FROM outbox
      WHERE ${due}
      ORDER BY next_attempt_at, id LIMIT ${RELAY_BATCH_SIZE} FOR UPDATE SKIP LOCKED`,
  )
  return rows.map(({ id, subject, payload, occurred_at, traceparent }) => ({
    id,
    subject,
    payload,
    occurredAt: occurred_at.toISOString(),
    ...(traceparent !== null && { traceparent }),
  }))
}

async function markSent(client: pg.PoolClient, events: StoredEvent[]): Promise<void> {
  if (events.length === 0) return
  await client.query(
    'UPDATE outbox SET sent_at = clock_timestamp(), attempts = attempts + 1 WHERE id = ANY($1::uuid[])',
    [events.map((event) => event.id)],
  )
}

async function markFailed(client: pg.PoolClient, failures: { id: string; reason: unknown }[]): Promise<void> {
  if (failures.length === 0) return
  const delays = failures.map(({ reason }) =>
    reason instanceof DeliveryPostponedError ? reason.delayMs : null,
  )
  await client.query(
    `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs =>
         coalesce(failed.delay_ms, least(${MAX_WAIT_MS}, 500 * power(2, least(attempts, 10)))) / 1000)
       FROM unnest($1::uuid[], $2::float8[]) AS failed (id, delay_ms) WHERE outbox.id = failed.id AND outbox.id = ANY($1)`,
    [failures.map((failure) => failure.id), delays],
  )
}
