import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

describe.each(['POST', 'GET'] as const)('%s /auth/me', (method) => {
  it('responds with 200 and the current user of the specification, with authorities in both spellings', async () => {
    const agency = { code: '100000000007', name: 'サロン', status: '3' as const }
    const member = await identity.addMember({
      roles: ['ROLE_GENERAL', 'ROLE_CUSTOMER'],
      authorities: ['ai_esthe'],
      premium: true,
      agency,
    })
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const response = await browser.call(method, '/auth/me')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      id: member.id,
      userId: member.userId,
      username: expect.stringMatching(/^User /),
      usernameKana: '',
      email: member.email,
      roles: ['ROLE_CUSTOMER', 'ROLE_GENERAL'],
      authorities: ['ai_esthe', 'AI_ESTHE'],
      premium: true,
      planName: null,
      enterprise: false,
      secondFactorMissing: false,
      passkeyMissing: false,
      agency,
      profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: null },
    })
  })

  it('responds with 200 and no agency for enterprise accounts', async () => {
    const member = await identity.addMember({ roles: ['ROLE_ENTERPRISE'] })
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const user = (await browser.call(method, '/auth/me')).json()
    expect(user).toMatchObject({ enterprise: true, agency: { name: '', code: '', status: '0' } })
  })

  it('rejects with 401 E4010 without a session, with a changed token and after the token has expired', async () => {
    const member = await identity.addMember()
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const token = browser.accessToken ?? ''
    const call = (cookie: string) => identity.app.inject({ method, url: '/auth/me', headers: { cookie } })
    expect((await call('')).json().code).toBe('E4010')
    expect((await call(`hibiki-access=${token.slice(0, -4)}AAAA`)).json().code).toBe('E4010')
    identity.advance(35 * 60)
    const expired = await call(`hibiki-access=${token}`)
    expect([expired.statusCode, expired.json().code]).toEqual([401, 'E4010'])
  })

  it('rejects with 401 when the account was deleted', async () => {
    const member = await identity.addMember()
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    await identity.database.db.deleteFrom('users').where('id', '=', member.id).execute()
    expect((await browser.call(method, '/auth/me')).statusCode).toBe(401)
  })
})
