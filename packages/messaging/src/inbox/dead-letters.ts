import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'
import type { MessagingTables } from '../messaging-tables.ts'
import type { StoredEvent } from '../transports/event-transport.ts'

const MAX_REASON_LENGTH = 2_000

/** Closes the event for this consumer and keeps it as a dead letter, both or neither. */
export async function saveDeadLetter(
  db: Kysely<MessagingTables>,
  options: { consumer: string; event: StoredEvent; reason: string },
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const reason = options.reason.slice(0, MAX_REASON_LENGTH)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('inbox')
      .values({ consumer: options.consumer, event_id: options.event.id, parked_at: now })
      .onConflict((conflict) => conflict.columns(['consumer', 'event_id']).doUpdateSet({ parked_at: now }))
      .execute()
    await trx
      .insertInto('dead_letters')
      .values({
        consumer: options.consumer,
        event_id: options.event.id,
        subject: options.event.subject,
        payload: JSON.stringify(options.event.payload ?? null),
        occurred_at: options.event.occurredAt,
        reason,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['consumer', 'event_id'])
          .doUpdateSet({ reason, parked_at: now, replay_at: null, replayed_at: null }),
      )
      .execute()
  })
}

/**
 * Requests that a dead letter is handled again, with fresh attempts. A running replica of the service takes it within about a second and
 * passes it only to the consumer that failed; a new failure parks it again under the same id.
 *
 * @returns false when there is no such dead letter, or its replay has succeeded already
 */
export async function requestDeadLetterReplay<DB extends MessagingTables>(
  database: Database<DB>,
  id: string,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `WITH letter AS (
       UPDATE dead_letters SET replay_at = clock_timestamp()
        WHERE id = $1 AND replayed_at IS NULL RETURNING consumer, event_id
     )
     UPDATE inbox SET started = 0, finished = 0, parked_at = NULL
       FROM letter WHERE inbox.consumer = letter.consumer AND inbox.event_id = letter.event_id`,
    [id],
  )
  return rowCount === 1
}

interface DeadLetter {
  id: string
  consumer: string
  subject: string
  /** The consumer's error, which may quote the event. */
  reason: string
  parkedAt: Date
}

/**
 * Lists events that consumers gave up on and that were not replayed successfully, oldest first.
 *
 * @returns at most `limit` of them, and their total number
 */
export async function listDeadLetters<DB extends MessagingTables>(
  database: Database<DB>,
  limit: number,
): Promise<{ letters: DeadLetter[]; total: number }> {
  const { rows } = await database.pool.query<DeadLetter & { total: number }>(
    `SELECT id, consumer, subject, reason, parked_at AS "parkedAt", count(*) OVER ()::int AS total
       FROM dead_letters WHERE replayed_at IS NULL ORDER BY parked_at, id LIMIT $1`,
    [limit],
  )
  return { letters: rows.map(({ total, ...letter }) => letter), total: rows[0]?.total ?? 0 }
}

/** The state of a replay: the event is handled, parked again, or neither yet. */
export interface DeadLetterReplay {
  id: string
  consumer: string
  state: 'replayed' | 'failed' | 'waiting'
  /** The number of attempts of this replay that have failed so far. */
  failures: number
  reason: string
}

const REPLAY_POLL_MS = 250

/**
 * Waits at most `timeoutMs` until running replicas have handled or parked again what {@link requestDeadLetterReplay} requested.
 *
 * @returns the state of each of these dead letters then, without those that an erasure of their person has deleted
 */
export async function waitForDeadLetterReplays<DB extends MessagingTables>(
  database: Database<DB>,
  ids: readonly string[],
  { timeoutMs }: { timeoutMs: number },
): Promise<DeadLetterReplay[]> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const { rows } = await database.pool.query<DeadLetterReplay>(
      `SELECT letter.id, letter.consumer, letter.reason, coalesce(inbox.finished, 0) AS failures,
              CASE WHEN letter.replayed_at IS NOT NULL THEN 'replayed'
                   WHEN letter.replay_at IS NULL THEN 'failed' ELSE 'waiting' END AS state
         FROM dead_letters AS letter LEFT JOIN inbox USING (consumer, event_id)
        WHERE letter.id = ANY ($1) ORDER BY letter.parked_at, letter.id`,
      [ids],
    )
    if (rows.every(({ state }) => state !== 'waiting') || Date.now() >= deadline) return rows
    await sleep(REPLAY_POLL_MS)
  }
}
