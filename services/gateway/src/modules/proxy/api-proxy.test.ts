import { MAX_INLINE_BODY_BYTES } from '@hibiki/http'
import { measureQuickestMs } from '@hibiki/test-harness'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEchoRoute, type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

let content: FakeService
let gateway: TestGateway

interface Echo {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
}

beforeAll(async () => {
  content = await startFakeService((app) => {
    app.get('/soundesthe/bad', async (_request, reply) => reply.code(400).send({ code: 'E3001' }))
    app.get('/soundesthe/cookies', async (_request, reply) =>
      reply.header('set-cookie', ['a=1', 'b=2']).header('content-security-policy', 'none at all').send({}),
    )
    app.get('/soundesthe/slow', () => new Promise(() => {}))
    app.post('/upload/slow', () => new Promise(() => {}))
    // This is how @hibiki/http responds to a duplicate login that the service knows of before the gateway does.
    app.get('/activity/monthly', async (_request, reply) =>
      reply
        .code(500)
        .headers({ 'x-internal-session-ended': 'duplicate-login', 'set-cookie': 'lang=ja' })
        .send({ code: 'E5001' }),
    )
    needsSession(app)
    addEchoRoute(app)
  })
  gateway = await startTestGateway({
    services: { content: [content.url], identity: [content.url], billing: ['http://127.0.0.1:9'] },
    deadlines: { requestMs: 300, uploadMs: 900 },
  })
})

/** Responds as a service does, with 401 where there is no access cookie. */
function needsSession(app: FastifyInstance): void {
  for (const path of ['/activity/weekly', '/auth/refresh']) {
    app.get(path, async (request, reply) =>
      request.headers.cookie?.includes('hibiki-access=')
        ? { ok: true }
        : reply.code(401).send({ code: 'E4010' }),
    )
  }
}

afterAll(async () => {
  await gateway.close()
  await content.close()
})

async function errorOf(path: string, options?: Parameters<TestGateway['request']>[1]) {
  const answer = await gateway.request(path, options)
  const body = (await answer.body.json()) as { code: string; message: string; requestId: string }
  expect(body.requestId).toBe(answer.headers['x-request-id'])
  return { status: answer.statusCode, headers: answer.headers, ...body }
}

