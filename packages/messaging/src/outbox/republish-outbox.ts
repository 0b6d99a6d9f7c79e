import type { Database } from '@hibiki/database'
import { outboxDays } from '../housekeeping.ts'
import type { MessagingTables } from '../tables.ts'

/**
 * Marks sent events unsent, so that the relay publishes them again: after a broker lost data, or for a consumer that is new.
 * Takes every event that occurred or was sent within the range (both ends included); consumers which already handled one
 * ignore it by their inbox. None that occurred more than 30 days before `asOf`, however late it was sent: an inbox forgets
 * after 35, and the effect would be had twice.
 *
 * @param o.asOf until when inboxes have been forgetting; now unless told
 * @returns number of events to be published again
 */
export async function republishOutbox<DB extends MessagingTables>(
  database: Database<DB>,
  o: { since: Date; until: Date; asOf?: Date },
): Promise<number> {
  const { rowCount } = await database.pool.query(
    `UPDATE outbox SET sent_at = NULL, attempts = 0, next_attempt_at = clock_timestamp()
      WHERE sent_at IS NOT NULL AND occurred_at <= $2 AND sent_at >= $1
        AND occurred_at > $3::timestamptz - interval '${outboxDays} days'`,
    [o.since, o.until, o.asOf ?? new Date()],
  )
  return rowCount ?? 0
}
