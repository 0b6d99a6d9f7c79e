import { validateEventPayload } from '@hibiki/event-contracts'
import { type Kysely, sql } from 'kysely'
import PQueue from 'p-queue'
import pRetry from 'p-retry'
import type { Logger } from 'pino'
import { createSharedExclusiveLock } from '../flow/shared-exclusive-lock.ts'
import type { MessagingTables } from '../messaging-tables.ts'
import { toLoggableError } from '../to-loggable-error.ts'
import type { DeliveryOutcome, StoredEvent } from '../transports/event-transport.ts'
import { saveDeadLetter } from './dead-letters.ts'
import type { ConsumedEvent, Consumer } from './define-consumer.ts'
import {
  completeInboxRows,
  type InboxRowKey,
  incrementFailureCount,
  incrementStartCount,
  insertStartedInboxRows,
  readInboxRowState,
} from './inbox-rows.ts'
import { findRetryDelayMs, MAX_LOST_ATTEMPTS } from './retry-delays.ts'

export interface EventHandlingContext {
  db: Kysely<MessagingTables>
  consumer: Consumer
  log: Logger
  retryDelaysMs: readonly number[]
}

/** A failure that was not saved would count as a crash later, so saving it is retried for a minute while the database restarts. */
const databaseRestart = { retries: 60, factor: 1, minTimeout: 1_000 }

const ack: DeliveryOutcome = { kind: 'ack' }

/**
 * One lock serves the whole process, because a process crashes as a whole: an event whose attempt was lost in a crash runs alone, so that a
 * second crash is counted against no other event.
 */
const attempts = createSharedExclusiveLock()

/** Redelivered events at a time. */
const MAX_REDELIVERED = 4

/**
 * Takes deliveries through the inbox: validates, counts their start, applies effects and "done" in one transaction, counts failures. An
 * event that arrived before is handled alone.
 *
 * Rejects only when the database is unreachable. An event may then count as lost in a crash: it runs alone next time, and what was done is
 * recognized.
 *
 * @param events of different ids, at most the consumer's `maxBatch`
 * @returns their outcomes, in order
 */
export async function handleEvents(
  h: EventHandlingContext,
  events: readonly StoredEvent[],
): Promise<DeliveryOutcome[]> {
  const outcomes = new Map<string, DeliveryOutcome>()
  const valid: StoredEvent[] = []
  for (const event of events) {
    const checked = validateEventPayload(event.subject, event.payload)
    if (checked.ok) valid.push(event)
    else outcomes.set(event.id, await parkedInvalid(h, event, checked.reason))
  }
  const ids = valid.map(({ id }) => id)
  const redelivered = await attempts.runShared(async () => {
    const first = await insertStartedInboxRows(h.db, h.consumer.name, ids)
    const fresh = valid.filter(({ id }) => first.has(id))
    await attempt(h, fresh, outcomes)
    return valid.filter(({ id }) => !first.has(id))
  })
  const again = redelivered.map((event) => async () => outcomes.set(event.id, await handleAgain(h, event)))
  await new PQueue({ concurrency: MAX_REDELIVERED }).addAll(again)
  return events.map(({ id }) => outcomeOf(outcomes, id))
}

function outcomeOf(outcomes: ReadonlyMap<string, DeliveryOutcome>, id: string): DeliveryOutcome {
  const outcome = outcomes.get(id)
  if (!outcome) throw new Error(`event ${id} has no outcome`)
  return outcome
}

/** Another delivery of an event which was here before. */
async function handleAgain(h: EventHandlingContext, event: StoredEvent): Promise<DeliveryOutcome> {
  const outcome = await attempts.runShared(async () => {
    const state = await readInboxRowState(h.db, keyOf(h, event))
    if (state.isDone) return ack
    if (state.isParked) return { kind: 'dead' as const }
    if (state.started > state.finished) return 'suspect'
    return attemptAgain(h, event)
  })
  return outcome === 'suspect' ? attempts.runExclusive(() => attemptSuspect(h, event)) : outcome
}

