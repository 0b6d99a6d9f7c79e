import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(() => identity.database.db.deleteFrom('outbox').execute())

describe.each(['GET', 'POST'] as const)('%s /auth/logout', (method) => {
  it('responds with 200 {}, clears both cookies, ends the family and publishes that', async () => {
    const member = await identity.addMember()
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const { accessToken, refreshToken } = browser
    const response = await browser.call(method, '/auth/logout')
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect([browser.accessToken, browser.refreshToken]).toEqual([undefined, undefined])

    const headers = { cookie: `hibiki-access=${accessToken}; hibiki-refresh=${refreshToken}` }
    const me = await identity.app.inject({ method: 'POST', url: '/auth/me', headers })
    expect([me.statusCode, me.json().code]).toEqual([401, 'E4010'])
    const refresh = await identity.app.inject({ method: 'POST', url: '/auth/refresh', headers })
    expect(refresh.statusCode).toBe(401)
    const events = await listOutboxEvents(identity.database)
    expect(events.map((event) => event.payload)).toMatchObject([{ userId: member.id, reason: 'logout' }])
  })

  it('ends the session when only one of the cookies is left', async () => {
    for (const name of ['hibiki-access', 'hibiki-refresh']) {
      const member = await identity.addMember()
      const browser = new CookieBrowser(identity.app)
      await browser.login(member.email)
      const headers = { cookie: `${name}=${browser.cookies.get(name)}` }
      await identity.app.inject({ method, url: '/auth/logout', headers })
      expect((await browser.call('POST', '/auth/me')).statusCode).toBe(401)
    }
  })

  it('responds with 200 to visitors, to malformed cookies and when repeated', async () => {
    const rubbish = { cookie: 'hibiki-access=x; hibiki-refresh=y' }
    expect((await identity.app.inject({ method, url: '/auth/logout' })).statusCode).toBe(200)
    expect((await identity.app.inject({ method, url: '/auth/logout', headers: rubbish })).statusCode).toBe(
      200,
    )
    expect(await listOutboxEvents(identity.database)).toEqual([])
  })
})
