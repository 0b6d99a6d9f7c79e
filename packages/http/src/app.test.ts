import pino from 'pino'
import { Type } from 'typebox'
import { afterAll, describe, expect, it } from 'vitest'
import {
  ApiError,
  type App,
  accessRules,
  allow,
  createErrorDescriber,
  createOpenApiDocument,
  requireSession,
} from './index.ts'
import { createTestApp, createTestSessions, injectInternalCall, testInternalKeys } from './testing.ts'

const errors = { E4999: { status: 409, ja: '{{name}}は使えません。', en: '{{name}} cannot be used.' } }
const json = { 'content-type': 'application/json' }

let isReady = true
const lines: string[] = []

async function testRoutes(scope: App) {
  allow(scope, accessRules.visitor)
  const body = Type.Object(
    { name: Type.String({ minLength: 1 }), age: Type.Integer({ minimum: 0 }) },
    { additionalProperties: false },
  )
  scope.post('/things/create', { schema: { body } }, async (request) => ({ age: request.body.age }))
  scope.post('/things/empty', async () => ({}))
  const querystring = Type.Object({ page: Type.Integer() })
  scope.get('/things/:id', { schema: { querystring } }, async (request) => ({ page: request.query.page }))
  scope.get('/refuse', { schema: { response: createErrorDescriber(errors)('E4999') } }, async () => {
    throw new ApiError('E4999', {
      params: { name: 'x' },
      fields: { name: { ja: '別の名前', en: 'other name' } },
      headers: { 'retry-after': '7' },
    })
  })
  scope.get('/unforeseen', async () => {
    throw new Error('boom')
  })
  scope.get('/uncatalogued', async () => {
    throw new ApiError('E0042')
  })
  scope.get('/cached', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return {}
  })
  scope.get('/who', async (request) => ({ userId: request.session?.userId ?? null }))
}

const sessions = await createTestSessions()
const app = createTestApp({
  log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  errors,
  sessions: sessions.verifier,
  internalKeys: testInternalKeys,
  ready: async () => {
    if (!isReady) throw new Error('database gone')
  },
  bodyLimitBytes: 1024,
})
app.register(testRoutes)
app.register(async (scope: App) => {
  allow(scope, accessRules.member)
  scope.get('/mine', async (request) => ({ userId: requireSession(request).userId }))
})
app.register(async (scope: App) => {
  allow(scope, accessRules.internal)
  scope.get('/internal/polled', async () => ({}))
})
await app.ready()

afterAll(() => app.close())

