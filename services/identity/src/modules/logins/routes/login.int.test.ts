import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(() => identity.database.db.deleteFrom('outbox').execute())

const status = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
]

describe('POST /auth/login', () => {
  it('responds with 200 to an e-mail address or login name in any case', async () => {
    const member = await identity.addMember()
    for (const loginId of [member.email, member.userId, ` ${member.email.toUpperCase()} `]) {
      const response = await new CookieBrowser(identity.app).login(loginId)
      expect([response.statusCode, response.json()]).toEqual([200, {}])
    }
  })

  it('sets HttpOnly, SameSite cookies whose access token describes the member', async () => {
    const agency = { code: '100000000009', name: 'A', status: '3' as const }
    const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'], authorities: ['ai_esthe'], agency })
    const browser = new CookieBrowser(identity.app)
    const response = await browser.login(member.email)
    const [access, refresh] = response.cookies
    expect(access).toMatchObject({
      name: 'hibiki-access',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2100,
    })
    expect(refresh).toMatchObject({
      name: 'hibiki-refresh',
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect(refresh?.maxAge).toBe(14 * 86_400)
    const claims = decodeJwt(access?.value ?? '')
    expect(claims).toMatchObject({
      iss: 'hibiki',
      sub: member.id,
      roles: ['ROLE_CUSTOMER'],
      authorities: ['ai_esthe'],
      agency: agency.code,
    })
    expect(decodeProtectedHeader(access?.value ?? '')).toMatchObject({ alg: 'EdDSA' })
  })

  it('stores refresh tokens only as hashes', async () => {
    const member = await identity.addMember()
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const rows = await identity.database.db.selectFrom('refresh_tokens').select('token_hash').execute()
    const stored = rows.map((row) => row.token_hash.toString('base64url'))
    expect(Buffer.from(browser.refreshToken ?? '', 'base64url')).toHaveLength(32)
    expect(stored).not.toContain(browser.refreshToken)
  })

  it('rejects a wrong password and an unknown account with the same 401 E4001', async () => {
    const member = await identity.addMember()
    const wrong = await new CookieBrowser(identity.app).login(member.email, 'wrong password')
    const unknown = await new CookieBrowser(identity.app).login('nobody@example.jp', 'wrong password')
    expect(status(wrong)).toEqual([401, 'E4001'])
    expect(wrong.json().message).toBe('ログインに失敗しました。画面を更新してから再度お試しください。')
    const { requestId: _a, ...wrongBody } = wrong.json()
    const { requestId: _b, ...unknownBody } = unknown.json()
    expect(unknownBody).toEqual(wrongBody)
    expect(unknown.cookies).toEqual(wrong.cookies)
  })

  it('rejects missing, blank or overlong fields with 400 E3001, and other bodies with 415 and 413', async () => {
    const { app } = identity
    const post = (payload: object) => app.inject({ method: 'POST', url: '/auth/login', payload })
    const blank = await post({ loginId: '', password: 'x' })
    expect(blank.json()).toMatchObject({ code: 'E3001', fields: { loginId: '入力してください。' } })
    expect((await post({ loginId: 'a' })).json().fields).toEqual({ password: '入力してください。' })
    expect(status(await post({ loginId: 1, password: 'x' }))).toEqual([400, 'E3001'])
    expect(status(await post({ loginId: 'a', password: 'x'.repeat(257) }))).toEqual([400, 'E3001'])
    expect(status(await post({ loginId: 'a', password: 'x'.repeat(20_000) }))).toEqual([413, 'E4130'])
    const form = await app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'loginId=a&password=b',
    })
    expect(status(form)).toEqual([415, 'E4150'])
  })

  describe('the single active session of a member', () => {
    it('ends the older session, which learns the reason, and publishes that once', async () => {
      const member = await identity.addMember()
      const older = new CookieBrowser(identity.app)
      const newer = new CookieBrowser(identity.app)
      await older.login(member.email)
      await newer.login(member.email)
      const response = await older.call('POST', '/auth/me')
      expect(status(response)).toEqual([500, 'E5001'])
      expect(response.json().message).toBe('重複ログインのためログアウトしました。')
      const english = await older.call('POST', '/auth/me', { headers: { 'accept-language': 'en' } })
      expect(english.json().message).toMatch(/^Duplicate login/)
      expect((await newer.call('POST', '/auth/me')).statusCode).toBe(200)
      expect(await listOutboxEvents(identity.database)).toEqual([
        {
          subject: 'identity.session-ended.v1',
          payload: {
            sessionId: decodeJwt(older.accessToken ?? '').sid,
            userId: member.id,
            reason: 'duplicate-login',
            endedAt: identity.now().toISOString(),
          },
        },
      ])
    })

    it('leaves exactly one session after eight parallel logins', async () => {
      const member = await identity.addMember()
      const browsers = Array.from({ length: 8 }, () => new CookieBrowser(identity.app))
      const responses = await Promise.all(browsers.map((browser) => browser.login(member.email)))
      // The throttle stops more than five at once, because it counts before it knows the outcome.
      const loggedIn = browsers.filter((_browser, index) => responses[index]?.statusCode === 200)
      expect(loggedIn.length).toBeGreaterThanOrEqual(5)
      const states = await Promise.all(loggedIn.map((browser) => browser.call('POST', '/auth/me')))
      expect(states.filter((state) => state.statusCode === 200)).toHaveLength(1)
    })

    it('does not apply to administrators and enterprise accounts', async () => {
      for (const role of ['ROLE_ADMIN', 'ROLE_ENTERPRISE'] as const) {
        const member = await identity.addMember({ roles: [role] })
        const first = new CookieBrowser(identity.app)
        await first.login(member.email)
        await new CookieBrowser(identity.app).login(member.email)
        expect((await first.call('POST', '/auth/me')).statusCode).toBe(200)
      }
    })

    it('ends the previous session of the same browser as a logout', async () => {
      const admin = await identity.addMember({ roles: ['ROLE_ADMIN'] })
      const other = await identity.addMember()
      const browser = new CookieBrowser(identity.app)
      await browser.login(admin.email)
      await browser.login(other.email)
      const events = await listOutboxEvents(identity.database)
      expect(events.map((event) => event.payload)).toMatchObject([{ userId: admin.id, reason: 'logout' }])
    })
  })
})
