import type { IncomingMessage } from 'node:http'

const MAX_MS = 2000
/** Exceeds any body that the apps send in one call, even one that is rejected for its size; a longer body is treated as endless. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads and discards the rest of a request, within limits: a response sent while the client still writes would be lost with the connection,
 * and the rejection would look like a crash.
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