describe('error responses', () => {
  it('have one shape, in Japanese by default and in English on request', async () => {
    const ja = await app.inject('/refuse')
    expect(ja.statusCode).toBe(409)
    expect(ja.json()).toEqual({
      code: 'E4999',
      message: 'xは使えません。',
      requestId: ja.headers['x-request-id'],
      fields: { name: '別の名前' },
    })
    const en = await app.inject({ url: '/refuse', headers: { 'accept-language': 'en-US,en;q=0.9' } })
    expect(en.json()).toMatchObject({ message: 'x cannot be used.', fields: { name: 'other name' } })
    expect(en.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
  })

  it('with 400 E3001 name the fields and never repeat the values', async () => {
    const payload = { name: '', age: '7', secret: 'canary-value' }
    const response = await app.inject({ method: 'POST', url: '/things/create', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'E3001',
      fields: {
        name: '入力してください。',
        age: '整数で入力してください。',
        secret: 'この項目は受け付けられません。',
      },
    })
    expect(response.body).not.toContain('canary-value')
  })

  it('use 400 E3001 for a missing body and for text that is not JSON', async () => {
    const missing = await app.inject({ method: 'POST', url: '/things/create', headers: json })
    const broken = await app.inject({
      method: 'POST',
      url: '/things/create',
      headers: json,
      payload: '{"name":',
    })
    const polluting = await app.inject({
      method: 'POST',
      url: '/things/create',
      headers: json,
      payload: '{"name":"a","age":1,"__proto__":{"x":1}}',
    })
    for (const response of [missing, broken, polluting]) {
      expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    }
  })

  it('use 415 E4150 for other content types', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
      const headers = { 'content-type': type }
      const response = await app.inject({ method: 'POST', url: '/things/create', headers, payload: 'name=a' })
      expect([response.statusCode, response.json().code]).toEqual([415, 'E4150'])
    }
  })

  it('use 413 E4130 for bodies over the limit', async () => {
    const payload = { name: 'x'.repeat(2000), age: 1 }
    const response = await app.inject({ method: 'POST', url: '/things/create', payload })
    expect([response.statusCode, response.json().code]).toEqual([413, 'E4130'])
  })

  it('use 404 E4040 for unknown and malformed addresses', async () => {
    for (const url of ['/nowhere', '/things/%E0%A4%A']) {
      const response = await app.inject(url)
      expect([response.statusCode, response.json().code]).toEqual([404, 'E4040'])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  it('use 405 E4050 with Allow for known addresses with another method', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/things/7' })
    expect([response.statusCode, response.json().code]).toEqual([405, 'E4050'])
    expect(response.headers.allow).toBe('GET, HEAD')
  })

  it('with 500 E5001 tell the gateway, too, that the session ended', async () => {
    const cookie = await sessions.cookieFor({ sessionId: 'older' })
    sessions.end('older', 'duplicate-login')
    const response = await app.inject({ url: '/mine', headers: { cookie } })
    expect([response.statusCode, response.json().code]).toEqual([500, 'E5001'])
    expect(response.headers['x-internal-session-ended']).toBe('duplicate-login')
    expect((await app.inject('/mine')).headers).not.toHaveProperty('x-internal-session-ended')
  })

  it('with 500 E5000 reveal nothing about an unexpected error or an undocumented code', async () => {
    for (const url of ['/unforeseen', '/uncatalogued']) {
      const response = await app.inject(url)
      expect([response.statusCode, response.json().code]).toEqual([500, 'E5000'])
      expect(response.body).not.toMatch(/boom|E0042/)
    }
  })
})

describe('requests', () => {
  it('accept bodies unchanged and convert queries', async () => {
    const payload = { name: 'a', age: 7 }
    const posted = await app.inject({ method: 'POST', url: '/things/create', payload })
    expect(posted.json()).toEqual({ age: 7 })
    expect((await app.inject('/things/1?page=3')).json()).toEqual({ page: 3 })
    expect((await app.inject('/things/1?page=three')).statusCode).toBe(400)
  })

  it('can post without a body, with or without a content type, if the route has no body', async () => {
    for (const headers of [{}, json]) {
      const response = await app.inject({ method: 'POST', url: '/things/empty', headers })
      expect([response.statusCode, response.json()]).toEqual([200, {}])
    }
  })

  it('may have a trailing slash', async () => {
    expect((await app.inject('/who/')).statusCode).toBe(200)
  })

  it('keep a request id of our own form and replace any other', async () => {
    const own = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const kept = await app.inject({ url: '/who', headers: { 'x-request-id': own } })
    expect(kept.headers['x-request-id']).toBe(own)
    const replaced = await app.inject({ url: '/who', headers: { 'x-request-id': 'x\n{"level":60}' } })
    expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('have uncached responses unless the route says otherwise', async () => {
    expect((await app.inject('/who')).headers['cache-control']).toBe('no-store')
    expect((await app.inject('/cached')).headers['cache-control']).toBe('public, max-age=60')
  })
})

describe('operators', () => {
  it('see health, and 503 E5030 while the service is not ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    isReady = false
    const response = await app.inject('/readyz')
    isReady = true
    expect([response.statusCode, response.json().code]).toEqual([503, 'E5030'])
  })

  it('see durations per route pattern, error codes, and process metrics', async () => {
    await app.inject('/things/42?page=1')
    await app.inject('/unforeseen')
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(
      /http_request_duration_seconds_count\{[^}]*method="GET",route="\/things\/:id",status="200"/,
    )
    expect(body).toMatch(/http_errors_total\{[^}]*code="E5000"/)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    expect(body).not.toContain('/things/42')
  })

  it('can read OpenAPI 3.1 with access rules and errors, without internal routes', async () => {
    const document = await createOpenApiDocument(app)
    expect(document.openapi).toBe('3.1.0')
    const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>
    expect(Object.keys(paths)).not.toContain('/metrics')
    expect(paths['/mine']?.get?.['x-access']).toBe('member')
    expect(Object.keys(paths['/refuse']?.get?.responses as object)).toEqual(['409', '4XX', '5XX'])
  })

  it('get one log line per request, which contains its pattern and nothing else', async () => {
    lines.length = 0
    await app.inject('/things/42?page=1')
    const line = JSON.parse(lines.at(-1) ?? '{}')
    expect(line).toMatchObject({ method: 'GET', route: '/things/:id', status: 200, msg: 'request' })
    expect(Object.keys(line).sort()).toEqual(
      ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'requestId', 'route', 'status', 'time'].sort(),
    )
    expect(lines.at(-1)?.match(/"requestId"/g)).toHaveLength(1)
  })

  it('get no log lines about probes and calls between services', async () => {
    lines.length = 0
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
    expect((await injectInternalCall(app, '/internal/polled')).statusCode).toBe(200)
    expect(lines).toEqual([])
  })
})
