import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPieceCache, PIECE_BYTES } from './piece-cache.ts'
import { sendBytes } from './send-bytes.ts'

const bytes = randomBytes(3 * PIECE_BYTES + 77)
const READ_MS = 50

let closing = new AsyncDisposableStack()
afterEach(async () => {
  await closing.disposeAsync()
  closing = new AsyncDisposableStack()
})

/** Starts a server that sends a file of slow pieces; `events` records which were read and, when their bytes were sent, released. */
async function serveSlowly(maxPieces: number) {
  const events: string[] = []
  const cache = createPieceCache({ maxPieces })
  const file = cache.forReader(async (memory, position) => {
    events.push(`read ${position / PIECE_BYTES}`)
    await wait(READ_MS)
    return bytes.copy(memory, 0, position)
  })
  async function read(from: number, to: number) {
    const { bytes, release } = await file.read(from, to)
    return {
      bytes,
      release(wasSent: boolean) {
        events.push(`${wasSent ? 'sent' : 'cut'} ${Math.floor(from / PIECE_BYTES)}`)
        release(wasSent)
      },
    }
  }
  const server = createServer((_request, answer) => {
    const begin = () => answer.writeHead(200)
    void sendBytes({ read, start: 5, end: bytes.length - 1, answer, begin })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, events, cache }
}

describe('sending slow pieces', () => {
  it('requests the next piece before the current one is sent, and none twice', async () => {
    const { url, events, cache } = await serveSlowly(8)
    const sent = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(sent.equals(bytes.subarray(5))).toBe(true)
    await vi.waitFor(() => expect(cache.count()).toEqual({ kept: 4, held: 0 }), 10_000)
    expect(events).toEqual(['read 0', 'read 1', 'sent 0', 'read 2', 'sent 1', 'read 3', 'sent 2', 'sent 3'])
  })

  it('reads nothing ahead without free memory', async () => {
    const { url, events, cache } = await serveSlowly(0)
    await (await fetch(url)).arrayBuffer()
    await vi.waitFor(() => expect(cache.count()).toEqual({ kept: 0, held: 0 }), 10_000)
    expect(events).toEqual([0, 1, 2, 3].flatMap((index) => [`read ${index}`, `sent ${index}`]))
  })

  it('releases everything when the client disconnects', async () => {
    const { url, cache } = await serveSlowly(8)
    const left = new AbortController()
    await fetch(url, { signal: left.signal })
    left.abort()
    await vi.waitFor(() => expect(cache.count().held).toBe(0), 10_000)
  })
})
