/**
 * Tells all copies of a service something at once, at most once and to nobody who is away: for what is also found out by asking, such
 * as that a section of a room changed. What must not get lost is an event.
 */
export interface Broadcast {
  /** Reaches the handlers of this copy at once, those of others soon; JSON. Never throws. */
  publish(subject: string, message: object): void
  /** Returns how to end it. A handler that throws is logged. */
  subscribe(subject: string, handler: (message: unknown) => void): () => void
  close(): Promise<void>
}
