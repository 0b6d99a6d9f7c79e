import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

export class BodyTooLarge extends Error {}

/** Bodies up to this size are buffered, so that they can be sent again to another replica. */
const READ_FIRST_BYTES = 64 * 1024

export type RequestBody =
  | { kind: 'none' }
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'stream'; stream: Transform }

/**
 * Returns the body of a call: none, the whole in memory, or a stream that buffers only a little and fails with `BodyTooLarge` beyond
 * `maxBytes`. Throws `BodyTooLarge` at once when `Content-Length` exceeds `maxBytes`.
 */
export async function readRequestBody(request: IncomingMessage, maxBytes: number): Promise<RequestBody> {
  const announced = request.headers['content-length']
  const length = announced === undefined ? null : Number(announced)
  if (length === 0 || (length === null && request.headers['transfer-encoding'] === undefined)) {
    return { kind: 'none' }
  }
  if (length !== null && length > maxBytes) throw new BodyTooLarge()
  if (length !== null && length <= READ_FIRST_BYTES)
    return { kind: 'whole', bytes: await readAll(request, length) }
  return { kind: 'stream', stream: bounded(request, maxBytes) }
}

/** Reads by events, because an async iterator has promises and listeners that a body of one chunk does not need. */
function readAll(request: IncomingMessage, length: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length)),
    )
    request.once('error', reject)
    request.once('close', () => {
      // The event follows every complete body, too, and creating an error is expensive.
      if (!request.complete) reject(new Error('the client left'))
    })
  })
}

/** Returns a separate stream, because undici destroys the stream it sends, which would cut the client's connection. */
function bounded(request: IncomingMessage, maxBytes: number): Transform {
  let seen = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > maxBytes) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  request.once('error', (error) => stream.destroy(error))
  return request.pipe(stream)
}
