import type { IncomingMessage } from 'node:http'

const MAX_MS = 2000
/** More than any body the apps send inside one call, also one that is refused for its size; beyond this somebody sends without end. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads what is still being sent and throws it away, within limits: an answer that comes while the other side still writes is lost
 * with the connection, and what was refused looks like a service that died.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(done, MAX_MS)
    function done() {
      clearTimeout(timer)
      request.off('data', count)
      request.off('close', done)
      request.off('end', done)
      resolve()
    }
    function count(piece: Buffer) {
      bytes += piece.length
      if (bytes > MAX_BYTES) done()
    }
    request.on('data', count)
    request.once('end', done)
    request.once('close', done)
    request.resume()
  })
}
