import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createDiskStorage,
  type DiskStorage,
  formatMediaLinkVerdict,
  formatMediaPart,
  mediaLinkVerdictHeader,
  mediaPartHeader,
  toMediaResponse,
} from '@hibiki/media-storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

const bytes = randomBytes(1000)
const modifiedAt = new Date('2026-11-01T00:00:00Z')
const file = { storageKey: 'a.mp3', bytes: 1000, contentType: 'audio/mpeg', modifiedAt, etag: '"a"' }
let folder: string
let storage: DiskStorage
let content: FakeService
let gateway: TestGateway
/** Whether content still allows the link, and for how long it works. */
let allows: boolean
let expiresInMs: number
/** Every test has a link of its own. */
let link: string
let cookie: string
let sessionId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-kept-'))
  await writeFile(join(folder, 'a.mp3'), bytes)
  storage = createDiskStorage({ folder })
  content = await startFakeService((app) => {
    app.get('/media/:id', (request, reply) => {
      const answer = toMediaResponse(file, request.headers, expiresInMs)
      if (!allows) return reply.code(404).send()
      if (answer.kind === 'range-not-satisfiable') return reply.code(416).send()
      if (answer.kind === 'precondition-failed') return reply.code(412).send()
      if (answer.kind === 'not-modified') return reply.code(304).headers(answer.headers).send()
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .header(mediaPartHeader, formatMediaPart(answer.part))
        .header(mediaLinkVerdictHeader, formatMediaLinkVerdict({ file, expiresInMs }))
        .send()
    })
  })
  gateway = await startTestGateway({ services: { content: [content.url] }, media: storage })
})
afterAll(async () => {
  await gateway.close()
  await content.close()
  await storage.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  allows = true
  expiresInMs = 600_000
  link = `/api/media/${randomUUID()}?exp=1&sig=a`
  sessionId = randomUUID()
  cookie = await gateway.sessions.cookieFor({ sessionId })
  content.calls.length = 0
})

const asked = () => content.calls.length
const ask = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await gateway.request(link, { method, headers: { cookie, ...headers } })
  const { date: _, 'x-request-id': requestId, ...rest } = answer.headers
  return {
    status: answer.statusCode,
    requestId,
    headers: rest,
    body: Buffer.from(await answer.body.arrayBuffer()),
  }
}

describe('further ranges of a link that content has allowed', () => {
  it.each([[{}], [{ range: 'bytes=5-9' }], [{ range: 'bytes=-3' }], [{ range: 'bytes=1-2,5-6' }]])(
    'get the same response as the first one, without a call to content: %j',
    async (headers) => {
      const first = await ask(headers as Record<string, string>)
      const second = await ask(headers as Record<string, string>)
      expect(asked()).toBe(1)
      expect({ ...second, requestId: '' }).toEqual({ ...first, requestId: '' })
      expect(second.requestId).toMatch(/^[0-9a-f-]{36}$/)
      expect(second.requestId).not.toBe(first.requestId)
      expect(second.headers).not.toHaveProperty(mediaLinkVerdictHeader)
    },
  )

  it('get the bytes of their own range', async () => {
    await ask({ range: 'bytes=0-1' })
    const { status, headers, body } = await ask({ range: 'bytes=100-299', 'if-range': '"a"' })
    expect([status, headers['content-range'], asked()]).toEqual([206, 'bytes 100-299/1000', 1])
    expect(body.equals(bytes.subarray(100, 300))).toBe(true)
  })

  it.each([
    [{ 'if-none-match': '"a"' }, 304],
    [{ 'if-match': '"other"' }, 412],
    [{ range: 'bytes=1000-' }, 416],
  ])('go to content where the response has no bytes: %j → %i', async (headers, status) => {
    await ask()
    expect((await ask(headers as Record<string, string>)).status).toBe(status)
    expect(asked()).toBe(2)
  })

  it('go to content when the method is HEAD', async () => {
    await ask()
    await ask({}, 'HEAD')
    expect(content.calls.map((call) => call.split(' ', 1)[0])).toEqual(['GET', 'HEAD'])
  })

  it('get 503 E5030 when the file can no longer be read', async () => {
    const gone = vi.spyOn(storage, 'send').mockRejectedValue(new Error('gone'))
    for (const _both of ['asked', 'cached']) {
      const { status, headers, body } = await ask({ range: 'bytes=0-1' })
      expect([status, JSON.parse(body.toString()).code]).toEqual([503, 'E5030'])
      expect(headers).not.toHaveProperty('content-range')
    }
    gone.mockRestore()
  })
})

describe('a cached authorization', () => {
  it('is used for no other session and for no visitor', async () => {
    await ask()
    allows = false
    const stranger = await gateway.sessions.cookieFor({ sessionId: randomUUID() })
    for (const other of [{ cookie: stranger }, { cookie: '' }]) {
      const answer = await gateway.request(link, { headers: other })
      await answer.body.dump()
      expect(answer.statusCode).toBe(404)
    }
    expect(asked()).toBe(3)
  })

  it('ends at once with the session', async () => {
    await ask()
    expect((await ask()).status).toBe(200)
    expect(asked()).toBe(1)
    allows = false
    gateway.sessions.end(sessionId, 'logout')
    expect((await ask()).status).toBe(404)
    expect(asked()).toBe(2)
  })

  it('ends within three seconds of a withdrawal', async () => {
    await ask()
    allows = false
    expect((await ask()).status).toBe(200)
    await vi.waitFor(async () => expect((await ask()).status).toBe(404), { timeout: 3000, interval: 100 })
  })

  it('is not used after the link has expired', async () => {
    expiresInMs = 250
    await ask()
    allows = false
    await vi.waitFor(async () => expect((await ask()).status).toBe(404), { timeout: 1000, interval: 50 })
  })

  it('is deleted as soon as content rejects the link', async () => {
    await ask()
    allows = false
    expect((await ask({ 'if-none-match': '"a"' })).status).toBe(404)
    expect((await ask()).status).toBe(404)
  })
})
