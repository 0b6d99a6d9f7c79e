import type { Database } from '@hibiki/database'
import { type Kysely, sql } from 'kysely'
import type { MessagingTables } from '../tables.ts'
import type { StoredEvent } from '../transports/event-transport.ts'

const maxReasonLength = 2_000

/** Closes the event for this consumer and keeps it as a dead letter, both or neither. */
export async function park(
  db: Kysely<MessagingTables>,
  o: { consumer: string; event: StoredEvent; reason: string },
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const reason = o.reason.slice(0, maxReasonLength)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('inbox')
      .values({ consumer: o.consumer, event_id: o.event.id, parked_at: now })
      .onConflict((conflict) => conflict.columns(['consumer', 'event_id']).doUpdateSet({ parked_at: now }))
      .execute()
    await trx
      .insertInto('dead_letters')
      .values({
        consumer: o.consumer,
        event_id: o.event.id,
        subject: o.event.subject,
        payload: JSON.stringify(o.event.payload ?? null),
        occurred_at: o.event.occurredAt,
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
 * Asks for a dead letter to be handled again, with fresh attempts. A running copy of the service takes it within about a
 * second and hands it to the consumer that failed, to no other; a new failure parks it again under the same id.
 *
 * @throws Error when there is no such dead letter, or its replay has succeeded already
 */
export async function replayDeadLetter<DB extends MessagingTables>(
  database: Database<DB>,
  id: string,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    `WITH letter AS (
       UPDATE dead_letters SET replay_at = clock_timestamp()
        WHERE id = $1 AND replayed_at IS NULL RETURNING consumer, event_id
     )
     UPDATE inbox SET started = 0, finished = 0, parked_at = NULL
       FROM letter WHERE inbox.consumer = letter.consumer AND inbox.event_id = letter.event_id`,
    [id],
  )
  if (rowCount !== 1) throw new Error(`no dead letter ${id} waits for a replay`)
}
