import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { addEchoRoute, type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

async function service(...args: Parameters<typeof startFakeService>): Promise<FakeService> {
  const started = await startFakeService(...args)
  open.push(started)
  return started
}

async function gatewayTo(...content: string[]): Promise<TestGateway> {
  const gateway = await startTestGateway({ services: { content } })
  open.push(gateway)
  return gateway
}

/** Starts a server that accepts every call and hangs up without a response. */
async function hangingUp(): Promise<{ url: string; calls: () => number }> {
  let calls = 0
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      calls++
      socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({ close: () => server.close() })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

const nobody = 'http://127.0.0.1:9'

describe('several replicas of a service', () => {
  it('receive calls in turn', async () => {
    const replicas = [await service(addEchoRoute), await service(addEchoRoute)]
    const gateway = await gatewayTo(...replicas.map(({ url }) => url))
    for (let i = 0; i < 10; i++) await (await gateway.request('/api/kanade/random')).body.dump()
    expect(replicas.map(({ calls }) => calls.length)).toEqual([5, 5])
  })

  it('take over calls of every method from one that accepts no connection', async () => {
    const replica = await service(addEchoRoute)
    const gateway = await gatewayTo(nobody, replica.url)
    for (let i = 0; i < 6; i++) {
      const answer = await gateway.request('/api/dmv/record-playing', {
        method: 'POST',
        headers: gateway.originHeader,
        json: { i },
      })
      expect([answer.statusCode, ((await answer.body.json()) as { body: unknown }).body]).toEqual([
        200,
        { i },
      ])
    }
  })

  it('take over repeatable calls from one that hangs up', async () => {
    const broken = await hangingUp()
    const replica = await service(addEchoRoute)
    const gateway = await gatewayTo(broken.url, replica.url)
    expect((await gateway.request('/api/kanade/random')).statusCode).toBe(200)
    const headers = { ...gateway.originHeader, 'idempotency-key': 'a' }
    for (let i = 0; i < 2; i++) {
      const answer = await gateway.request('/api/dmv/record-playing', { method: 'POST', headers, json: {} })
      expect(answer.statusCode).toBe(200)
    }
    expect(broken.calls()).toBeGreaterThan(0)
  })

  it('receive a call once, and the client gets 503, when it may have taken effect', async () => {
    const broken = await hangingUp()
    const gateway = await gatewayTo(broken.url)
    const call = { method: 'POST' as const, headers: gateway.originHeader, json: {} }
    expect((await gateway.request('/api/dmv/record-playing', call)).statusCode).toBe(503)
    expect(broken.calls()).toBe(1)
  })

  it('receive a call once when its service does not read the Idempotency-Key', async () => {
    const broken = await hangingUp()
    const gateway = await startTestGateway({ services: { identity: [broken.url], billing: [broken.url] } })
    open.push(gateway)
    const headers = { ...gateway.originHeader, 'idempotency-key': 'a' }
    const callsOf = async (path: string, method: 'POST' | 'DELETE' = 'POST') => {
      const before = broken.calls()
      expect((await gateway.request(path, { method, headers, json: {} })).statusCode).toBe(503)
      return broken.calls() - before
    }
    expect(await callsOf('/api/account/change-password')).toBe(1)
    expect(await callsOf('/api/v3/subscription/order/')).toBe(3)
    expect(await callsOf('/api/v3/subscription/order', 'DELETE')).toBe(1)
  })

  it('lead to 503 when all are gone, and to 200 as soon as one is back', async () => {
    const first = await startFakeService(addEchoRoute)
    const gateway = await gatewayTo(first.url)
    await (await gateway.request('/api/kanade/random')).body.dump()
    await first.close()
    expect((await gateway.request('/api/kanade/random')).statusCode).toBe(503)
    await service(addEchoRoute, Number(new URL(first.url).port))
    expect((await gateway.request('/api/kanade/random')).statusCode).toBe(200)
  })
})

describe('streams', () => {
  const megabytes = 64

  it('are read no faster than the client receives them', async () => {
    let sent = 0
    const source = await service((app) => {
      app.get('/media/long', async (_request, reply) => {
        const chunk = Buffer.alloc(1024 * 1024)
        const stream = new Readable({
          read() {
            this.push(sent++ < megabytes ? chunk : null)
          },
        })
        return reply.type('audio/mpeg').send(stream)
      })
    })
    const gateway = await gatewayTo(source.url)
    const answer = await gateway.request('/api/media/long')
    await delay(300)
    expect(sent).toBeLessThan(megabytes / 2)
    let received = 0
    for await (const chunk of answer.body) received += chunk.length
    expect(received).toBe(megabytes * 1024 * 1024)
  })

  it('outlast the request deadline while bytes flow', async () => {
    const source = await service((app) => {
      app.get('/media/slow', (_request, reply) => {
        async function* drops() {
          for (let i = 0; i < 8; i++) {
            yield 'drop'
            await delay(50)
          }
        }
        return reply.send(Readable.from(drops(), { objectMode: false }))
      })
    })
    const gateway = await startTestGateway({
      services: { content: [source.url] },
      deadlines: { requestMs: 150, uploadMs: 150 },
    })
    open.push(gateway)
    expect(await (await gateway.request('/api/media/slow')).body.text()).toBe('drop'.repeat(8))
  })

  it('are closed at the service when the client disconnects', async () => {
    const ended = Promise.withResolvers<void>()
    const source = await service((app) => {
      app.get('/media/endless', (_request, reply) => {
        const stream = new Readable({ read() {} })
        stream.push('first')
        reply.raw.once('close', () => ended.resolve())
        return reply.send(stream)
      })
    })
    const gateway = await gatewayTo(source.url)
    const answer = await gateway.request('/api/media/endless')
    for await (const _first of answer.body) break
    await ended.promise
  })

  it('are cut when the service breaks off, so that no client takes a part for the whole', async () => {
    const source = await service((app) => {
      app.get('/media/broken', (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'audio/mpeg' })
        reply.raw.write('part')
        setTimeout(() => reply.raw.destroy(), 50)
      })
    })
    const gateway = await gatewayTo(source.url)
    const answer = await gateway.request('/api/media/broken')
    await expect(answer.body.text()).rejects.toThrow()
  })

  it('carry an upload without holding it in memory', async () => {
    const received: number[] = []
    const sink = await service((app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_request, payload, done) => {
        let bytes = 0
        payload.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        payload.on('end', () => done(null, bytes))
      })
      app.patch('/upload/tus/1', async (request) => {
        received.push(request.body as number)
        return {}
      })
    })
    const gateway = await gatewayTo(sink.url)
    async function* file() {
      for (let i = 0; i < 40; i++) yield Buffer.alloc(1024 * 1024)
    }
    const headers = { ...gateway.originHeader, 'content-type': 'application/offset+octet-stream' }
    const answer = await gateway.request('/api/upload/tus/1', {
      method: 'PATCH',
      headers,
      body: Readable.from(file()),
    })
    expect([answer.statusCode, received]).toEqual([200, [40 * 1024 * 1024]])
  })
})
