import { setTimeout as delay } from 'node:timers/promises'
import { startStatelessService } from '@hibiki/service/stateless'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { gateway as gatewayService } from './service.ts'
import { type FakeService, startFakeService } from './testing/fake-service.ts'
import { startTestGateway } from './testing/start-test-gateway.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close()
})

async function serviceWith(path: string): Promise<FakeService> {
  const service = await startFakeService((app) => {
    app.get('/openapi.json', async () => ({ openapi: '3.1.0', paths: { [path]: { get: {} } } }))
    app.get('/internal/ended-sessions', async () => ({ now: new Date().toISOString(), sessions: [] }))
  })
  open.push(service)
  return service
}

describe('GET /healthz', () => {
  it('responds 200 while every service is ready, and 503 with the name of one that is not', async () => {
    const identity = await serviceWith('/auth/me')
    const content = await startFakeService()
    const gateway = await startTestGateway({ services: { identity: [identity.url], content: [content.url] } })
    open.push(gateway)
    expect((await gateway.request('/healthz')).statusCode).toBe(200)
    await content.close()
    await delay(600)
    const answer = await gateway.request('/healthz')
    expect(answer.statusCode).toBe(503)
    expect(await answer.body.json()).toMatchObject({ code: 'E5030', fields: { content: expect.any(String) } })
  })
})

describe('GET /api/docs', () => {
  it('merges the documents of the services that respond', async () => {
    const identity = await serviceWith('/auth/me')
    const content = await serviceWith('/api/kanade/list')
    const billing = ['http://127.0.0.1:9']
    const gateway = await startTestGateway({
      services: { identity: [identity.url], content: [content.url], billing },
    })
    open.push(gateway)
    const document = (await (await gateway.request('/api/docs/json')).body.json()) as {
      openapi: string
      paths: object
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(['/api/api/kanade/list', '/api/auth/me'])
  })

  it('sends its page with its own files and its own policy', async () => {
    const gateway = await startTestGateway()
    open.push(gateway)
    const page = await gateway.request('/api/docs')
    const html = await page.body.text()
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    for (const [, file] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const answer = await gateway.request(file ?? '')
      await answer.body.dump()
      expect([file, answer.statusCode]).toEqual([file, 200])
    }
  })
})

describe('the operator port', () => {
  it('serves metrics per prefix and readiness, and the public port neither', async () => {
    const identity = await serviceWith('/auth/me')
    const settings = {
      PORT: 0,
      OPS_PORT: 0,
      IDENTITY_URL: identity.url,
      SECURE_COOKIES: false,
      INTERNAL_KEYS: 'k'.repeat(32),
    }
    const gateway = await startStatelessService(gatewayService, { settings, log: pino({ level: 'silent' }) })
    open.push(gateway)
    await fetch(`${gateway.url}/api/auth/me?email=somebody@example.com`)
    await delay(50)
    await fetch(`${gateway.operatorUrl}/readyz`)
    const metrics = await (await fetch(`${gateway.operatorUrl}/metrics`)).text()
    expect(metrics).toMatch(/seconds_count\{.*method="GET",route="auth",status="404"/)
    expect(metrics).not.toContain('somebody')
    expect(metrics).not.toContain('route="/readyz"')
    expect((await fetch(`${gateway.operatorUrl}/readyz`)).status).toBe(200)
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(404)
  })
})
