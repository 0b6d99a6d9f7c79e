import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { mediaLocationHeader } from '@hibiki/media-storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** An edge asks whether it may send a file, and where it is (ADR 0018). */
    isEdgeCall: boolean
  }
}

/** Has the key by which an edge proves that it is one. */
const edgeKeyHeader = 'x-internal-media-edge'

/**
 * Tells calls of the edge from those of everybody else. To the edge every refusal is a bare 403: it then passes the caller's own
 * request on, and the caller gets the answer that everybody gets.
 */
export function recognizeEdgeCalls(app: FastifyInstance, keys: readonly string[]): void {
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

/** Returns the headers that let the edge send the file; null where content does not name its place. */
export function edgeLocation(status: number, answer: IncomingHttpHeaders): OutgoingHttpHeaders | null {
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

/** Digests have one length, which `timingSafeEqual` demands. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
