import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

export class BodyTooLarge extends Error {}

/** Small bodies are read first, so that they can be sent again to another replica. */
const READ_FIRST_BYTES = 64 * 1024

export type RequestBody =
  | { kind: 'none' }
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'stream'; stream: Transform }

/**
 * The body of a call: nothing, the whole of it, or a stream that never holds more than its buffer and that fails with
 * `BodyTooLarge` past `maxBytes`. Throws `BodyTooLarge` at once when the announced length says so.
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

/** Returns a stream of its own, because undici destroys the one it is given, and the request's own would cut the client's connection. */
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
