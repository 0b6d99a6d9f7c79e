/** What a service worker has and a page has not; TypeScript's libraries for the two cannot be loaded together. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends LifeEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: LifeEvent
  activate: LifeEvent
  fetch: RequestEvent
  message: LifeEvent & { readonly data: unknown }
}

export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
