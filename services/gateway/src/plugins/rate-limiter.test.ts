import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEchoRoute, type FakeService, startFakeService } from '../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let service: FakeService
let gateway: TestGateway

beforeAll(async () => {
  service = await startFakeService(addEchoRoute)
  gateway = await startTestGateway({
    services: { content: [service.url], identity: [service.url] },
    rateLimit: true,
    // The clock stands still, so that a slow machine refills nothing meanwhile.
    rateClock: () => 0,
  })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

async function statuses(count: number, path: string, options?: Parameters<TestGateway['request']>[1]) {
  const answers = await Promise.all(Array.from({ length: count }, () => gateway.request(path, options)))
  await Promise.all(answers.map(({ body }) => body.dump()))
  return answers
}

describe('rate limits', () => {
  it('reject a session beyond its burst with Retry-After, and no other session', async () => {
    const cookie = await gateway.sessions.cookieFor()
    const answers = await statuses(80, '/api/activity/weekly', { headers: { cookie } })
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(40)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused[0]?.headers['retry-after']).toBe('1')
    const other = await gateway.sessions.cookieFor()
    expect((await gateway.request('/api/activity/weekly', { headers: { cookie: other } })).statusCode).toBe(
      200,
    )
  })

  it('count media ranges apart from calls', async () => {
    const cookie = await gateway.sessions.cookieFor()
    const answers = await statuses(100, '/api/media/0193', { headers: { cookie } })
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('reject the sixth mail of an address, whatever its cookies', async () => {
    const seen: number[] = []
    for (let i = 0; i < 6; i++) {
      const cookie = await gateway.sessions.cookieFor()
      const call = { method: 'POST' as const, headers: { ...gateway.originHeader, cookie } }
      seen.push((await gateway.request('/api/account/issue-confirm-mail?email=a', call)).statusCode)
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
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
