import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type FakeService, startFakeService } from '../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let service: FakeService
let gateway: TestGateway

beforeAll(async () => {
  service = await startFakeService((app) => {
    const sockets = new WebSocketServer({ noServer: true })
    app.server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/v2/enterprise/refused')) {
        socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\n{}')
        return
      }
      sockets.handleUpgrade(request, socket, head, (client) => {
        client.send(JSON.stringify({ url: request.url, headers: request.headers }))
        client.on('message', (data) => client.send(`echo ${data}`))
      })
    })
  })
  gateway = await startTestGateway({
    services: { enterprise: [service.url], charts: ['http://127.0.0.1:9'] },
  })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

function connect(path: string, headers: Record<string, string>): WebSocket {
  return new WebSocket(`${gateway.origin.replace('http', 'ws')}${path}`, { headers })
}

async function refusal(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = connect(path, headers)
  socket.on('error', () => {})
  const [, answer] = await once(socket, 'unexpected-response')
  return answer.statusCode
}

describe('websockets', () => {
  it('reach the service and carry both directions', async () => {
    const socket = connect('/api/v2/enterprise/ws?room=1', { ...gateway.own, 'x-user-id': 'admin' })
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

  it.each([
    ['403 from another site', '/api/v2/enterprise/ws', { origin: 'https://evil.example' }, 403],
    ['403 without an origin', '/api/v2/enterprise/ws', {}, 403],
    ['404 where nobody listens', '/api/mental-check/ws', 'own', 404],
    ['404 outside the API', '/internal', 'own', 404],
    ['503 when the service is down', '/api/calendar/ws', 'own', 503],
    ["the service's own refusal", '/api/v2/enterprise/refused', 'own', 401],
  ] as const)('answer %s', async (_name, path, headers, status) => {
    expect(await refusal(path, headers === 'own' ? gateway.own : headers)).toBe(status)
  })

  it('500 to a session that a newer login ended', async () => {
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'old' })
    gateway.sessions.end('old', 'duplicate-login')
    expect(await refusal('/api/v2/enterprise/ws', { ...gateway.own, cookie })).toBe(500)
  })
})
