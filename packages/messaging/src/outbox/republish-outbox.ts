import type { Database } from '@hibiki/database'
import { OUTBOX_RETENTION_DAYS } from '../message-retention.ts'
import type { MessagingTables } from '../messaging-tables.ts'
import { DUPLICATE_WINDOW_MS } from '../transports/event-transport.ts'

/**
 * Marks sent events unsent, so that the relay publishes them again: after a broker lost data, or for a new consumer. Takes every event that
 * occurred or was sent within the range (both ends included); consumers which already handled one ignore it by their inbox. Excludes events
 * that occurred more than 30 days before `asOf`, however late they were sent: an inbox forgets after 35, and the effect would occur twice.
 *
 * @param options.asOf the time until which inboxes have been forgetting, by default now
 * @param options.brokerKnows whether the broker still has what it was sent: it would drop the newest as duplicates, so these wait until it
 * does not
 * @returns number of events to be published again
 */
export async function republishOutbox<DB extends MessagingTables>(
  database: Database<DB>,
  { since, until, asOf, brokerKnows }: { since: Date; until: Date; asOf?: Date; brokerKnows?: boolean },
): Promise<number> {
  const { rowCount } = await database.pool.query(
    `UPDATE outbox SET sent_at = NULL, attempts = 0, next_attempt_at = greatest(now(), sent_at + make_interval(secs => $4))
      WHERE sent_at IS NOT NULL AND occurred_at <= $2 AND sent_at >= $1
        AND occurred_at > $3::timestamptz - interval '${OUTBOX_RETENTION_DAYS} days'`,
    [since, until, asOf ?? new Date(), brokerKnows ? DUPLICATE_WINDOW_MS / 1000 : 0],
  )
  return rowCount ?? 0
}
