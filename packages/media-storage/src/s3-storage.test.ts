import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { PIECE_BYTES } from './piece-cache.ts'
import { createS3Storage } from './s3-storage.ts'

let closing = new AsyncDisposableStack()
afterEach(async () => {
  await closing.disposeAsync()
  closing = new AsyncDisposableStack()
})

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function openBucket(options: {
  respond: (request: IncomingMessage, response: ServerResponse) => void
  cacheBytes?: number
  bodyIdleMs?: number
}) {
  const endpoint = await listen(options.respond)
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' }
  const storage = createS3Storage({ endpoint, region: 'eu-central-1', bucket: 'media', ...keys }, options)
  closing.defer(() => storage.close())
  return storage
}

const bytes = randomBytes(PIECE_BYTES)
const part = { storageKey: 'a.mp3', start: 0, end: bytes.length - 1 }

/** Opens a bucket of one file that stalls in the middle of its first responses. */
async function openStalling(stalls: number) {
  const asked: string[] = []
  const storage = await openBucket({
    respond(request, response) {
      asked.push(`${request.headers.range}`)
      response.writeHead(206, { 'content-length': bytes.length })
      if (asked.length > stalls) response.end(bytes)
      else response.write(bytes.subarray(0, 1000))
    },
    cacheBytes: 4 * PIECE_BYTES,
    bodyIdleMs: 100,
  })
  return { storage, asked }
}

describe('a bucket that stalls in the middle of a file', () => {
  it('rejects for everybody who waits for the piece, and is requested again by the next reader', async () => {
    const { storage, asked } = await openStalling(1)
    const url = await listen((_request, response) => {
      storage
        .send(part, response, () => response.writeHead(200))
        .catch(() => !response.headersSent && response.writeHead(503).end())
    })
    const play = async () => (await fetch(url)).status
    expect(await Promise.all([play(), play()])).toContain(503)
    const again = await fetch(url)
    expect(again.status).toBe(200)
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    expect(asked).toEqual([`bytes=0-${bytes.length - 1}`, `bytes=0-${bytes.length - 1}`])
  })

  it('rejects `read` and `withFile` of the file', async () => {
    const { storage } = await openStalling(2)
    await expect(buffer(storage.read(part))).rejects.toThrow('stopped in the middle')
    await expect(storage.withFile(part.storageKey, async () => {})).rejects.toThrow('stopped in the middle')
  })

  it('does not count as stalled because of a slow reader', async () => {
    const { storage } = await openStalling(0)
    const pieces: Uint8Array[] = []
    for await (const piece of storage.read(part)) {
      if (pieces.push(piece) === 1) await new Promise((resolve) => setTimeout(resolve, 250))
    }
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  })
})

it('requests more files from a slow bucket at once than the SDK has connections', async () => {
  const waiting: ServerResponse[] = []
  const storage = await openBucket({
    respond(_request, response) {
      waiting.push(response)
      if (waiting.length < 60) return
      for (const held of waiting) held.writeHead(200, { 'content-length': 7 }).end()
    },
  })
  const sizes = await Promise.all(Array.from({ length: 60 }, (_, index) => storage.findSize(`${index}`)))
  expect(new Set(sizes)).toEqual(new Set([7]))
})
