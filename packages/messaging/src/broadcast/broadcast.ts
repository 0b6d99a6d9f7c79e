/**
 * Notifies all replicas of a service at once, at most once and only those that are connected: for what is also discovered by polling, such
 * as a change in the section of a room. What must not be lost is an event.
 */
export interface Broadcast {
  /** Reaches the handlers of this replica at once, those of others soon; JSON. Never throws. */
  publish(subject: string, message: object): void
  /** Returns a function that ends the subscription. An error of the handler is logged. */
  subscribe(subject: string, handler: (message: unknown) => void): () => void
  close(): Promise<void>
}
