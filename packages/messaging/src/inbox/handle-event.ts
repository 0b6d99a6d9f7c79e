import { checkEvent } from '@hibiki/event-contracts'
import type { Kysely } from 'kysely'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { describeError } from '../describe-error.ts'
import { createSharedLock } from '../flow/shared-lock.ts'
import type { MessagingTables } from '../tables.ts'
import type { Outcome, StoredEvent } from '../transports/event-transport.ts'
import { park } from './dead-letters.ts'
import type { ConsumedEvent, Consumer } from './define-consumer.ts'
import { addFailure, addStart, type InboxKey, insertStarted, markDone, readState } from './inbox-rows.ts'
import { delayAfter, maxLostAttempts } from './retry-delays.ts'

export interface Handling {
  db: Kysely<MessagingTables>
  consumer: Consumer
  event: StoredEvent
  log: Logger
  retryDelaysMs: readonly number[]
}

/** A failure that is not written down would look like a crash later: worth a minute of retries while the database restarts. */
const databaseRestart = { retries: 60, factor: 1, minTimeout: 1_000 }

const ack: Outcome = { kind: 'ack' }

/**
 * One lock for the whole process, because a process dies as a whole: an event whose attempt got lost in a crash runs with
 * nothing beside it, so that a second crash is counted against no other event.
 */
const attempts = createSharedLock()

/**
 * Takes one delivery through the inbox: validates, counts the start, applies effect and "done" in one transaction, counts a
 * failure. Rejects only when the database can't be reached; nothing has then been counted against the event.
 */
export async function handleEvent(h: Handling): Promise<Outcome> {
  const checked = checkEvent(h.event.subject, h.event.payload)
  if (!checked.ok) return parked(h, `invalid payload: ${checked.reason}`)
  const key: InboxKey = { consumer: h.consumer.name, event_id: h.event.id }
  const outcome = await attempts.shared(async () => {
    if (await insertStarted(h.db, key)) return attempt(h, key)
    return again(h, key)
  })
  return outcome === 'suspect' ? attempts.exclusive(() => attemptSuspect(h, key)) : outcome
}

/** Another delivery of an event which was here before. */
async function again(h: Handling, key: InboxKey): Promise<Outcome | 'suspect'> {
  const state = await readState(h.db, key)
  if (state.done) return ack
  if (state.parked) return { kind: 'dead' }
  if (state.started > state.finished) return 'suspect'
  await addStart(h.db, key)
  return attempt(h, key)
}

async function attemptSuspect(h: Handling, key: InboxKey): Promise<Outcome> {
  const state = await readState(h.db, key)
  if (state.done) return ack
  const lost = state.started - state.finished
  if (lost >= maxLostAttempts) return parked(h, `the process ended ${lost} times while handling this event`)
  await addStart(h.db, key)
  return attempt(h, key)
}

async function attempt(h: Handling, key: InboxKey): Promise<Outcome> {
  try {
    await h.db.transaction().execute(async (trx) => {
      // First the mark, which locks the row: a second delivery waits here and then finds nothing to do.
      if (!(await markDone(trx, key))) return
      const { id, payload, occurredAt } = h.event
      await h.consumer.handle(trx, { id, payload, occurredAt } as ConsumedEvent<typeof h.consumer.subject>)
    })
    return ack
  } catch (error) {
    return failed(h, key, error)
  }
}

async function failed(h: Handling, key: InboxKey, error: unknown): Promise<Outcome> {
  const failures = await pRetry(() => addFailure(h.db, key), databaseRestart)
  // The commit succeeded although its answer got lost, or another copy was faster.
  if (failures === undefined) return ack
  const delayMs = delayAfter(failures, h.retryDelaysMs)
  if (delayMs === undefined) return parked(h, error instanceof Error ? error.message : String(error))
  h.log.warn({ ...about(h), failures, delayMs, error: describeError(error) }, 'event failed, will be retried')
  return { kind: 'retry', delayMs }
}

async function parked(h: Handling, reason: string): Promise<Outcome> {
  await park(h.db, { consumer: h.consumer.name, event: h.event, reason })
  h.log.error(about(h), 'event parked as a dead letter')
  return { kind: 'dead' }
}

function about(h: Handling) {
  return { consumer: h.consumer.name, subject: h.event.subject, eventId: h.event.id }
}
