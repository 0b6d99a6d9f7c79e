import { once } from 'node:events'
import { get } from 'node:http'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { addEchoRoute, type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'
import { rateLimits } from './rate-limits.rules.ts'

const door = '/api/v2/enterprise/ws'
let service: FakeService
let gateway: TestGateway
const lines: string[] = []

beforeAll(async () => {
  service = await startFakeService((app) => {
    const sockets = new WebSocketServer({ noServer: true })
    app.server.on('upgrade', (request, socket, head) => {
      if (request.url?.endsWith('?refused')) {
        socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\n{}')
        return
      }
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.send(JSON.stringify({ url: request.url, headers: request.headers }))
        client.on('message', (data) => client.send(`echo ${data}`))
      })
    })
    addEchoRoute(app)
  })
  gateway = await startTestGateway({
    services: { enterprise: [service.url], content: [service.url] },
    settings: { RATE_LIMIT: 'on' },
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await gateway.close()
  await service.close()
})

function connect(path: string, headers: Record<string, string>, to = gateway): WebSocket {
  return new WebSocket(`${to.origin.replace('http', 'ws')}${path}`, { headers })
}

async function refusal(path: string, headers: Record<string, string>, to = gateway) {
  const socket = connect(path, headers, to)
  socket.on('error', () => {})
  const [, answer] = await once(socket, 'unexpected-response')
  let body = ''
  for await (const chunk of answer) body += chunk
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(body) }
}

describe('websockets', () => {
  it('reach the service and carry messages in both directions', async () => {
    const socket = connect(`${door}?room=1`, { ...gateway.originHeader, 'x-user-id': 'admin' })
    const [hello] = await once(socket, 'message')
    const { url, headers } = JSON.parse(String(hello))
    expect(url).toBe('/v2/enterprise/ws?room=1')
    expect(headers).not.toHaveProperty('x-user-id')
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    socket.send('ひびき')
    expect(String((await once(socket, 'message'))[0])).toBe('echo ひびき')
    socket.close()
    await once(socket, 'close')
  })

  it('write one log line each, opened or rejected', async () => {
    lines.length = 0
    const socket = connect(door, gateway.originHeader)
    await once(socket, 'open')
    socket.terminate()
    await refusal(door, {})
    await vi.waitFor(() => expect(lines).toHaveLength(2), 10_000)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: 'v2/enterprise', method: 'GET', status: 101, msg: 'request' },
      { route: 'v2/enterprise', method: 'GET', status: 403, msg: 'request' },
    ])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', {}],
  ])('get 403 E4031 from %s', async (_name, headers) => {
    expect(await refusal(door, headers)).toMatchObject({ status: 403, body: { code: 'E4031' } })
  })

  it('get a rejection by the service as it is, with our headers', async () => {
    const answer = await refusal(`${door}?refused`, gateway.originHeader)
    expect(answer).toMatchObject({ status: 401, body: {}, headers: { 'x-content-type-options': 'nosniff' } })
  })

  it('get 503 E5030 when the service is down', async () => {
    const alone = await startTestGateway({ services: { enterprise: ['http://127.0.0.1:9'] } })
    expect(await refusal(door, alone.originHeader, alone)).toMatchObject({
      status: 503,
      body: { code: 'E5030' },
    })
    await alone.close()
  })

  it('get 500 E5001 and expired cookies for a session that a newer login ended', async () => {
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'old' })
    gateway.sessions.end('old', 'duplicate-login')
    const answer = await refusal(door, { ...gateway.originHeader, cookie })
    expect(answer).toMatchObject({ status: 500, body: { code: 'E5001' } })
    expect(answer.headers['set-cookie']).toHaveLength(2)
  })

  it('get 429 E4290 when one session exceeds its limit', async () => {
    // The clock stands still, so that no window ends on a slow machine.
    vi.setSystemTime(Date.now())
    const cookie = await gateway.sessions.cookieFor()
    const connectOnce = () => refusal(`${door}?refused`, { ...gateway.originHeader, cookie })
    for (let i = 0; i < rateLimits.calls.max; i++) expect((await connectOnce()).status).toBe(401)
    expect(await connectOnce()).toMatchObject({ status: 429, body: { code: 'E4290' } })
  })
})

describe('any other request with an Upgrade header', () => {
  it.each([
    ['/api/activity/weekly', 200],
    ['/api/v2/enterprise/other', 200],
    ['/api/v2/enterprise/w%73', 404],
    ['/api/mental-check/ws', 404],
    ['/internal', 404],
  ])('to %s gets the response of a plain request: %i', async (path, status) => {
    expect((await refusal(path, gateway.originHeader)).status).toBe(status)
  })

  it('counts for the rate limit as a plain request', async () => {
    // The clock stands still, so that no window ends on a slow machine.
    vi.setSystemTime(Date.now())
    const cookie = await gateway.sessions.cookieFor()
    const callOnce = () => refusal('/api/activity/weekly', { cookie })
    for (let i = 0; i < rateLimits.calls.max; i++) expect((await callOnce()).status).toBe(200)
    expect((await callOnce()).status).toBe(429)
  })

  it('to another protocol gets the response of a plain request', async () => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' }
    const [answer] = await once(get(`${gateway.origin}/api/docs`, { headers }), 'response')
    answer.resume()
    expect(answer.statusCode).toBe(200)
  })
})
