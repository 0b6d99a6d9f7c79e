import { randomUUID } from 'node:crypto'
import { mediaLocationHeader } from '@hibiki/media-storage'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

const key = 'e'.repeat(32)
const byEdge = { 'x-internal-media-edge': key }
let content: FakeService
/** A gateway with edge keys, and one without. */
let gateway: TestGateway
let without: TestGateway
/** The header that content got with each call. */
let asked: (string | string[] | undefined)[]

beforeAll(async () => {
  content = await startFakeService((app) => {
    app.get('/media/file', { exposeHeadRoute: false }, (request, reply) => {
      asked.push(request.headers[mediaLocationHeader])
      if (request.headers[mediaLocationHeader] === undefined) return reply.send('bytes')
      return reply
        .code(204)
        .headers({ etag: '"a"', 'x-accel-expires': '1', [mediaLocationHeader]: '/a.mp3' })
        .send()
    })
    app.get('/media/own', (request, reply) => {
      if (request.headers.cookie === undefined) return reply.code(404).send()
      return reply.code(204).header(mediaLocationHeader, '/own.mp3').send()
    })
    // Content responds so without MEDIA_BY_EDGE.
    app.get('/media/streamed', (_request, reply) => reply.send('bytes'))
    app.get('/media/gone', (_request, reply) => reply.code(404).send({ code: 'gone' }))
    app.get('/media/login', (_request, reply) => reply.code(401).send())
    // This service names a location that the gateway did not request.
    app.get('/soundesthe/free-sound', (_request, reply) =>
      reply.header(mediaLocationHeader, '/b').send('own'),
    )
  })
  const services = { content: [content.url] }
  gateway = await startTestGateway({ services, settings: { MEDIA_EDGE_KEYS: `${'n'.repeat(32)},${key}` } })
  without = await startTestGateway({ services })
})
afterAll(() => Promise.all([gateway.close(), without.close(), content.close()]))
beforeEach(() => {
  asked = []
})

async function ask(of: TestGateway, path: string, headers: Record<string, string>, method?: 'HEAD') {
  const answer = await of.request(path, { headers, ...(method && { method }) })
  return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
}

describe('GET /api/media/… by an edge', () => {
  it('responds 204 with the location, the lifetime that content sets, and the security headers', async () => {
    const { status, headers, body } = await ask(gateway, '/api/media/file', byEdge)
    expect([status, body, asked]).toEqual([204, '', ['name it']])
    expect(headers).toMatchObject({
      etag: '"a"',
      'x-accel-expires': '1',
      [mediaLocationHeader]: '/a.mp3',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['streamed', 'gone', 'login', 'nowhere'])(
    'responds 403 without a body where the edge may not send the bytes: %s',
    async (path) => {
      const { status, headers, body } = await ask(gateway, `/api/media/${path}`, byEdge)
      expect([status, body]).toEqual([403, ''])
      expect(headers).not.toHaveProperty(mediaLocationHeader)
    },
  )

  it('responds 403 to a session that has ended', async () => {
    const sessionId = randomUUID()
    const cookie = await gateway.sessions.cookieFor({ sessionId })
    const status = async () => (await ask(gateway, '/api/media/own', { ...byEdge, cookie })).status
    expect(await status()).toBe(204)
    gateway.sessions.end(sessionId, 'logout')
    expect(await status()).toBe(403)
  })
})

describe('the location of a file', () => {
  it.each([
    ['without the key', {}],
    ['with another key', { 'x-internal-media-edge': 'g'.repeat(32) }],
    ['with a part of it', { 'x-internal-media-edge': key.slice(1) }],
    ['with an empty one', { 'x-internal-media-edge': '' }],
    ['with the words of the gateway', { [mediaLocationHeader]: 'name it' }],
  ])('is not told to a client: %s', async (_what, headers) => {
    const { headers: answered, body } = await ask(
      gateway,
      '/api/media/file',
      headers as Record<string, string>,
    )
    expect([body, asked]).toEqual(['bytes', [undefined]])
    expect(answered).not.toHaveProperty(mediaLocationHeader)
  })

  it('is not sent by a gateway without edge keys', async () => {
    expect((await ask(without, '/api/media/file', byEdge)).body).toBe('bytes')
    expect((await ask(without, '/api/media/file', { 'x-internal-media-edge': '' })).body).toBe('bytes')
  })

  it('is not sent when a service names it without a request of the edge', async () => {
    const { status, headers, body } = await ask(gateway, '/api/soundesthe/free-sound', byEdge)
    expect([status, body]).toEqual([200, 'own'])
    expect(headers).not.toHaveProperty(mediaLocationHeader)
  })
})
