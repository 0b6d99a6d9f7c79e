import { ApiError } from '@hibiki/http'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects requests with two `Host` headers (RFC 9112 §3.2): Node reads the first one, another server on the way might read the
 * second, and in local mode the origin is compared with the host.
 */
export function rejectDuplicateHostHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(countHosts(request.raw.rawHeaders) > 1 ? new ApiError('E3001') : undefined)
  })
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
