import type { EventPayload, EventSubject } from '@hibiki/event-contracts'
import type { Transaction } from 'kysely'
import type { MessagingTables } from '../tables.ts'

export interface ConsumedEvent<S extends EventSubject> {
  id: string
  payload: EventPayload<S>
  /** ISO 8601 */
  occurredAt: string
}

/** A consumer whose types were checked where it was defined. */
export interface Consumer {
  name: string
  subject: EventSubject
  isRepeatable?: boolean
  handle(trx: Transaction<MessagingTables>, event: ConsumedEvent<EventSubject>): Promise<void>
}

/**
 * Defines what a service does with one kind of event.
 *
 * `handle` gets a payload that keeps its contract and a transaction which also marks the event as done: what it writes
 * through `trx` takes effect exactly once. Anything it does elsewhere may happen more than once. A rejection rolls back and
 * is retried after 1 s, 5 s, 30 s, 2 min and 10 min; then the event becomes a dead letter. Events come in any order.
 *
 * @param o.name the file's name, kebab-case; a new name is a new consumer that starts with an empty inbox
 * @param o.isRepeatable true where handling the same events again, in any order, leaves the same state: what it wrote can then be
 *   rebuilt from its publishers' outboxes ({@link forgetEvents})
 */
export function defineConsumer<S extends EventSubject, DB>(o: {
  name: string
  subject: S
  isRepeatable?: boolean
  handle(trx: Transaction<DB>, event: ConsumedEvent<S>): Promise<void>
}): Consumer {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(o.name)) throw new Error(`consumer name ${o.name} is not kebab-case`)
  return o as unknown as Consumer
}
