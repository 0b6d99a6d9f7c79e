import type { Logger } from 'pino'
import { toLoggableError } from '../to-loggable-error.ts'

export interface BroadcastHandlers {
  add(subject: string, handler: (message: unknown) => void): () => void
  call(subject: string, message: unknown): void
}

/** Stores handlers by subject; when one throws, the others are called all the same. */
export function createBroadcastHandlers(log: Logger): BroadcastHandlers {
  const bySubject = new Map<string, Set<(message: unknown) => void>>()
  return {
    add(subject, handler) {
      const handlers = bySubject.get(subject) ?? new Set()
      bySubject.set(subject, handlers.add(handler))
      return () => void handlers.delete(handler)
    },
    call(subject, message) {
      for (const handler of bySubject.get(subject) ?? []) {
        try {
          handler(message)
        } catch (error) {
          log.error({ subject, error: toLoggableError(error) }, 'handling a broadcast failed')
        }
      }
    },
  }
}
