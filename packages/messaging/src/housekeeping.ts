import type pg from 'pg'

export const housekeepingEveryMs = 3_600_000

/** The outbox reaches back 30 days, which is how far a broker can be rebuilt. */
export const outboxDays = 30

/** Longer than the outbox, so that whatever may be published again is still recognised. */
const inboxDays = 35

/** Small enough never to hold locks for long. */
const batch = 1_000

/** Deletes one batch of events sent long ago. Returns whether there may be more. */
export function deleteOldOutboxRows(pool: pg.Pool): Promise<boolean> {
  return deleteBatch(
    pool,
    `DELETE FROM outbox WHERE id IN
       (SELECT id FROM outbox WHERE sent_at < now() - interval '${outboxDays} days' LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
  )
}

/** Deletes one batch of inbox rows that are done (or parked) since long. Returns whether there may be more. */
export function deleteOldInboxRows(pool: pg.Pool): Promise<boolean> {
  return deleteBatch(
    pool,
    `DELETE FROM inbox WHERE (consumer, event_id) IN
       (SELECT consumer, event_id FROM inbox
         WHERE received_at < now() - interval '${inboxDays} days' AND coalesce(done_at, parked_at) < now() - interval '${inboxDays} days'
           AND NOT EXISTS (SELECT FROM dead_letters
             WHERE dead_letters.consumer = inbox.consumer AND dead_letters.event_id = inbox.event_id AND replayed_at IS NULL)
         LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
  )
}

async function deleteBatch(pool: pg.Pool, statement: string): Promise<boolean> {
  const { rowCount } = await pool.query(statement)
  return rowCount === batch
}
