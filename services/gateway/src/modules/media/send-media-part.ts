import type { OutgoingHttpHeaders } from 'node:http'
import type { MediaPart, MediaStorage } from '@hibiki/media-storage'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends bytes that this gateway reads itself. `onUnreadable` is called when the file cannot be read, before the head or after a cut. */
export function sendMediaPart(
  storage: MediaStorage,
  request: FastifyRequest,
  options: {
    part: MediaPart
    head: OutgoingHttpHeaders
    writeHead: (head: OutgoingHttpHeaders) => void
    reply: FastifyReply
    onUnreadable: () => void
  },
): void {
  const { part, head, reply } = options
  const begin = () => options.writeHead({ ...head, 'content-length': part.end - part.start + 1 })
  storage.send(part, reply.raw, begin).catch((error: Error) => {
    request.log.error({ error: error.message }, 'media file cannot be read')
    options.onUnreadable()
  })
}
