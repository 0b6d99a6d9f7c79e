import { once } from 'node:events'
import { measureQuickestMs } from '@hibiki/test-harness'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type FakeService, startFakeService } from '../../testing/fake-service.ts'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

// Roles, authorities and agencies change while a session goes on, and its member notices nothing.

const userId = 'member'
const sessionId = 'session'
let identity: FakeService
let content: FakeService
let gateway: TestGateway
/** The newest change of claims that content knows; it rejects tokens that know less. */
let contentKnows: number
/** The newest change of claims that a fresh token knows, or why identity issues none. */
let reissues: number | 'E4010' | 'E5001' | 'broken'
let arrived: string[]

const tokens = new Map<number, string>()
async function token(claimsAt: number): Promise<string> {
  const made =
    tokens.get(claimsAt) ?? (await gateway.sessions.cookieFor({ userId, sessionId, claimsAt })).split('=')[1]
  tokens.set(claimsAt, made ?? '')
  return made ?? ''
}
const reissueCalls = () => identity.calls.filter((call) => call.includes('reissue')).length

beforeEach(async () => {
  contentKnows = 0
  reissues = 1
  arrived = []
  tokens.clear()
  identity = await startFakeService((app) => {
    app.post('/internal/reissue-access', async (_request, reply) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (reissues === 'broken') return reply.code(500).send({ code: 'E5000' })
      if (typeof reissues === 'string')
        return reply.code(reissues === 'E4010' ? 401 : 500).send({ code: reissues })
      return { accessToken: await token(reissues), expiresAt: new Date(Date.now() + 600_000).toISOString() }
    })
    app.post('/auth/login', async (request) => ({ cookie: request.headers.cookie ?? '' }))
  })
  content = await startFakeService((app) => {
    const response = async (cookie = '') => {
      const held = /hibiki-access=([^;]+)/.exec(cookie)?.[1]
      arrived.push(held ?? '')
      if (!held) return { status: 401, stale: false }
      const { claimsAt } = JSON.parse(Buffer.from(held.split('.')[1] ?? '', 'base64url').toString())
      return claimsAt < contentKnows ? { status: 401, stale: true } : { status: 200, stale: false }
    }
    app.all('/activity/*', async (request, reply) => {
      const { status, stale } = await response(request.headers.cookie)
      if (stale) reply.header('x-internal-session-stale', 'claims')
      return reply.code(status).send({ code: status === 200 ? 'OK' : 'E4010', sent: request.body ?? null })
    })
    app.get('/soundesthe/free-sound', async () => ({ code: 'OK' }))
    app.get('/soundesthe/own-cookie', async (_request, reply) =>
      reply.header('set-cookie', 'hibiki-access=of-the-service; Path=/').send({ code: 'OK' }),
    )
    for (const path of ['/v2/support/awards', '/media/paper'])
      app.get(path, async (request, reply) => {
        reply.header('cache-control', 'public, max-age=300, immutable')
        if (request.headers['x-test'] === 'ended') reply.header('x-internal-session-ended', 'logout')
        return { code: 'OK' }
      })
    const sockets = new WebSocketServer({ noServer: true })
    app.server.on('upgrade', async (request, socket, head) => {
      const { status, stale } = await response(request.headers.cookie)
      const header = stale ? 'x-internal-session-stale: claims\r\n' : ''
      if (status === 200) sockets.handleUpgrade(request, socket, head, (client) => client.send('welcome'))
      else socket.end(`HTTP/1.1 401 Unauthorized\r\n${header}content-length: 2\r\n\r\n{}`)
    })
  })
  gateway = await startTestGateway({
    services: {
      identity: [identity.url],
      content: [content.url],
      enterprise: [content.url],
      support: [content.url],
    },
  })
})
afterEach(async () => {
  await gateway.close()
  await identity.close()
  await content.close()
})

async function ask(path: string, cookie: string, options: Parameters<TestGateway['request']>[1] = {}) {
  const headers = {
    cookie,
    ...gateway.originHeader,
    ...(options.headers as Record<string, string> | undefined),
  }
  const response = await gateway.request(path, { ...options, headers })
  const body = (await response.body.json()) as { code: string; sent: unknown; cookie: string }
  return {
    status: response.statusCode,
    cacheControl: response.headers['cache-control'],
    cookies: [response.headers['set-cookie'] ?? []].flat(),
    body,
  }
}

