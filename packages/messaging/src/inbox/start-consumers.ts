import { type Database, keepMonths } from '@hibiki/database'
import { withSpan } from '@hibiki/tracing'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { describeError } from '../describe-error.ts'
import { repeat } from '../flow/repeat.ts'
import { housekeepingEveryMs } from '../housekeeping.ts'
import type { MessagingTables } from '../tables.ts'
import type { EventTransport, Outcome, StoredEvent } from '../transports/event-transport.ts'
import type { Consumer } from './define-consumer.ts'
import { handleEvent } from './handle-event.ts'
import { replayNextDeadLetter } from './replay-dead-letters.ts'
import { retryDelaysMs } from './retry-delays.ts'

const unreachableRetryMs = 1_000

/**
 * Subscribes a service's consumers, serves asked-for replays of dead letters and drops months of the inbox 35 days after their end.
 * Resolves when every subscription exists; from then on no event is missed.
 *
 * @param o.pollMs how often to look for asked-for replays, 1 s by default
 * @param o.retryDelaysMs waits between attempts; one more attempt than delays is made. The house's delays by default
 */
export async function startConsumers<DB extends MessagingTables>(o: {
  service: string
  database: Database<DB>
  transport: EventTransport
  consumers: Consumer[]
  log: Logger
  retryDelaysMs?: readonly number[]
  pollMs?: number
}): Promise<{ stop(): Promise<void> }> {
  const db = o.database.db as unknown as Kysely<MessagingTables>
  const delays = o.retryDelaysMs ?? retryDelaysMs
  const byName = new Map(o.consumers.map((consumer) => [consumer.name, consumer]))
  if (byName.size < o.consumers.length) throw new Error(`two consumers of ${o.service} share a name`)
  const underWay = new Map<string, Promise<Outcome>>()

  function deliver(name: string, event: StoredEvent): Promise<Outcome> {
    const consumer = byName.get(name)
    if (consumer === undefined)
      return Promise.resolve<Outcome>({ kind: 'retry', delayMs: unreachableRetryMs })
    const key = `${name} ${event.id}`
    // A second delivery of what is being handled here waits for the same outcome.
    const running = underWay.get(key)
    if (running !== undefined) return running
    const span = {
      ...{ scope: o.service, name: `process ${event.subject}`, kind: 'consumer' as const },
      attributes: { 'messaging.consumer.group.name': name, 'messaging.message.id': event.id },
    }
    const outcome = withSpan({ ...span, parent: event.traceparent }, () =>
      handleEvent({ db, consumer, event, log: o.log, retryDelaysMs: delays }),
    )
      .catch((error: unknown): Outcome => {
        o.log.warn({ consumer: name, eventId: event.id, error: describeError(error) }, 'inbox unreachable')
        return { kind: 'retry', delayMs: unreachableRetryMs }
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, outcome)
    return outcome
  }

  const subscriptions = await Promise.all(
    o.consumers.map(({ name, subject }) =>
      o.transport.subscribe({
        durable: `${o.service}-${name}`,
        subject,
        deliver: (event) => deliver(name, event),
      }),
    ),
  )
  const logFailure = (what: string) => (error: unknown) =>
    o.log.warn({ service: o.service, error: describeError(error) }, `${what} failed`)
  const loops = [
    repeat({
      everyMs: o.pollMs ?? 1_000,
      work: () => replayNextDeadLetter(db, [...byName.keys()], deliver),
      onError: logFailure('replay of dead letters'),
    }),
    repeat({
      everyMs: housekeepingEveryMs,
      work: () => keepMonths(o.database.pool, 'inbox'),
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
