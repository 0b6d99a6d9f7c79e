import type { FastifyReply } from 'fastify'

/** Returns a signal that aborts when the connection ends before the response is written. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
