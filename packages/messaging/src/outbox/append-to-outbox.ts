import { checkEvent, type EventPayload, type EventSubject } from '@hibiki/event-contracts'
import type { Transaction } from 'kysely'
import type { MessagingTables } from '../tables.ts'

/** An event to publish: the payload is that of its subject's contract. */
export type NewEvent = { [S in EventSubject]: { subject: S; payload: EventPayload<S> } }[EventSubject]

/**
 * Writes events into the outbox with one insert, in the transaction that writes the state they tell of: both commit, or
 * neither. The relay publishes them soon after the commit.
 *
 * @throws Error when a payload breaks its contract; the message names fields, never values
 */
export async function appendToOutbox<DB extends MessagingTables>(
  trx: Transaction<DB>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  for (const { subject, payload } of events) {
    const checked = checkEvent(subject, payload)
    if (!checked.ok) throw new Error(`event ${subject} breaks its contract: ${checked.reason}`)
  }
  const rows = events.map(({ subject, payload }) => ({ subject, payload: JSON.stringify(payload) }))
  // Every service's tables include the messaging tables; Kysely can't see that through a type parameter.
  await (trx as unknown as Transaction<MessagingTables>).insertInto('outbox').values(rows).execute()
}
