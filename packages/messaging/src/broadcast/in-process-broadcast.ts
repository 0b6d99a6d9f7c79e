import type { Logger } from 'pino'
import type { Broadcast } from './broadcast.ts'
import { createHandlers } from './handlers.ts'

/** A broadcast of one process: where all copies of a service share it, or there is only one. */
export function createInProcessBroadcast({ log }: { log: Logger }): Broadcast {
  const handlers = createHandlers(log)
  return {
    publish: (subject, message) => handlers.call(subject, message),
    subscribe: (subject, handler) => handlers.add(subject, handler),
    close: async () => {},
  }
}
