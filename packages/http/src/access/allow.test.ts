import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import {
  ApiError,
  type App,
  accessRules,
  allow,
  createInternalCallHeaders,
  createInternalFetch,
  type Role,
  requireKnownCaller,
  type SessionVerifier,
} from '../index.ts'
import {
  createTestApp,
  createTestSessions,
  injectInternalCall,
  type TestSessions,
  testInternalKeys,
} from '../testing.ts'

function newApp(verifier: SessionVerifier = sessions.verifier, internalKeys = testInternalKeys) {
  return createTestApp({
    sessions: verifier,
    internalKeys,
  })
}

function area(app: App, path: string, rule: Parameters<typeof allow>[1]) {
  app.register(async (scope: App) => {
    allow(scope, rule)
    scope.get(path, async (request) => ({ userId: request.session?.userId ?? null }))
  })
}

async function call(app: App, url: string, roles: Role[] | null) {
  const headers = roles === null ? {} : { cookie: await sessions.cookieFor({ userId: 'u', roles }) }
  const answer = await app.inject({ url, headers })
  return [answer.statusCode, answer.json().code ?? answer.json().userId]
}

const sessions = await createTestSessions()

describe('access rules', () => {
  it('admit the callers that they name and nobody else', async () => {
    const app = newApp()
    area(app, '/visitor', accessRules.visitor)
    area(app, '/member', accessRules.member)
    area(app, '/not-enterprise', accessRules.memberNotEnterprise)
    area(app, '/staff', accessRules.roles('ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE'))

    expect(await call(app, '/visitor', null)).toEqual([200, null])
    expect(await call(app, '/visitor', ['ROLE_GENERAL'])).toEqual([200, 'u'])
    expect(await call(app, '/member', null)).toEqual([401, 'E4010'])
    expect(await call(app, '/member', ['ROLE_ENTERPRISE'])).toEqual([200, 'u'])
    expect(await call(app, '/not-enterprise', ['ROLE_ENTERPRISE'])).toEqual([403, 'E4030'])
    expect(await call(app, '/not-enterprise', ['ROLE_ENTERPRISE', 'ROLE_CUSTOMER'])).toEqual([200, 'u'])
    expect(await call(app, '/staff', null)).toEqual([401, 'E4010'])
    expect(await call(app, '/staff', ['ROLE_CUSTOMER'])).toEqual([403, 'E4030'])
    expect(await call(app, '/staff', ['ROLE_CUSTOMER', 'ROLE_ADMIN'])).toEqual([200, 'u'])
    await app.close()
  })

  it('admit administrators and holders of an authority, whatever their role', async () => {
    const app = newApp()
    area(app, '/uploads', accessRules.adminsOrHolders('upload_operator'))
    area(app, '/confirmed', accessRules.confirmed(accessRules.adminsOrHolders('upload_operator')))
    const ask = async (url: string, session: Parameters<TestSessions['cookieFor']>[0]) => {
      const answer = await app.inject({ url, headers: { cookie: await sessions.cookieFor(session) } })
      return [answer.statusCode, answer.json().code]
    }
    const operator = { authorities: ['upload_operator'] }
    expect(await call(app, '/uploads', ['ROLE_ADMIN'])).toEqual([200, 'u'])
    expect((await ask('/uploads', operator))[0]).toBe(200)
    expect((await ask('/uploads', { ...operator, assurance: 'low' }))[0]).toBe(200)
    expect(await ask('/confirmed', { ...operator, assurance: 'low' })).toEqual([422, 'E4014'])
    expect(await ask('/uploads', { roles: ['ROLE_ADMIN'], assurance: 'low' })).toEqual([422, 'E4014'])
    expect(await ask('/uploads', { authorities: ['ai_esthe'] })).toEqual([403, 'E4030'])
    expect(await call(app, '/uploads', null)).toEqual([401, 'E4010'])
    await app.close()
  })

  it('require the password from a session of low assurance where the rule needs it, and always from administrators', async () => {
    const app = newApp()
    area(app, '/member', accessRules.member)
    area(app, '/payment', accessRules.confirmed(accessRules.member))
    area(app, '/staff', accessRules.roles('ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE'))
    area(app, '/admin', accessRules.roles('ROLE_ADMIN'))
    const low = async (url: string, role: Role) => {
      const cookie = await sessions.cookieFor({ roles: [role], assurance: 'low' })
      const answer = await app.inject({ url, headers: { cookie } })
      return [answer.statusCode, answer.json().code]
    }
    expect((await low('/member', 'ROLE_CUSTOMER'))[0]).toBe(200)
    expect(await low('/payment', 'ROLE_CUSTOMER')).toEqual([422, 'E4014'])
    expect((await low('/staff', 'ROLE_PERSON_IN_CHARGE'))[0]).toBe(200)
    expect(await low('/staff', 'ROLE_ADMIN')).toEqual([422, 'E4014'])
    expect(await low('/admin', 'ROLE_ADMIN')).toEqual([422, 'E4014'])
    expect(await low('/admin', 'ROLE_CUSTOMER')).toEqual([403, 'E4030'])
    expect(await call(app, '/payment', ['ROLE_GENERAL'])).toEqual([200, 'u'])
    await app.close()
  })

  it('admit a session that must create a passkey only where a rule says so, and take it for a visitor on public routes', async () => {
    const app = newApp()
    area(app, '/member', accessRules.member)
    area(app, '/visitor', accessRules.visitor)
    area(app, '/admin', accessRules.roles('ROLE_ADMIN'))
    area(app, '/passkeys', accessRules.enrolling(accessRules.confirmed(accessRules.member)))
    const ask = async (url: string) => {
      const cookie = await sessions.cookieFor({
        userId: 'u',
        roles: ['ROLE_CUSTOMER'],
        assurance: 'passkey-enrolment',
      })
      return app.inject({ url, headers: { cookie } })
    }
    for (const url of ['/member', '/admin']) expect((await ask(url)).json()).toMatchObject({ code: 'E4014' })
    expect((await ask('/passkeys')).statusCode).toBe(200)
    expect((await ask('/visitor')).body).toBe((await app.inject('/visitor')).body)
    await app.close()
  })

  it('treat a broken, expired or ended session as a visitor for public routes and reject it elsewhere', async () => {
    const app = newApp()
    area(app, '/visitor', accessRules.visitor)
    area(app, '/member', accessRules.member)
    const expired = await sessions.cookieFor({ lifetimeSeconds: -1 })
    const ended = await sessions.cookieFor({ sessionId: 'ended' })
    const older = await sessions.cookieFor({ sessionId: 'older' })
    sessions.end('ended', 'logout')
    sessions.end('older', 'duplicate-login')

    for (const cookie of ['hibiki-access=rubbish', expired, ended, older]) {
      const answer = await app.inject({ url: '/visitor', headers: { cookie } })
      expect([answer.statusCode, answer.json()]).toEqual([200, { userId: null }])
    }
    for (const cookie of ['hibiki-access=rubbish', expired, ended]) {
      const answer = await app.inject({ url: '/member', headers: { cookie } })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'E4010'])
    }
    const ja = await app.inject({ url: '/member', headers: { cookie: older } })
    expect([ja.statusCode, ja.json().message]).toEqual([500, '重複ログインのためログアウトしました。'])
    const en = await app.inject({ url: '/member', headers: { cookie: older, 'accept-language': 'en' } })
    expect(en.json().message).toBe(
      'Duplicate login: you were logged out because you logged in on another device.',
    )
    await app.close()
  })

  it.each([
    ['the keys', new ApiError('E5030')],
    ['the database', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
  ])('without %s still serve visitors, and respond 503 where the caller matters', async (_what, failure) => {
    const app = newApp({ verify: () => Promise.reject(failure) })
    area(app, '/visitor', accessRules.visitor)
    area(app, '/member', accessRules.member)
    app.register(async (scope: App) => {
      allow(scope, accessRules.visitor)
      scope.get('/owned', async (request) => {
        requireKnownCaller(request)
        throw new ApiError('E4040')
      })
    })
    const ask = async (url: string, cookie = 'hibiki-access=x') => {
      const answer = await app.inject({ url, headers: { cookie } })
      return [answer.statusCode, answer.headers['retry-after']]
    }
    expect(await ask('/visitor')).toEqual([200, undefined])
    expect(await ask('/member')).toEqual([503, '1'])
    expect(await ask('/owned')).toEqual([503, '1'])
    expect(await ask('/owned', '')).toEqual([404, undefined])
    await app.close()
  })

  it('reject before the body is read', async () => {
    const app = newApp()
    app.register(async (scope: App) => {
      allow(scope, accessRules.member)
      scope.post('/member', async () => ({}))
    })
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/member', headers, payload: '{broken' })
    expect(answer.statusCode).toBe(401)
    await app.close()
  })

  it('keep an app from starting when a route has no rule', async () => {
    const app = newApp()
    app.register(async (scope: App) => {
      scope.get('/forgotten', async () => ({}))
    })
    await expect(app.ready()).rejects.toThrow('GET /forgotten has no access rule')
  })

  it('cannot be set twice', async () => {
    const app = newApp()
    app.register(async (scope: App) => {
      allow(scope, accessRules.visitor)
      allow(scope, accessRules.member)
      scope.get('/twice', async () => ({}))
    })
    await expect(app.ready()).rejects.toThrow('two access rules')
  })
})

