import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MediaStorage } from '../src/index.ts'

/** Larger than two parts of a multipart upload, and no multiple of anything. */
const bytes = randomBytes(18 * 1024 * 1024 + 77)

async function* inPieces(content: Uint8Array, size = 100_003) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

async function read(storage: MediaStorage, storageKey: string, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of storage.read({ storageKey, start, end })) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The contract of every storage; each implementation runs it. */
export function describeStorageContract(name: string, open: () => Promise<MediaStorage>): void {
  describe(`${name} storage`, () => {
    let storage: MediaStorage
    beforeAll(async () => {
      storage = await open()
      await storage.put('ab/large.mp3', inPieces(bytes))
    })
    afterAll(() => storage.close())

    it('returns what was stored, whole and in parts', async () => {
      expect(await storage.findSize('ab/large.mp3')).toBe(bytes.length)
      expect((await read(storage, 'ab/large.mp3', 0, bytes.length - 1)).equals(bytes)).toBe(true)
      for (const [start, end] of [
        [0, 0],
        [5_000_000, 9_999_999],
        [bytes.length - 1, bytes.length - 1],
      ] as const) {
        const part = await read(storage, 'ab/large.mp3', start, end)
        expect(part.equals(bytes.subarray(start, end + 1))).toBe(true)
      }
    })

    it('replaces the file that the key already has', async () => {
      await storage.put('again', inPieces(Buffer.from('first')))
      await storage.put('again', inPieces(Buffer.from('second')))
      expect((await read(storage, 'again', 0, 5)).toString()).toBe('second')
    })

    it('keeps one whole file of those that two stores put under one key at once', async () => {
      const other = await open()
      const contents = [1, 2, 3, 4].map((fill) => Buffer.alloc(1_000_000 - fill, fill))
      const putAll = contents.map((content, index) =>
        (index % 2 ? other : storage).put('shared/key', inPieces(content)),
      )
      await Promise.all(putAll)
      await other.close()
      const size = Number(await storage.findSize('shared/key'))
      const stored = await read(storage, 'shared/key', 0, size - 1)
      expect(contents.some((content) => content.equals(stored))).toBe(true)
      await storage.removeFolder('shared')
    })

    it('stores nothing when the bytes cannot be read to their end', async () => {
      async function* breaking() {
        yield* inPieces(bytes.subarray(0, 12_000_000))
        throw new Error('the line went dead')
      }
      await expect(storage.put('half', breaking())).rejects.toThrow('the line went dead')
      expect(await storage.findSize('half')).toBeNull()
    })

    it('removes a file, and resolves when there is none', async () => {
      await storage.put('gone', inPieces(Buffer.from('x')))
      await storage.remove('gone')
      await storage.remove('gone')
      expect(await storage.findSize('gone')).toBeNull()
      await expect(read(storage, 'gone', 0, 0)).rejects.toThrow()
    })

    it('removes a folder with all that is in it, and nothing else', async () => {
      const [gone, kept] = [
        ['f/1', 'f/inner/2'],
        ['f-beside', 'g/f/1'],
      ]
      for (const key of [...gone, ...kept]) await storage.put(key, inPieces(Buffer.from('x')))
      await Promise.all([storage.removeFolder('f'), storage.removeFolder('f')])
      await storage.removeFolder('f')
      const sizes = (keys: string[]) => Promise.all(keys.map((key) => storage.findSize(key)))
      expect([await sizes(gone), await sizes(kept)]).toEqual([
        [null, null],
        [1, 1],
      ])
      await storage.remove('f-beside')
      await storage.removeFolder('g')
    })

    it('passes the path of a local file with the same bytes', async () => {
      const lent = await storage.withFile('ab/large.mp3', (path) => readFile(path))
      expect(lent.equals(bytes)).toBe(true)
      await expect(storage.withFile('nothing', (path) => readFile(path))).rejects.toThrow()
    })

    it.each(['', '../x', '/etc/passwd', 'a//b', '.hidden', 'a\\b'])(
      'rejects the unsafe key %j',
      async (key) => {
        await expect(storage.put(key, inPieces(Buffer.from('x')))).rejects.toThrow('unsafe storage key')
        await expect(storage.findSize(key)).rejects.toThrow('unsafe storage key')
        await expect(storage.remove(key)).rejects.toThrow('unsafe storage key')
        await expect(storage.removeFolder(key)).rejects.toThrow('unsafe storage key')
        await expect(read(storage, key, 0, 0)).rejects.toThrow('unsafe storage key')
      },
    )

    it('passes its own check while it is usable', async () => {
      await storage.check()
    })

    describe('over HTTP', () => {
      let server: Server
      const outcomes: string[] = []
      beforeAll(async () => {
        server = createServer((request, response) => {
          const [, storageKey = '', start, end] = /^\/(\S+)\?(\d+)-(\d+)$/.exec(request.url ?? '') ?? []
          const part = { storageKey, start: Number(start), end: Number(end) }
          storage
            .send(part, response, () => response.writeHead(200))
            .then(
              () => outcomes.push('sent'),
              () => {
                outcomes.push('failed')
                if (!response.headersSent) response.writeHead(503).end()
              },
            )
        })
        server.listen(0, '127.0.0.1')
        await once(server, 'listening')
      })
      afterAll(() => server.close())

      const ask = (path: string) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const { port } = server.address() as AddressInfo
          get({ port, host: '127.0.0.1', path, agent: false }, resolve).on('error', reject)
        })

      it('sends the requested part', async () => {
        const sent = await buffer(await ask('/ab/large.mp3?7-9000000'))
        expect(sent.equals(bytes.subarray(7, 9_000_001))).toBe(true)
      })

      it.each(['/missing?0-1', `/ab/large.mp3?${bytes.length}-${bytes.length}`, '/ab/large.mp3?0-99999999'])(
        'rejects before anything is out or cuts the answer, but never ends it: %s',
        async (path) => {
          outcomes.length = 0
          const response = await ask(path)
          const outcome = await buffer(response).then(
            () => `${response.statusCode}`,
            () => 'cut',
          )
          expect(['503', 'cut']).toContain(outcome)
          await vi.waitFor(() => expect(outcomes).toEqual(['failed']), 10_000)
        },
      )

      it('stops without an error when the client disconnects', async () => {
        outcomes.length = 0
        const response = await ask(`/ab/large.mp3?0-${bytes.length - 1}`)
        response.destroy()
        await vi.waitFor(() => expect(outcomes).toEqual(['sent']), 10_000)
      })
    })
  })
}
