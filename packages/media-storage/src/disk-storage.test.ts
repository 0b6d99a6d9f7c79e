import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { PIECE_BYTES } from './piece-cache.ts'

const bytes = randomBytes(5 * PIECE_BYTES + 77)
const folder = await mkdtemp(join(tmpdir(), 'hibiki-disk-'))
await writeFile(join(folder, 'a'), bytes)
const storage = createDiskStorage({ folder })
afterEach(() => expect(storage.countOpenFilesInUse()).toBe(0))
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const part = (start: number, end: number, storageKey = 'a') => ({ storageKey, start, end })

const asAnswer = (target: Writable) => target as unknown as ServerResponse

/** Reads the bytes of each piece before it acknowledges them, like a socket. */
function collecting() {
  const pieces: Buffer[] = []
  const target = new Writable({
    write(piece, _encoding, done) {
      setImmediate(() => {
        pieces.push(Buffer.from(piece))
        done()
      })
    },
  })
  return { answer: asAnswer(target), sent: () => Buffer.concat(pieces) }
}

describe('a part of a file', () => {
  it.each([
    [0, 0],
    [7, 7 + PIECE_BYTES - 1],
    [7, 7 + PIECE_BYTES],
    [0, bytes.length - 1],
    [bytes.length - 5, bytes.length - 1],
  ])('is sent exactly: bytes %i to %i', async (start, end) => {
    const { answer, sent } = collecting()
    const begin = vi.fn()
    await storage.send(part(start, end), answer, begin)
    expect(sent().equals(bytes.subarray(start, end + 1))).toBe(true)
    expect(begin).toHaveBeenCalledOnce()
  })

  it('is correct for many concurrent readers, which share buffers', async () => {
    const sent = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const start = index * 1000
        const { answer, sent } = collecting()
        await storage.send(part(start, bytes.length - 1), answer, () => {})
        return sent().equals(bytes.subarray(start))
      }),
    )
    expect(sent).toEqual(sent.map(() => true))
  })

  it('is not read faster than its target accepts', async () => {
    const pieces: (() => void)[] = []
    const target = new Writable({ write: (_piece, _encoding, done) => void pieces.push(done) })
    const sending = storage.send(part(0, bytes.length - 1), asAnswer(target), () => {})
    for (let taken = 1; taken <= 6; taken++) {
      await vi.waitFor(() => expect(pieces).toHaveLength(taken), 10_000)
      pieces.at(-1)?.()
    }
    await sending
    expect(pieces).toHaveLength(6)
  })
})

describe('an unreadable file', () => {
  it('rejects before sending when the file cannot be opened', async () => {
    const begin = vi.fn()
    const { answer } = collecting()
    await expect(storage.send(part(0, 1, 'later'), answer, begin)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(storage.send(part(0, 1, '../a'), answer, begin)).rejects.toThrow('unsafe storage key')
    await expect(storage.send(part(bytes.length, bytes.length), answer, begin)).rejects.toThrow('shorter')
    expect(begin).not.toHaveBeenCalled()
    expect(answer.destroyed).toBe(false)
    await writeFile(join(folder, 'later'), 'now')
    await storage.send(part(0, 2, 'later'), answer, begin)
  })

  it('errors instead of ending early when the file is shorter than expected', async () => {
    const { answer } = collecting()
    await expect(storage.send(part(0, bytes.length), answer, () => {})).rejects.toThrow('shorter')
    expect([answer.destroyed, answer.writableEnded]).toEqual([true, false])
  })
})

describe('storing a file', () => {
  it('removes what a killed writer of the same key left, but not what another one is writing', async () => {
    const inner = join(folder, 'inner')
    await mkdir(inner)
    const unfinished = (name: string) => `${name}.${crypto.randomUUID()}.part`
    const [abandoned, current, ofAnother] = [unfinished('b'), unfinished('b'), unfinished('bc')]
    for (const name of [abandoned, current, ofAnother]) await writeFile(join(inner, name), 'half')
    for (const name of [abandoned, ofAnother]) await utimes(join(inner, name), 0, 0)
    await storage.put('inner/b', Readable.from([bytes]))
    expect((await readdir(inner)).sort()).toEqual(['b', current, ofAnother].sort())
  })
})

describe('media over HTTP', () => {
  let server: Server
  let leftWith: number[]
  beforeAll(async () => {
    leftWith = []
    server = createServer((_request, response: ServerResponse) => {
      storage
        .send(part(0, bytes.length - 1), response, () => response.writeHead(200))
        .then(() => leftWith.push(storage.countOpenFilesInUse()))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      get({ port, host: '127.0.0.1', agent: false }, resolve).on('error', reject)
    })

  it('a listener who disconnects releases the file, and no other listener gets wrong bytes', async () => {
    const leavers = await Promise.all(Array.from({ length: 20 }, ask))
    for (const answer of leavers) answer.destroy()
    const others = await Promise.all(Array.from({ length: 5 }, async () => buffer(await ask())))
    expect(others.every((sent) => sent.equals(bytes))).toBe(true)
    await vi.waitFor(() => expect(leftWith).toHaveLength(25), 10_000)
  })
})
