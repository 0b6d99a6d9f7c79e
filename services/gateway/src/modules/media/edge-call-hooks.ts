import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { mediaLocationHeader } from '@hibiki/media-storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a media edge requests the permission to send a file and its location (ADR 0018). */
    isEdgeCall: boolean
  }
}

/** This header contains the key that authenticates the edge. */
const edgeKeyHeader = 'x-internal-media-edge'

/**
 * Marks calls of a media edge by `request.isEdgeCall`. The edge gets a 403 without a body for every rejection; it then forwards the
 * client's own request, so that the client gets the usual response.
 */
export function installEdgeCallHooks(app: FastifyInstance, keys: readonly string[]): void {
  const known = keys.map(digest)
  app.decorateRequest('isEdgeCall', false)
  app.addHook('onRequest', (request, _reply, done) => {
    request.isEdgeCall = isEdgeCall(request, known)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!request.isEdgeCall) return done(null, payload)
    reply.code(403).removeHeader('content-type').removeHeader('content-length')
    done(null, null)
  })
}

/** Returns the header that names the location of the file to the edge; null when content does not name it. */
export function toEdgeLocationHeaders(
  status: number,
  answer: IncomingHttpHeaders,
): OutgoingHttpHeaders | null {
  const place = answer[mediaLocationHeader]
  return status === 204 && typeof place === 'string' ? { [mediaLocationHeader]: place } : null
}

function isEdgeCall({ method, headers, raw }: FastifyRequest, known: readonly Buffer[]): boolean {
  const key = headers[edgeKeyHeader]
  if (known.length === 0 || typeof key !== 'string') return false
  if (method !== 'GET' || !raw.url?.startsWith('/api/media/')) return false
  const given = digest(key)
  return known.some((one) => timingSafeEqual(one, given))
}

/** Keys are compared by their digests, because `timingSafeEqual` requires equal lengths. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
