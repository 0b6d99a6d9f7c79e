/** An event as stored in its publisher's outbox; `occurredAt` is ISO 8601, `traceparent` that of the trace it belongs to. */
export interface StoredEvent {
  id: string
  subject: string
  payload: unknown
  occurredAt: string
  traceparent?: string
}

/** The outcome of a delivery: handled (or handled before), to be retried, or parked as a dead letter. */
export type DeliveryOutcome = { kind: 'ack' } | { kind: 'retry'; delayMs: number } | { kind: 'dead' }

export interface EventSubscription {
  /** Accepts no more deliveries and waits for current ones. */
  close(): Promise<void>
}

/** The broker's state of the durables of this process, and of the streams they read. */
export interface BrokerState {
  /** `pending`: events that no replica has finally handled, including those that wait for a retry */
  consumers: { durable: string; pending: number }[]
  /** `replicasMissing`: replicas of a stream that are outdated or missing */
  streams: { stream: string; replicasMissing: number }[]
}

/**
 * Carries events from outboxes to consumers, at least once and in any order.
 *
 * - `publish` resolves when the event is durable beyond this call (in the broker, or handled by every subscriber) and rejects otherwise;
 * the relay then keeps the row unsent.
 * - `subscribe` calls `deliver` again until it returns ack or dead. Subscribers with the same durable name share the events.
 */
export interface EventTransport {
  name: string
  publish(event: StoredEvent): Promise<void>
  subscribe(options: {
    durable: string
    subject: string
    /** The maximum of concurrent deliveries; each transport has a default of its own. */
    concurrency?: number
    deliver: (event: StoredEvent, attempt: number) => Promise<DeliveryOutcome>
  }): Promise<EventSubscription>
  /** False while publishing cannot succeed; the relay then pauses. */
  isHealthy(): boolean
  /** Calls the listener when a transport on hold lets events flow, so that nobody has to wait for the next poll. */
  onRelease?(listener: () => void): void
  /**
   * Queries the state of the broker within 2 s; the result is empty while it is down. Undefined without a broker, where unhandled events
   * wait in the outboxes.
   */
  inspect?(): Promise<BrokerState>
  close(): Promise<void>
}

/** Within this time a broker treats another message of the same id as a duplicate and drops it. */
export const DUPLICATE_WINDOW_MS = 2 * 60_000

/** The rejection of a `publish` that should be retried after `delayMs`. */
export class DeliveryPostponedError extends Error {
  readonly delayMs: number

  constructor(delayMs: number) {
    super(`delivery postponed by ${delayMs} ms`)
    this.delayMs = delayMs
  }
}
