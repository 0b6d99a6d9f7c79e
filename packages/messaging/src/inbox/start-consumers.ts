import { createGroupCommit, type Database, maintainMonthlyPartitions } from '@hibiki/database'
import { findActiveTraceparent, withSharedSpan, withSpan } from '@hibiki/tracing'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { startLoop } from '../flow/start-loop.ts'
import { HOUSEKEEPING_INTERVAL_MS } from '../message-retention.ts'
import type { MessagingTables } from '../messaging-tables.ts'
import { toLoggableError } from '../to-loggable-error.ts'
import type { DeliveryOutcome, EventTransport, StoredEvent } from '../transports/event-transport.ts'
import type { Consumer } from './define-consumer.ts'
import { type EventHandlingContext, handleEvents } from './handle-events.ts'
import { replayNextDeadLetter } from './replay-next-dead-letter.ts'
import { defaultRetryDelaysMs } from './retry-delays.ts'

const UNREACHABLE_RETRY_MS = 1_000

/** The first of a batch waits this long for company, which no reader of a projection notices. */
const GATHER_MS = 10

/**
 * Subscribes a service's consumers, serves requested replays of dead letters and drops months of the inbox 35 days after their end.
 * Resolves when every subscription exists; from then on no event is missed.
 *
 * @param options.pollMs the interval of polling for requested replays, 5 s by default
 * @param options.retryDelaysMs waits between attempts; one more attempt than delays is made
 */
export async function startConsumers<DB extends MessagingTables>(options: {
  service: string
  database: Database<DB>
  transport: EventTransport
  consumers: Consumer[]
  log: Logger
  retryDelaysMs?: readonly number[]
  pollMs?: number
}): Promise<{ stop(): Promise<void> }> {
  const db = options.database.db as unknown as Kysely<MessagingTables>
  const delays = options.retryDelaysMs ?? defaultRetryDelaysMs
  const byName = new Map(
    options.consumers.map((consumer) => [
      consumer.name,
      createHandler({ service: options.service, db, consumer, log: options.log, retryDelaysMs: delays }),
    ]),
  )
  if (byName.size < options.consumers.length)
    throw new Error(`two consumers of ${options.service} share a name`)
  const underWay = new Map<string, Promise<DeliveryOutcome>>()

  function deliver(name: string, event: StoredEvent): Promise<DeliveryOutcome> {
    const handle = byName.get(name)
    if (handle === undefined)
      return Promise.resolve<DeliveryOutcome>({ kind: 'retry', delayMs: UNREACHABLE_RETRY_MS })
    const key = `${name} ${event.id}`
    // A second delivery of what is being handled here waits for the same outcome.
    const running = underWay.get(key)
    if (running !== undefined) return running
    const span = {
      scope: options.service,
      name: `process ${event.subject}`,
      kind: 'consumer' as const,
      attributes: { 'messaging.consumer.group.name': name, 'messaging.message.id': event.id },
    }
    const outcome = withSpan({ ...span, parent: event.traceparent }, () => handle(event))
      .catch((error: unknown): DeliveryOutcome => {
        options.log.warn(
          { consumer: name, eventId: event.id, error: toLoggableError(error) },
          'inbox unreachable',
        )
        return { kind: 'retry', delayMs: UNREACHABLE_RETRY_MS }
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, outcome)
    return outcome
  }

  const subscriptions = await Promise.all(
    options.consumers.map(({ name, subject, maxBatch }) =>
      options.transport.subscribe({
        durable: `${options.service}-${name}`,
        subject,
        // One batch is handled while the next one is collected.
        ...(maxBatch > 1 && { concurrency: 2 * maxBatch }),
        deliver: (event) => deliver(name, event),
      }),
    ),
  )
  const logFailure = (what: string) => (error: unknown) =>
    options.log.warn({ service: options.service, error: toLoggableError(error) }, `${what} failed`)
  const loops = [
    startLoop({
      everyMs: options.pollMs ?? 5_000,
      work: () => replayNextDeadLetter(db, [...byName.keys()], deliver),
      onError: logFailure('replay of dead letters'),
    }),
    startLoop({
      everyMs: HOUSEKEEPING_INTERVAL_MS,
      work: () => maintainMonthlyPartitions(options.database.pool, 'inbox'),
      onError: logFailure('inbox housekeeping'),
    }),
  ]
  return {
    async stop() {
      await Promise.all([...subscriptions.map((one) => one.close()), ...loops.map((loop) => loop.stop())])
      await Promise.all(underWay.values())
    },
  }
}

/** Handles one event; of a consumer that takes batches with those that come at the same time. */
function createHandler(
  h: EventHandlingContext & { service: string },
): (event: StoredEvent) => Promise<DeliveryOutcome> {
  const { service, consumer } = h
  if (consumer.maxBatch === 1) return async (event) => (await handleEvents(h, [event]))[0] as DeliveryOutcome
  const group = createGroupCommit<{ event: StoredEvent; traceparent: string | undefined }, DeliveryOutcome>({
    windowMs: GATHER_MS,
    maxBatch: consumer.maxBatch,
    write: (waiting) =>
      withSharedSpan({ scope: service, name: `process ${consumer.subject} batch`, parents: waiting }, () =>
        handleEvents(
          h,
          waiting.map(({ event }) => event),
        ),
      ),
  })
  return (event) => group.submit({ event, traceparent: findActiveTraceparent() })
}
