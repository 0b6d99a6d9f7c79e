/** An event as stored in its publisher's outbox; `occurredAt` is ISO 8601, `traceparent` that of the trace it belongs to. */
export interface StoredEvent {
  id: string
  subject: string
  payload: unknown
  occurredAt: string
  traceparent?: string
}

/** What became of a delivery: handled (or handled before), to be tried again, or parked as a dead letter. */
export type Outcome = { kind: 'ack' } | { kind: 'retry'; delayMs: number } | { kind: 'dead' }

export interface Subscription {
  /** Takes no more deliveries and waits for those under way. */
  close(): Promise<void>
}

/** What a broker says of the durables of this process, and of the streams they read. */
export interface BrokerState {
  /** `pending`: events that no copy has handled for good yet, those that wait for a retry among them */
  consumers: { durable: string; pending: number }[]
  /** `replicasMissing`: copies that a stream should have and that are not up to date or not there */
  streams: { stream: string; replicasMissing: number }[]
}

/**
 * Carries events from outboxes to consumers, at least once and in any order.
 *
 * - `publish` resolves when the event is durable beyond this call (in the broker, or handled by every subscriber) and
 *   rejects otherwise; the relay then keeps the row unsent.
 * - `subscribe` calls `deliver` again until it answers ack or dead. Subscribers with the same durable name share the events.
 */
export interface EventTransport {
  name: string
  publish(event: StoredEvent): Promise<void>
  subscribe(options: {
    durable: string
    subject: string
    /** Deliveries at the same time; a few unless said. */
    concurrency?: number
    deliver: (event: StoredEvent, attempt: number) => Promise<Outcome>
  }): Promise<Subscription>
  /** False while publishing makes no sense; the relay then rests. */
  isHealthy(): boolean
  /**
   * Asks the broker how its part is doing, within 2 s; nothing is in the result while it is away. Absent where no broker is: without one,
   * what is not handled waits in the outboxes.
   */
  inspect?(): Promise<BrokerState>
  close(): Promise<void>
}

/** So long a broker takes another message of the same id for a duplicate and drops it. */
export const DUPLICATE_WINDOW_MS = 2 * 60_000

/** Rejection of a publish that knows when to try again. */
export class DeliveryPostponed extends Error {
  readonly delayMs: number

  constructor(delayMs: number) {
    super(`delivery postponed by ${delayMs} ms`)
    this.delayMs = delayMs
  }
}