describe('a token older than the newest change of its member', () => {
  it('is replaced for the service and in the browser, and the other cookies stay', async () => {
    gateway.sessions.changeClaims(userId, 1)
    const response = await ask('/api/activity/weekly', `lang=ja; hibiki-access=${await token(0)}; zoom=1`)
    const fresh = await token(1)
    expect([response.status, arrived]).toEqual([200, [fresh]])
    expect(response.cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^hibiki-access=${fresh}; Max-Age=59\\d; Path=/; HttpOnly; SameSite=Lax$`),
      ),
    ])
    expect((await ask('/api/activity/weekly', `hibiki-access=${fresh}`)).cookies).toEqual([])
  })

  it('costs identity one request, however many calls of the session arrive at once and later', async () => {
    gateway.sessions.changeClaims(userId, 1)
    const cookie = `hibiki-access=${await token(0)}`
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/activity/weekly', cookie)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ask('/api/activity/weekly', cookie)).status).toBe(200)
    expect(reissueCalls()).toBe(1)
    reissues = 2
    gateway.sessions.changeClaims(userId, 2)
    await ask('/api/activity/weekly', cookie)
    expect([arrived.at(-1), reissueCalls()]).toEqual([await token(2), 2])
  })

  it('is renewed when the service rejects it, and the call is sent again with its body, whatever its method', async () => {
    contentKnows = 1
    const cookie = `hibiki-access=${await token(0)}`
    const response = await ask('/api/activity/record', cookie, { method: 'POST', json: { a: 1 } })
    expect([response.status, response.body.sent]).toEqual([200, { a: 1 }])
    expect(arrived).toEqual([await token(0), await token(1)])
    expect(response.cookies).toHaveLength(1)
  })

  it('leads to 503 E5030 when the service rejects the fresh one, too', async () => {
    contentKnows = 5
    const response = await ask('/api/activity/weekly', `hibiki-access=${await token(0)}`)
    expect([response.status, response.body.code, arrived.length]).toEqual([503, 'E5030', 2])
  })

  it.each(['broken', 'away'])(
    'leads to 503 within a second for protected calls, and open ones work, while identity is %s',
    async (how) => {
      gateway.sessions.changeClaims(userId, 1)
      reissues = 'broken'
      if (how === 'away') await identity.close()
      const cookie = `hibiki-access=${await token(0)}`
      const tookMs = await measureQuickestMs(1000, async () => {
        const refused = await ask('/api/activity/weekly', cookie)
        expect([refused.status, refused.body.code, refused.cookies]).toEqual([503, 'E5030', []])
      })
      expect(tookMs).toBeLessThan(1000)
      expect((await ask('/api/soundesthe/free-sound', cookie)).status).toBe(200)
      // The stale token itself never reached the service.
      expect(arrived).toEqual([''])
    },
  )

  it.each([
    ['E4010', 401, 'E4010', 0],
    ['E5001', 500, 'E5001', 2],
  ] as const)('leads, when its session has ended (%s), to %i', async (reason, status, code, gone) => {
    gateway.sessions.changeClaims(userId, 1)
    reissues = reason
    const response = await ask('/api/activity/weekly', `hibiki-access=${await token(0)}`)
    expect([response.status, response.body.code, response.cookies.length]).toEqual([status, code, gone])
  })

  it('is passed on to calls that set new cookies themselves, and a cookie of the service wins', async () => {
    gateway.sessions.changeClaims(userId, 1)
    const cookie = `hibiki-access=${await token(0)}`
    expect((await ask('/api/auth/login', cookie, { method: 'POST' })).body.cookie).toBe(cookie)
    expect(reissueCalls()).toBe(0)
    const { cookies } = await ask('/api/soundesthe/own-cookie', cookie)
    expect(cookies).toEqual(['hibiki-access=of-the-service; Path=/'])
  })

  it.each(['/api/v2/support/awards', '/api/media/paper'])(
    'makes a public response of %s private when its cookie changes, and leaves it public when not',
    async (path) => {
      const current = await ask(path, `hibiki-access=${await token(1)}`)
      expect([current.cookies, current.cacheControl]).toEqual([[], 'public, max-age=300, immutable'])
      const ended = await ask(path, `hibiki-access=${await token(1)}`, { headers: { 'x-test': 'ended' } })
      expect([ended.cookies.length, ended.cacheControl]).toEqual([2, 'private, max-age=300, immutable'])
      gateway.sessions.changeClaims(userId, 1)
      const renewed = await ask(path, `hibiki-access=${await token(0)}`)
      expect([renewed.cookies.length, renewed.cacheControl]).toEqual([1, 'private, max-age=300, immutable'])
    },
  )

  it.each(['gateway', 'service'])(
    'is replaced for websockets, whether %s knew first of the change',
    async (who) => {
      if (who === 'gateway') gateway.sessions.changeClaims(userId, 1)
      contentKnows = 1
      const url = `${gateway.origin.replace('http', 'ws')}/api/v2/enterprise/ws`
      const socket = new WebSocket(url, {
        headers: { ...gateway.originHeader, cookie: `hibiki-access=${await token(0)}` },
      })
      const [[response], [hello]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'message')])
      expect(String(hello)).toBe('welcome')
      expect(response.headers['set-cookie'][0]).toContain(`hibiki-access=${await token(1)}`)
      socket.terminate()
    },
  )
})
