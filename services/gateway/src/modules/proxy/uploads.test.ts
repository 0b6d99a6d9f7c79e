import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

const MB = 1024 * 1024
const type = 'application/offset+octet-stream'

let content: FakeService
let gateway: TestGateway
let received = 0
let cut = false
/** The service reads no byte before this resolves. */
let reading = Promise.resolve()

beforeAll(async () => {
  content = await startFakeService((app) => {
    app.addContentTypeParser(type, (_request, _payload, done) => done(null))
    app.route({
      method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/upload/tus/:key',
      async handler({ raw, headers }, reply) {
        received = 0
        cut = false
        await reading
        raw.on('data', (chunk: Buffer) => {
          received += chunk.length
        })
        await once(raw, 'end').catch(() => {})
        cut = !raw.complete
        const offset = Number(headers['upload-offset'] ?? 0) + received
        const seen = String(headers['upload-length'] ?? '')
        return reply
          .code(204)
          .headers({ 'upload-offset': offset, 'tus-resumable': '1.0.0', 'x-seen': seen })
          .send()
      },
    })
  })
  gateway = await startTestGateway({ services: { content: [content.url], identity: [content.url] } })
})
afterAll(async () => {
  await gateway.close()
  await content.close()
})

const tus = (more: Record<string, string> = {}) => ({
  ...gateway.originHeader,
  'content-type': type,
  'tus-resumable': '1.0.0',
  'upload-offset': '7',
  ...more,
})

function zeros(bytes: number, onTaken: (bytes: number) => void): Readable {
  const piece = Buffer.alloc(256 * 1024)
  let left = bytes
  return new Readable({
    read() {
      const next = piece.subarray(0, Math.min(left, piece.length))
      left -= next.length
      onTaken(next.length)
      this.push(next.length > 0 ? next : null)
    },
  })
}

describe('uploads in pieces (tus)', () => {
  it.each(['HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'pass %s and its response on with all headers',
    async (method) => {
      const headers = tus({ 'upload-length': '99' })
      const answer = await gateway.request('/api/upload/tus/0193', { method, headers })
      await answer.body.dump()
      expect([answer.statusCode, answer.headers]).toMatchObject([
        204,
        { 'upload-offset': '7', 'tus-resumable': '1.0.0', 'x-seen': '99' },
      ])
    },
  )

  it('make the client wait while the service does not read, and buffer little meanwhile', async () => {
    let begin = () => {}
    reading = new Promise((resolve) => {
      begin = resolve
    })
    let taken = 0
    const body = zeros(60 * MB, (bytes) => {
      taken += bytes
    })
    const headers = tus({ 'content-length': String(60 * MB) })
    const answer = gateway.request('/api/upload/tus/0193', { method: 'PATCH', headers, body })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(taken).toBeLessThan(20 * MB)
    begin()
    const { headers: told, body: rest } = await answer
    await rest.dump()
    expect(told['upload-offset']).toBe(String(60 * MB + 7))
  })

  it('get 413 E4130 for more than 200 MB, and the service no byte', async () => {
    const { hostname, port } = new URL(gateway.origin)
    const headers = tus({ 'content-length': String(200 * MB + 1) })
    const sent = request({ hostname, port, path: '/api/upload/tus/0193', method: 'PATCH', headers })
    sent.on('error', () => {})
    sent.flushHeaders()
    const [answer] = await once(sent, 'response')
    sent.destroy()
    expect(answer.statusCode).toBe(413)
  })

  it('leave the bytes that were sent with the service when the client disconnects', async () => {
    const { hostname, port } = new URL(gateway.origin)
    const headers = tus({ 'content-length': String(10 * MB) })
    const sent = request({ hostname, port, path: '/api/upload/tus/0193', method: 'PATCH', headers })
    sent.on('error', () => {})
    sent.write(Buffer.alloc(3 * MB))
    await vi.waitFor(() => expect(received).toBe(3 * MB), 10_000)
    sent.destroy()
    await vi.waitFor(() => expect(cut).toBe(true), 10_000)
  })

  it('get 403 E4031 from another site', async () => {
    const headers = tus({ origin: 'https://elsewhere.example' })
    const answer = await gateway.request('/api/upload/tus/0193', { method: 'PATCH', headers, body: 'x' })
    expect([answer.statusCode, ((await answer.body.json()) as { code: string }).code]).toEqual([403, 'E4031'])
  })
})
