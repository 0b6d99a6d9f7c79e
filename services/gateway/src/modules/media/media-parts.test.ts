import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage, type DiskStorage, mediaPartHeader } from '@hibiki/media-storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

const bytes = randomBytes(20 * 1024 * 1024)
let folder: string
let storage: DiskStorage
let content: FakeService
/** A gateway that reads the disk itself, and one that has no disk. */
let reading: TestGateway
let streaming: TestGateway
/** The header that content got with each call, and the part that it names. */
let asked: (string | string[] | undefined)[]
let named: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-gateway-media-'))
  await writeFile(join(folder, 'a.mp3'), bytes)
  storage = createDiskStorage({ folder })
  content = await startFakeService((app) => {
    app.get('/media/file', { exposeHeadRoute: false }, async (request, reply) => {
      asked.push(request.headers[mediaPartHeader])
      reply.code(206).headers({ 'content-range': 'bytes 5-9/100', etag: '"a"', 'content-type': 'audio/mpeg' })
      if (request.headers[mediaPartHeader] === undefined) return reply.send('bytes of content')
      return reply.header(mediaPartHeader, named).send()
    })
    app.head('/media/file', async (request, reply) => {
      asked.push(request.headers[mediaPartHeader])
      return reply.header('content-length', 77).send()
    })
    for (const [path, status] of [
      ['unchanged', 304],
      ['outside', 416],
      ['gone', 404],
    ] as const) {
      app.get(`/media/${path}`, (_request, reply) => reply.code(status).send())
    }
    // This service names a part that the gateway did not request.
    app.get('/soundesthe/free-sound', (_request, reply) => reply.header(mediaPartHeader, named).send('own'))
  })
  const services = { content: [content.url] }
  reading = await startTestGateway({ services, media: storage })
  streaming = await startTestGateway({ services })
})
afterAll(async () => {
  await reading.close()
  await streaming.close()
  await content.close()
  await storage.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  named = '0-0 a.mp3'
})

describe('GET /api/media/… on a disk shared with content', () => {
  it.each([
    [0, 0],
    [5, 9],
    [100, 1024 * 1024],
    [0, bytes.length - 1],
    [bytes.length - 7, bytes.length - 1],
  ])('sends the bytes %i to %i that content named, with content’s headers', async (start, end) => {
    named = `${start}-${end} a.mp3`
    const answer = await reading.request('/api/media/file')
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-length': String(end - start + 1),
      'content-range': 'bytes 5-9/100',
      'content-type': 'audio/mpeg',
      etag: '"a"',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers).not.toHaveProperty(mediaPartHeader)
    const sent = Buffer.from(await answer.body.arrayBuffer())
    expect(sent.equals(bytes.subarray(start, end + 1))).toBe(true)
  })

  it('reuses one connection to content', async () => {
    const before = new Set(content.ports)
    for (let call = 0; call < 5; call++) await (await reading.request('/api/media/file')).body.dump()
    expect(content.ports.filter((port) => !before.has(port)).length).toBeLessThanOrEqual(1)
  })

  it.each([
    ['unchanged', 304],
    ['outside', 416],
    ['gone', 404],
  ])('returns responses of content without bytes as they are: %s → %i', async (path, status) => {
    const answer = await reading.request(`/api/media/${path}`)
    expect([answer.statusCode, await answer.body.text()]).toEqual([status, ''])
  })

  it('forwards HEAD without requesting a part', async () => {
    const answer = await reading.request('/api/media/file', { method: 'HEAD' })
    expect([answer.statusCode, answer.headers['content-length'], asked]).toEqual([200, '77', [undefined]])
  })

  it.each([
    ['a file that is not on this disk', '0-9 b.mp3'],
    ['more bytes than there are', `${bytes.length}-${bytes.length} a.mp3`],
    ['a way out of the folder', '0-9 ../a.mp3'],
  ])('responds 503 E5030 for %s, without naming the file', async (_what, part) => {
    named = part
    const answer = await reading.request('/api/media/file')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).not.toHaveProperty('content-range')
    const body = await answer.body.text()
    expect(JSON.parse(body).code).toBe('E5030')
    expect(body).not.toContain('mp3')
  })

  it('closes the file when clients disconnect in the middle', async () => {
    named = `0-${bytes.length - 1} a.mp3`
    const leave = async () => {
      const answer = await reading.request('/api/media/file')
      for await (const _first of answer.body) break
    }
    await Promise.all(Array.from({ length: 20 }, leave))
    await vi.waitFor(() => expect(storage.countOpenFilesInUse()).toBe(0), 10_000)
  })
})

describe('internal headers', () => {
  it('of clients reach no service, whether or not the gateway reads the disk', async () => {
    const headers = { 'X-Internal-Media-Part': 'mine', 'x-internal-other': 'mine' }
    const answer = await streaming.request('/api/media/file', { headers })
    expect([await answer.body.text(), asked]).toEqual(['bytes of content', [undefined]])
    await (await reading.request('/api/media/file', { headers })).body.dump()
    expect(asked[1]).not.toContain('mine')
  })

  it('of services reach no client, and a part that the gateway did not request is ignored', async () => {
    for (const gateway of [reading, streaming]) {
      const answer = await gateway.request('/api/soundesthe/free-sound')
      expect(answer.headers).not.toHaveProperty(mediaPartHeader)
      expect(await answer.body.text()).toBe('own')
    }
  })
})
