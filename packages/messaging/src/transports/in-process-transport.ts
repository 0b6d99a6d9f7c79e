import PQueue from 'p-queue'
import type { Logger } from 'pino'
import { toLoggableError } from '../to-loggable-error.ts'
import {
  type DeliveryOutcome,
  DeliveryPostponedError,
  type EventTransport,
  type StoredEvent,
} from './event-transport.ts'

/** Deliveries at the same time per subscription, unless it says otherwise: enough to keep a connection pool busy, few enough not to exhaust it. */
const DEFAULT_CONCURRENCY = 4

interface Subscriber {
  subject: string
  next: number
  copies: ((event: StoredEvent) => Promise<DeliveryOutcome>)[]
}

export interface InProcessTransport extends EventTransport {
  /** Lets events flow when the transport was made with `held: true`. */
  release(): void
}

/**
 * Hands events from relays to consumers of the same process. The outbox stays the truth: `publish` resolves only when every
 * subscriber has durably handled the event (or parked it), otherwise the relay keeps the row and tries again; subscribers
 * that had handled it recognise it by their inbox.
 *
 * An event without a subscriber is done at once. Where several services start one after another, make the transport with
 * `held: true` and call `release()` after the last has subscribed: until then nothing is published, so nothing is missed.
 */
export function createInProcessTransport({ held, log }: { log: Logger; held?: boolean }): InProcessTransport {
  const subscribers = new Map<string, Subscriber>()
  const releaseListeners: (() => void)[] = []
  let open = held !== true
  let closed = false

  async function deliver(
    durable: string,
    subscriber: Subscriber,
    event: StoredEvent,
  ): Promise<DeliveryOutcome> {
    const copy = subscriber.copies[subscriber.next++ % subscriber.copies.length]
    if (copy === undefined) return { kind: 'retry', delayMs: 1_000 }
    return copy(event).catch((error: unknown): DeliveryOutcome => {
      log.warn({ durable, eventId: event.id, error: toLoggableError(error) }, 'delivery failed')
      return { kind: 'retry', delayMs: 1_000 }
    })
  }

  return {
    name: 'in-process transport',
    async publish(event) {
      if (closed || !open) throw new Error('the in-process transport is not open')
      const interested = [...subscribers].filter(([, subscriber]) => subscriber.subject === event.subject)
      const outcomes = await Promise.all(
        interested.map(([durable, subscriber]) => deliver(durable, subscriber, event)),
      )
      const delays = outcomes.flatMap((outcome) => (outcome.kind === 'retry' ? [outcome.delayMs] : []))
      if (delays.length > 0) throw new DeliveryPostponedError(Math.min(...delays))
    },
    async subscribe({ durable, subject, concurrency = DEFAULT_CONCURRENCY, deliver }) {
      const queue = new PQueue({ concurrency })
      const copy = (event: StoredEvent): Promise<DeliveryOutcome> => queue.add(() => deliver(event, 1))
      const subscriber = subscribers.get(durable) ?? { subject, next: 0, copies: [] }
      subscriber.copies.push(copy)
      subscribers.set(durable, subscriber)
      return {
        async close() {
          // The durable stays known: events for it wait in the outbox instead of passing by.
          subscriber.copies = subscriber.copies.filter((other) => other !== copy)
          await queue.onIdle()
        },
      }
    },
    isHealthy: () => open && !closed,
    onRelease(listener) {
      releaseListeners.push(listener)
    },
    async close() {
      closed = true
    },
    release() {
      open = true
      for (const listener of releaseListeners) listener()
    },
  }
}
