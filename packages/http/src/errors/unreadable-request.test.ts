import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type App, accessRules, allow } from '../index.ts'
import { createTestApp, createTestSessions } from '../testing.ts'

const app = createTestApp({
  sessions: (await createTestSessions()).verifier,
})
app.register(async (scope: App) => {
  allow(scope, accessRules.visitor)
  scope.get('/long', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': 10 }).write('12345')
  })
})
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

async function send(...parts: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  for (const part of parts) {
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (!socket.destroyed) await once(socket, 'close')
  return received
}

describe('a request that Node cannot parse', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'E3001'],
    ['too large headers', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'E4310'],
  ])('%s is answered in the shared error shape', async (_name, text, status, code) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const id = /x-request-id: (\S+)/.exec(head)?.[1]
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String), requestId: id })
  })

  it('does not corrupt a response that has begun', async () => {
    const received = await send('GET /long HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n')
    expect(received).toMatch(/\r\n\r\n12345$/)
  })
})
