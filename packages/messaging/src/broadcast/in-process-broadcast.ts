import type { Logger } from 'pino'
import type { Broadcast } from './broadcast.ts'
import { createBroadcastHandlers } from './broadcast-handlers.ts'

/** Creates a broadcast within one process, for replicas that share it or for a single one. */
export function createInProcessBroadcast({ log }: { log: Logger }): Broadcast {
  const handlers = createBroadcastHandlers(log)
  return {
    publish: (subject, message) => handlers.call(subject, message),
    subscribe: (subject, handler) => handlers.add(subject, handler),
    close: async () => {},
  }
}