async function attemptSuspect(h: EventHandlingContext, event: StoredEvent): Promise<DeliveryOutcome> {
  const state = await readInboxRowState(h.db, keyOf(h, event))
  if (state.isDone) return ack
  const lost = state.started - state.finished
  if (lost >= MAX_LOST_ATTEMPTS)
    return parked(h, event, `the process ended ${lost} times while handling this event`)
  return attemptAgain(h, event)
}

async function attemptAgain(h: EventHandlingContext, event: StoredEvent): Promise<DeliveryOutcome> {
  await incrementStartCount(h.db, keyOf(h, event))
  const outcomes = new Map<string, DeliveryOutcome>()
  await attempt(h, [event], outcomes)
  return outcomeOf(outcomes, event.id)
}

/** Attempts events whose start is counted; when several fail together, each half on its own. */
async function attempt(
  h: EventHandlingContext,
  events: readonly StoredEvent[],
  outcomes: Map<string, DeliveryOutcome>,
): Promise<void> {
  const [event] = events
  if (event === undefined) return
  try {
    await applyOnce(h, events)
    for (const { id } of events) outcomes.set(id, ack)
  } catch (error) {
    if (events.length === 1) {
      outcomes.set(event.id, await failed(h, event, error))
      return
    }
    const middle = Math.ceil(events.length / 2)
    await attempt(h, events.slice(0, middle), outcomes)
    await attempt(h, events.slice(middle), outcomes)
  }
}

/** A member locked for long, say while photos are erased, must not block the events of all other members. */
const BATCH_LOCK_TIMEOUT = '250ms'

async function applyOnce(h: EventHandlingContext, events: readonly StoredEvent[]): Promise<void> {
  await h.db.transaction().execute(async (trx) => {
    if (h.consumer.maxBatch > 1)
      await sql`set local lock_timeout = ${sql.lit(BATCH_LOCK_TIMEOUT)}`.execute(trx)
    // First the marks, which lock the rows: a second delivery waits here and then finds nothing to do.
    const ids = events.map(({ id }) => id)
    const open = await completeInboxRows(trx, h.consumer.name, ids)
    if (open.size === 0) return
    await h.consumer.handle(
      trx,
      events
        .filter(({ id }) => open.has(id))
        .map(({ id, payload, occurredAt }) => ({ id, payload, occurredAt })) as ConsumedEvent<
        typeof h.consumer.subject
      >[],
    )
  })
}

async function failed(h: EventHandlingContext, event: StoredEvent, error: unknown): Promise<DeliveryOutcome> {
  const failures = await pRetry(() => incrementFailureCount(h.db, keyOf(h, event)), databaseRestart)
  // The commit succeeded although its response was lost, or another replica was faster.
  if (failures === undefined) return ack
  const delayMs = findRetryDelayMs(failures, h.retryDelaysMs)
  if (delayMs === undefined) return parked(h, event, error instanceof Error ? error.message : String(error))
  h.log.warn(
    { ...about(h, event), failures, delayMs, error: toLoggableError(error) },
    'event failed, will be retried',
  )
  return { kind: 'retry', delayMs }
}

/** Parks an event that the database cannot store, such as a text with NUL, so that it does not fail its neighbours. */
async function parkedInvalid(
  h: EventHandlingContext,
  event: StoredEvent,
  reason: string,
): Promise<DeliveryOutcome> {
  try {
    return await parked(h, event, `invalid payload: ${reason}`)
  } catch (error) {
    h.log.error({ ...about(h, event), error: toLoggableError(error) }, 'event could not be parked')
    return { kind: 'retry', delayMs: h.retryDelaysMs.at(-1) ?? 0 }
  }
}

async function parked(h: EventHandlingContext, event: StoredEvent, reason: string): Promise<DeliveryOutcome> {
  await saveDeadLetter(h.db, { consumer: h.consumer.name, event, reason })
  h.log.error(about(h, event), 'event parked as a dead letter')
  return { kind: 'dead' }
}

function keyOf(h: EventHandlingContext, event: StoredEvent): InboxRowKey {
  return { consumer: h.consumer.name, event_id: event.id }
}

function about(h: EventHandlingContext, event: StoredEvent) {
  return { consumer: h.consumer.name, subject: event.subject, eventId: event.id }
}
