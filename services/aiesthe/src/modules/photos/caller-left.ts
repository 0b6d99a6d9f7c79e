import type { FastifyReply } from 'fastify'

/** Aborted when the connection ends before the answer is written. */
export function callerLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
