import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addEchoRoute, type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

let service: FakeService
let gateway: TestGateway

beforeAll(async () => {
  // The clock stands still, so that no window ends on a slow machine.
  vi.setSystemTime(Date.now())
  service = await startFakeService(addEchoRoute)
  gateway = await startTestGateway({
    services: { content: [service.url], identity: [service.url] },
    settings: { RATE_LIMIT: 'on', TRUSTED_PROXIES: 1 },
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await gateway.close()
  await service.close()
})

async function statuses(count: number, path: string, options?: Parameters<TestGateway['request']>[1]) {
  const answers = await Promise.all(Array.from({ length: count }, () => gateway.request(path, options)))
  await Promise.all(answers.map(({ body }) => body.dump()))
  return answers
}

describe('rate limits', () => {
  it('reject a session beyond its limit with Retry-After, and no other session', async () => {
    const cookie = await gateway.sessions.cookieFor()
    const answers = await statuses(80, '/api/activity/weekly', { headers: { cookie } })
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(40)
    expect(refused[0]?.headers['retry-after']).toBe('2')
    const other = await gateway.sessions.cookieFor()
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie: other } })).statusCode).toBe(
      200,
    )
  })

  it('allow calls of the session again in the next window', async () => {
    const cookie = await gateway.sessions.cookieFor()
    await statuses(41, '/api/activity/weekly', { headers: { cookie } })
    vi.setSystemTime(Date.now() + 2000)
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie } })).statusCode).toBe(200)
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::7', 429],
    ['2001:db8:1:3:3:4:5:6', '2001:db8:1:4::7', 200],
    ['192.0.2.1', '::ffff:192.0.2.1', 429],
    ['192.0.2.2', '192.0.2.3', 200],
  ])('after 40 calls from %s answer one from %s with %i', async (first, second, status) => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    await statuses(40, '/api/soundesthe/free-sound', from(first))
    expect((await gateway.request('/api/soundesthe/free-sound', from(second))).statusCode).toBe(status)
  })

  it('count media ranges apart from calls', async () => {
    const cookie = await gateway.sessions.cookieFor()
    const answers = await statuses(100, '/api/media/0193', { headers: { cookie } })
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('count visitors and forged cookies by address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        gateway.request('/api/soundesthe/free-sound', { headers: { cookie: `hibiki-access=${i}` } }),
      ),
    )
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })
})
