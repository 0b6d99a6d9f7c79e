import { once } from 'node:events'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEchoRoute, type FakeService, startFakeService } from '../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let service: FakeService
let gateway: TestGateway
const lines: string[] = []

beforeAll(async () => {
  service = await startFakeService(addEchoRoute)
  gateway = await startTestGateway({
    services: { identity: [service.url], content: [service.url] },
    settings: { RATE_LIMIT: 'on' },
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

/** Sends the bytes as they are and reads until the gateway closes. */
async function send(text: string) {
  const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: body === '' ? null : JSON.parse(body) }
}

const closing = 'Connection: close\r\n\r\n'

describe('a malformed request', () => {
  it.each([
    ['400 E3001', 'no HTTP', 'hello\r\n\r\n', 400, 'E3001'],
    ['400 E3001', 'a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400, 'E3001'],
    [
      '431 E4310',
      'endless headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'E4310',
    ],
    ['400 E3001', 'two hosts', `GET /api/auth/me HTTP/1.1\r\nHost: a\r\nhost: b\r\n${closing}`, 400, 'E3001'],
  ])('gets %s for %s, in the common shape of errors', async (_name, _what, text, status, code) => {
    const answer = await send(text)
    expect(answer).toMatchObject({
      status,
      body: { code, message: expect.any(String), requestId: expect.any(String) },
    })
    expect(answer.head).toMatch(/content-type: application\/json/i)
  })

  it('with two lengths is rejected and reaches no service', async () => {
    lines.length = 0
    const before = service.calls.length
    const lengths = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    const answer = await send(`GET /api/kanade/random HTTP/1.1\r\nHost: a\r\n${lengths}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'E3001' } })
    expect(service.calls.length).toBe(before)
  })

  it('whose body breaks off is logged as no error', async () => {
    lines.length = 0
    // A visitor is limited by the address, which the gateway reads after it has verified the token.
    const cookie = await gateway.sessions.cookieFor({ sessionId: 'gone' })
    gateway.sessions.end('gone', 'logout')
    const head = `GET /api/kanade/random HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}`
    const answer = await send(
      `${head}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'E3001' } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})
