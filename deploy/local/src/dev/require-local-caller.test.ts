import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { requireLocalCaller } from './require-local-caller.ts'

const app = fastify()
app.register(async (dev) => {
  requireLocalCaller(dev)
  dev.get('/dev/mailbox', async () => [])
  dev.post('/dev/clock', async () => ({}))
})
app.get('/', async () => 'page')
afterAll(() => app.close())

async function readStatus(method: 'GET' | 'POST', headers: Record<string, string>): Promise<number> {
  return (await app.inject({ method, url: method === 'GET' ? '/dev/mailbox' : '/dev/clock', headers }))
    .statusCode
}

describe('/dev routes', () => {
  it.each([
    [{ host: 'localhost:3000' }],
    [{ host: 'localhost' }],
    [{ host: '127.0.0.1:3000' }],
    [{ host: '[::1]:3000' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ])('respond to the local caller %j', async (headers) => {
    expect(await readStatus('GET', headers)).toBe(200)
    expect(await readStatus('POST', headers)).toBe(200)
  })

  it.each([
    [{ host: 'rebound.example:3000' }],
    [{ host: 'rebound.example:3000', origin: 'http://rebound.example:3000' }],
    [{ host: 'localhost.rebound.example:3000' }],
    [{ host: '127.0.0.1.rebound.example' }],
    [{ host: 'localhost:3000', origin: 'http://rebound.example' }],
    [{ host: 'localhost:3000', origin: 'http://localhost:4000' }],
    [{ host: 'localhost:3000', origin: 'https://localhost:3000' }],
    [{ host: 'localhost:3000', origin: 'null' }],
  ])('reject %j with 403', async (headers) => {
    expect(await readStatus('GET', headers)).toBe(403)
    expect(await readStatus('POST', headers)).toBe(403)
  })

  it('do not restrict other pages', async () => {
    expect((await app.inject({ url: '/', headers: { host: 'rebound.example' } })).statusCode).toBe(200)
  })
})
