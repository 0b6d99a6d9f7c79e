import { type EventPayload, type EventSubject, validateEventPayload } from '@hibiki/event-contracts'
import { findActiveTraceparent } from '@hibiki/tracing'
import { sql, type Transaction } from 'kysely'
import type { MessagingTables } from '../messaging-tables.ts'

/** An event to publish: the payload is that of its subject's contract. */
export type NewEvent = {
  [S in EventSubject]: { subject: S; payload: EventPayload<S>; traceparent?: string | undefined }
}[EventSubject]

/**
 * Writes events into the outbox with one insert, in the transaction that writes the state they tell of: both commit, or
 * neither. The relay publishes them soon after the commit. Consumers continue the active trace, or the one that an event names.
 *
 * @throws Error when a payload breaks its contract; the message names fields, never values
 */
export async function appendToOutbox<DB extends MessagingTables>(
  trx: Transaction<DB>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  for (const { subject, payload } of events) {
    const checked = validateEventPayload(subject, payload)
    if (!checked.ok) throw new Error(`event ${subject} breaks its contract: ${checked.reason}`)
  }
  // All rows are one parameter: a list of values would be a different statement, planned again, for every number of events.
  await sql`insert into outbox (subject, payload, traceparent)
    select subject, payload, coalesce(traceparent, ${findActiveTraceparent() ?? null})
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as event (subject text, payload jsonb, traceparent text)`.execute(trx)
}