describe('a call to /api/…', () => {
  it('reaches its service with one /api less, without the trailing slash and with the query', async () => {
    const answer = await gateway.request('/api/api/kanade/list/?page=0&x=%2F')
    expect(answer.statusCode).toBe(200)
    expect(((await answer.body.json()) as Echo).url).toBe('/api/kanade/list?page=0&x=%2F')
  })

  it('reaches its service without the headers that a client must not claim', async () => {
    const answer = await gateway.request('/api/kanade/random', {
      headers: {
        'x-user-id': 'admin',
        'X-User-Roles': 'ROLE_ADMIN',
        'x-forwarded-for': '198.51.100.9',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '198.51.100.9',
        forwarded: 'for=198.51.100.9',
        'x-request-id': '0000',
        'x-other': 'cached',
      },
    })
    const { headers } = (await answer.body.json()) as Echo
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': gateway.origin.slice(7),
      'x-request-id': answer.headers['x-request-id'],
      'x-other': 'cached',
    })
    for (const name of ['x-user-id', 'x-user-roles', 'x-real-ip', 'forwarded']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('returns all cookies of the service, and our security headers in place of its own', async () => {
    const { headers, body } = await gateway.request('/api/soundesthe/cookies')
    await body.dump()
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('gets a response without a body when its method is HEAD', async () => {
    const answer = await gateway.request('/api/kanade/random', { method: 'HEAD' })
    expect(answer.statusCode).toBe(200)
    expect(await answer.body.text()).toBe('')
  })

  it('reaches its service with the body as it was sent, of whatever size', async () => {
    const json = { text: 'ひびき'.repeat(30_000) }
    const answer = await gateway.request('/api/dmv/record-playing', {
      method: 'POST',
      headers: gateway.originHeader,
      json,
    })
    expect(((await answer.body.json()) as Echo).body).toEqual(json)
  })

  it('returns a 400 of the service as it is', async () => {
    const answer = await gateway.request('/api/soundesthe/bad')
    expect([answer.statusCode, await answer.body.json()]).toEqual([400, { code: 'E3001' }])
  })
})

describe('calls that the gateway rejects', () => {
  it('get 403 E4031 for a foreign or missing origin, and the service no call', async () => {
    const before = content.calls.length
    const foreign = { origin: 'https://evil.example' }
    const call = { method: 'POST' as const, json: {} }
    expect(await errorOf('/api/dmv/record-playing', { ...call, headers: foreign })).toMatchObject({
      status: 403,
      code: 'E4031',
    })
    expect(await errorOf('/api/dmv/record-playing', call)).toMatchObject({ status: 403, code: 'E4031' })
    const image = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect(await errorOf('/api/auth/logout', image)).toMatchObject({ status: 403, code: 'E4031' })
    expect(content.calls.length).toBe(before)
  })

  it.each([
    '/api/internal/ended-sessions',
    '/api/.well-known/jwks.json',
    '/api/metrics',
    '/api/openapi.json',
    '/api/soundesthe/../metrics',
    '/api/mental-check/get',
    '/api/nothing',
    '/internal/ended-sessions',
    '/metrics',
    '/readyz',
    '/.well-known/jwks.json',
  ])('get 404 E4040 for %s', async (path) => {
    expect(await errorOf(path)).toMatchObject({ status: 404, code: 'E4040' })
  })

  it('get 413 E4130 for a body over the limit, with and without Content-Length', async () => {
    const big = Buffer.alloc(1024 * 1024 + 1, 'a')
    const headers = { ...gateway.originHeader, 'content-type': 'application/json' }
    const announced = { method: 'POST' as const, headers, body: big }
    expect(await errorOf('/api/dmv/record-playing', announced)).toMatchObject({ status: 413, code: 'E4130' })
    async function* chunks() {
      for (let i = 0; i < 20; i++) yield Buffer.alloc(64 * 1024, 'a')
    }
    const chunked = { method: 'POST' as const, headers, body: chunks() as never }
    expect(await errorOf('/api/dmv/record-playing', chunked)).toMatchObject({ status: 413, code: 'E4130' })
  })

  it.each([
    ['aiesthe/detect', MAX_INLINE_BODY_BYTES],
    ['aiesthe/detect-after', MAX_INLINE_BODY_BYTES],
    ['pic/calte/add-photo', MAX_INLINE_BODY_BYTES],
    ['admin/awards', MAX_INLINE_BODY_BYTES],
    ['admin/awards/019a9e00-0000-7000-8000-000000000001', MAX_INLINE_BODY_BYTES],
    ['aiesthe/publication', 1024 * 1024],
    ['admin/articles/cancel-plan', 1024 * 1024],
  ])(
    'get 413 E4130 for a photo that is too large for the service, which gets no call: %s',
    async (path, most) => {
      const toNobody = await startTestGateway({
        services: {
          aiesthe: ['http://127.0.0.1:9'],
          charts: ['http://127.0.0.1:9'],
          support: ['http://127.0.0.1:9'],
        },
      })
      const headers = { ...toNobody.originHeader, 'content-type': 'application/json' }
      const codeFor = async (bytes: number) => {
        const answer = await toNobody.request(`/api/${path}`, {
          method: 'POST',
          headers,
          body: Buffer.alloc(bytes, 'a'),
        })
        return ((await answer.body.json()) as { code: string }).code
      }
      expect(await codeFor(most + 1)).toBe('E4130')
      expect(await codeFor(most)).toBe('E5030')
      await toNobody.close()
    },
  )

  it('get 415 E4150 for a content type that a foreign form could send', async () => {
    const headers = { ...gateway.originHeader, 'content-type': 'text/plain' }
    const call = { method: 'POST' as const, headers, body: '{}' }
    expect(await errorOf('/api/dmv/record-playing', call)).toMatchObject({ status: 415, code: 'E4150' })
  })

  it('get 503 E5030 within a second when the service is down, in the language of the caller', async () => {
    const tookMs = await measureQuickestMs(1000, async () => {
      const answer = await errorOf('/api/v2/subscription/products', { headers: { 'accept-language': 'en' } })
      expect(answer).toMatchObject({ status: 503, code: 'E5030' })
      expect(answer.message).toContain('not available')
    })
    expect(tookMs).toBeLessThan(1000)
    expect((await errorOf('/api/v2/subscription/products')).message).toContain('ご利用いただけません')
    expect((await gateway.request('/api/kanade/random')).statusCode).toBe(200)
  })

  it('get 504 E5040 at the deadline, which is later for uploads', async () => {
    const tookMs = await measureQuickestMs(800, async () =>
      expect(await errorOf('/api/soundesthe/slow')).toMatchObject({ status: 504, code: 'E5040' }),
    )
    expect(tookMs).toBeLessThan(800)
    const first = performance.now()
    const upload = { method: 'POST' as const, headers: gateway.originHeader, json: {} }
    expect(await errorOf('/api/upload/slow', upload)).toMatchObject({ status: 504, code: 'E5040' })
    expect(performance.now() - first).toBeGreaterThan(800)
  })

  it('get 504 when the body never arrives', async () => {
    async function* never() {
      yield Buffer.from('{')
      await new Promise(() => {})
    }
    const headers = { ...gateway.originHeader, 'content-type': 'application/json' }
    const call = { method: 'POST' as const, headers, body: never() as never }
    expect(await errorOf('/api/dmv/record-playing', call)).toMatchObject({ status: 504, code: 'E5040' })
  })
})

describe('sessions at the gateway', () => {
  it('get 500 E5001 once, after a newer login ended them, for a call that needs one', async () => {
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'old' })
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie } })).statusCode).toBe(200)
    gateway.sessions.end('old', 'duplicate-login')
    const answer = await errorOf('/api/activity/weekly', { headers: { cookie } })
    expect(answer).toMatchObject({ status: 500, code: 'E5001' })
    expect(answer.message).toMatch(/^重複ログイン/)
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^hibiki-access=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^hibiki-refresh=; Path=\/api\/auth; Max-Age=0/),
    ])
  })

  it('lose their cookies also when the service knew first of the newer login (500 E5001)', async () => {
    const cookie = await gateway.sessions.cookieFor()
    const { statusCode, headers, body } = await gateway.request('/api/activity/monthly', {
      headers: { cookie },
    })
    expect([statusCode, await body.json()]).toEqual([500, { code: 'E5001' }])
    expect(headers['set-cookie']).toEqual([
      'lang=ja',
      expect.stringMatching(/^hibiki-access=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^hibiki-refresh=; Path=\/api\/auth; Max-Age=0/),
    ])
    expect(headers).not.toHaveProperty('x-internal-session-ended')
  })

  it('get the 401 of the service when they ended otherwise', async () => {
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'gone' })
    gateway.sessions.end('gone', 'logout')
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie } })).statusCode).toBe(401)
  })

  it('that ended are removed from an open call, which goes on as a visitor with the other cookies', async () => {
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'stale' })
    gateway.sessions.end('stale', 'duplicate-login')
    for (const path of ['/api/soundesthe/free-sound', '/api/auth/login']) {
      const answer = await gateway.request(path, { headers: { cookie: `a=1; ${cookie}; lang=ja` } })
      expect(answer.statusCode).toBe(200)
      expect(((await answer.body.json()) as Echo).headers.cookie).toBe('a=1; lang=ja')
    }
    expect((await gateway.request('/api/auth/refresh', { headers: { cookie } })).statusCode).toBe(401)
  })

  it('get 401 for a forged token and 200 for a living one', async () => {
    const forged = await gateway.request('/api/activity/weekly', {
      headers: { cookie: 'hibiki-access=forged' },
    })
    expect(forged.statusCode).toBe(401)
    const cookie = await gateway.sessions.cookieFor()
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie } })).statusCode).toBe(200)
  })
})
