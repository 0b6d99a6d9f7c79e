import type { MonthlyPartitionsDefinition } from '@hibiki/database'

export const HOUSEKEEPING_INTERVAL_MS = 3_600_000

/** The outbox reaches back 30 days, which is how far a broker can be rebuilt. */
export const OUTBOX_RETENTION_DAYS = 30

/** Longer than the outbox, so that republished events are still recognized. */
const INBOX_DAYS = 35

/** Unsent and recently sent rows outlive their month. */
export const outboxPartitions: MonthlyPartitionsDefinition = {
  table: 'outbox',
  key: 'id',
  retention: { days: OUTBOX_RETENTION_DAYS, needed: 'sent_at IS NULL OR sent_at >= $1' },
}

/**
 * Partitions by the month of the event instead of its arrival, so that one event is always in the same partition, whose primary key
 * recognizes it. Recent rows outlive their month, and so does what a retry or a dead letter needs.
 */
export const inboxPartitions: MonthlyPartitionsDefinition = {
  table: 'inbox',
  key: 'event_id',
  retention: {
    days: INBOX_DAYS,
    needed: `received_at >= $1 OR coalesce(done_at, parked_at) >= $1 OR coalesce(done_at, parked_at) IS NULL
      OR EXISTS (SELECT FROM dead_letters AS letter
        WHERE letter.consumer = old.consumer AND letter.event_id = old.event_id AND letter.replayed_at IS NULL)`,
  },
}
