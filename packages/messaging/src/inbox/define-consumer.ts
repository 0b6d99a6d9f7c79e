import type { EventPayload, EventSubject } from '@hibiki/event-contracts'
import type { Transaction } from 'kysely'
import type { MessagingTables } from '../messaging-tables.ts'

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
  /** Events that one call of `handle` may get. */
  maxBatch: number
  handle(trx: Transaction<MessagingTables>, events: readonly ConsumedEvent<EventSubject>[]): Promise<void>
}

interface Definition<S extends EventSubject> {
  name: string
  subject: S
  isRepeatable?: boolean
}

/**
 * Defines what a service does with one kind of event.
 *
 * `handle` gets a payload that matches its contract and a transaction which also marks the event as done: what it writes through `trx`
 * takes effect exactly once. Other effects may happen more than once. A rejection rolls back and is retried after 1 s, 5 s, 30 s, 2 min and
 * 10 min; then the event becomes a dead letter. Events arrive in any order.
 *
 * @param options.name kebab-case; it stays when the file is renamed, because a new name is a new consumer with an empty inbox
 * @param options.isRepeatable true if handling the same events again, in any order, leaves the same state: what it wrote can then be
 * rebuilt from its publishers' outboxes ({@link deleteHandledInboxRows})
 */
export function defineConsumer<S extends EventSubject, DB>({
  handle,
  ...definition
}: Definition<S> & { handle(trx: Transaction<DB>, event: ConsumedEvent<S>): Promise<void> }): Consumer {
  return define<S, DB>(definition, 1, async (trx, events) => {
    for (const event of events) await handle(trx, event)
  })
}

/** Enough that a commit is shared by many events, few enough that one bad event among them costs little. */
const MAX_BATCH = 128

/**
 * Defines a consumer of frequent events: `handleAll` gets what has arrived meanwhile, at most 128 events in one transaction, each at most
 * once. Rules as with {@link defineConsumer}; when a batch fails, its halves are tried, so that in the end only the invalid event is
 * retried. It waits a quarter of a second for a lock. Take members' locks for all events at once (`lockMembers`): in one order they cannot
 * deadlock.
 */
export function defineBatchConsumer<S extends EventSubject, DB>({
  handleAll,
  ...definition
}: Definition<S> & {
  handleAll(trx: Transaction<DB>, events: readonly ConsumedEvent<S>[]): Promise<void>
}): Consumer {
  return define<S, DB>(definition, MAX_BATCH, handleAll)
}

function define<S extends EventSubject, DB>(
  definition: Definition<S>,
  batch: number,
  handle: (trx: Transaction<DB>, events: readonly ConsumedEvent<S>[]) => Promise<void>,
): Consumer {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(definition.name))
    throw new Error(`consumer name ${definition.name} is not kebab-case`)
  return { ...definition, maxBatch: batch, handle: handle as unknown as Consumer['handle'] }
}