describe('access.internal', () => {
  const path = '/internal/members/1/export?from=2026'

  async function internalApp(keys?: readonly string[]) {
    const app = newApp(sessions.verifier, keys)
    app.register(async (scope: App) => {
      allow(scope, accessRules.internal)
      scope.get('/internal/members/:id/export', async () => ({ member: 1 }))
      scope.post(
        '/internal/members/:id/export',
        { schema: { body: Type.Object({ a: Type.String() }) } },
        () => ({}),
      )
    })
    await app.ready()
    return app
  }
  const bodyOf = (response: { json(): { requestId?: string } }) => ({ ...response.json(), requestId: '' })

  it('serves a call signed with any of the keys', async () => {
    const [key = ''] = testInternalKeys
    for (const keys of [testInternalKeys, ['a new key that signs from now on', key]]) {
      const app = await internalApp(keys)
      const response = await injectInternalCall(app, path)
      expect([response.statusCode, response.json()]).toEqual([200, { member: 1 }])
      await app.close()
    }
  })

  it.each([
    ['no signature', {}],
    ['a malformed signature', { 'x-internal-signature': 'rubbish' }],
    ['the key itself', { 'x-internal-signature': testInternalKeys[0] }],
    ['another key', createInternalCallHeaders(['another key'], { method: 'GET', path }, new Date())],
    [
      'a signature of another path',
      createInternalCallHeaders(
        testInternalKeys,
        { method: 'GET', path: '/internal/members/2/export' },
        new Date(),
      ),
    ],
    [
      'a signature of another method',
      createInternalCallHeaders(testInternalKeys, { method: 'POST', path }, new Date()),
    ],
    [
      'a signature of six minutes ago',
      createInternalCallHeaders(testInternalKeys, { method: 'GET', path }, new Date(Date.now() - 360_000)),
    ],
    [
      'a signature of six minutes ahead',
      createInternalCallHeaders(testInternalKeys, { method: 'GET', path }, new Date(Date.now() + 360_000)),
    ],
  ])('responds to %s as if the route did not exist', async (_name, headers) => {
    const app = await internalApp()
    const unknown = await app.inject('/internal/no-such-route')
    const refused = await app.inject({ url: path, headers })
    expect(refused.statusCode).toBe(404)
    expect(bodyOf(refused)).toEqual(bodyOf(unknown))
    await app.close()
  })

  it('reveals nothing for other methods and invalid bodies', async () => {
    const app = await internalApp()
    for (const method of ['DELETE', 'PUT'] as const)
      expect((await app.inject({ method, url: path })).statusCode).toBe(404)
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: path, headers, payload: '{broken' })).statusCode).toBe(
      404,
    )
    await app.close()
  })

  it('is the only rule for addresses under /internal', async () => {
    for (const rule of [accessRules.operator, accessRules.visitor, accessRules.member]) {
      const app = newApp()
      app.register(async (scope: App) => {
        allow(scope, rule)
        scope.get('/internal/members/:id/export', async () => ({ member: 1 }))
      })
      await expect(app.ready()).rejects.toThrow(
        'route GET /internal/members/:id/export responds to unsigned calls: use access.internal',
      )
    }
  })

  it('is not callable in a service without keys', async () => {
    const app = await internalApp([])
    expect((await injectInternalCall(app, path)).statusCode).toBe(404)
    await app.close()
  })

  it('is called by createInternalFetch with its query and body', async () => {
    const app = await internalApp()
    const origin = await app.listen({ port: 0 })
    const call = createInternalFetch(testInternalKeys)
    expect((await call(new URL(path, origin))).status).toBe(200)
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":"b"}' }
    expect((await call(new URL(path, origin), init)).status).toBe(200)
    expect((await createInternalFetch(['another key'])(new URL(path, origin))).status).toBe(404)
    await app.close()
  })
})
