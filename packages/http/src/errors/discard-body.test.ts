import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttpMetrics } from '../observability/http-metrics.ts'
import { errorHandler } from './error-handler.ts'

const MB = 1024 * 1024
const app = fastify({ bodyLimit: 1024, forceCloseConnections: true })
app.decorate('metrics', createHttpMetrics('test'))
app.register(errorHandler, { errors: {}, isBehindGateway: true })
app.post('/things', async () => ({}))
await app.listen({ host: '127.0.0.1', port: 0 })
const port = (app.server.address() as AddressInfo).port
afterAll(() => app.close())

/** Sends the whole body before it reads the response, like a streaming proxy; returns null if the connection was cut first. */
async function statusAfterSending(bytes: number, headers: string): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  let isCut = false
  socket.on('error', () => {
    isCut = true
  })
  await once(socket, 'connect')
  socket.pause()
  socket.write(`POST /things HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`)
  const piece = Buffer.alloc(16 * 1024, 'a')
  for (let sent = 0; sent < bytes && !isCut; sent += piece.length) {
    const size = Math.min(piece.length, bytes - sent)
    const isFull = !socket.write(piece.subarray(0, size))
    // A cut connection drains no more.
    if (isFull) await once(socket, 'drain').catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  if (isCut) return null
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text
  })
  socket.resume()
  await once(socket, 'close')
  return isCut || answer === '' ? null : Number(answer.split(' ')[1])
}

describe('a body over the limit', () => {
  it('is read to its end, so that the client receives the 413', async () => {
    expect(await statusAfterSending(MB, `Content-Length: ${MB}`)).toBe(413)
  })

  it('is not read endlessly', async () => {
    expect(await statusAfterSending(64 * MB, `Content-Length: ${64 * MB}`)).toBeNull()
  })
})
