import type { Role } from '@hibiki/http'
import { startWhileLocked } from '@hibiki/test-harness'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptablePassword } from '../../testing/registration.ts'
import { CookieBrowser, createTestIdentity, testOrigin, testPassword } from '../../testing/test-identity.ts'
import { listAuditActions, tokyoAgency } from '../../testing/test-members.ts'
import { lockUser } from '../accounts/users.sql.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const post = (browser: CookieBrowser, url: string, payload?: object) =>
  browser.call('POST', url, { ...(payload && { payload }) })
const state = async (browser: CookieBrowser) => (await browser.call('GET', '/account/easy-login')).json()
const prepare = (browser: CookieBrowser) => post(browser, '/auth/easy-login/device')
const enter = (browser: CookieBrowser, path: string) => post(browser, '/auth/easy-login', { path })

type Agency = typeof tokyoAgency

async function loggedIn(roles: Role[] = ['ROLE_CUSTOMER'], agency?: Agency) {
  const member = await identity.addMember({ roles, ...(agency && { agency }) })
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  return { member, browser }
}

async function withLink(roles?: Role[], agency?: Agency) {
  const { member, browser } = await loggedIn(roles, agency)
  const issued = (await post(browser, '/account/easy-login/register', { agreement: true })).json()
  return { member, browser, issued, path: issued.url.split('/').at(-1) as string }
}

describe('POST /account/easy-login/register', () => {
  it('responds with 200, the login name, an id and a link of 256 bits, valid for 30 days', async () => {
    const { member, browser } = await loggedIn()
    expect(await state(browser)).toEqual({ state: 'not-issued' })
    const issued = (await post(browser, '/account/easy-login/register', { agreement: true })).json()
    expect(issued).toEqual({ userId: member.userId, authId: expect.any(String), url: expect.any(String) })
    expect(issued.url).toMatch(new RegExp(`^${testOrigin}/easily-login/[A-Za-z0-9_-]{43}$`))
    const expiresAt = new Date(identity.now().getTime() + 30 * 86_400_000).toISOString()
    expect(await state(browser)).toEqual({ state: 'enabled', authId: issued.authId, expiresAt })
    const { rows } = await identity.database.pool.query('select easy_logins::text as row from easy_logins')
    expect(JSON.stringify(rows)).not.toContain(issued.url.split('/').at(-1))
  })

  it('rejects with 400 without consent', async () => {
    const { browser } = await loggedIn()
    const response = await post(browser, '/account/easy-login/register', { agreement: false })
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { agreement: '次へ進むには同意する必要があります。' },
    ])
  })

  it('rejects general members and administrators, whatever other role they have, with 403, and visitors with 401', async () => {
    for (const roles of [['ROLE_GENERAL'], ['ROLE_ADMIN'], ['ROLE_ADMIN', 'ROLE_CUSTOMER']] as Role[][]) {
      const { browser } = await loggedIn(roles)
      const response = await post(browser, '/account/easy-login/register', { agreement: true })
      expect([response.statusCode, response.json().code]).toEqual([403, 'E4030'])
    }
    const visitor = await post(new CookieBrowser(identity.app), '/account/easy-login/register', {
      agreement: true,
    })
    expect(visitor.statusCode).toBe(401)
    for (const role of ['ROLE_PERSON_IN_CHARGE', 'ROLE_ENTERPRISE'] as const)
      expect((await withLink([role])).issued.authId).toBeTruthy()
  })
})

describe('POST /auth/easy-login', () => {
  it('opens a session of low assurance repeatedly on the first device and never on another', async () => {
    const { member, path } = await withLink()
    const phone = new CookieBrowser(identity.app)
    expect((await enter(phone, path)).statusCode).toBe(200)
    expect(decodeJwt(phone.accessToken ?? '')).toMatchObject({ sub: member.id, assurance: 'low' })
    const thief = new CookieBrowser(identity.app)
    const refused = await enter(thief, path)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'E4005', message: '無効な URL です。' },
    ])
    expect(thief.accessToken).toBeUndefined()
    await post(phone, '/auth/logout')
    expect((await enter(phone, path)).statusCode).toBe(200)
  })

  it('opens a session once more after a lost response, on a device that was prepared', async () => {
    const { path } = await withLink()
    const phone = new CookieBrowser(identity.app)
    expect((await prepare(phone)).json()).toEqual({})
    const prepared = new Map(phone.cookies)
    expect(prepared.size).toBe(1)
    await enter(phone, path)
    phone.cookies.clear()
    for (const [name, value] of prepared) phone.cookies.set(name, value)
    // Loading the page again does not replace the device's secret.
    expect((await prepare(phone)).cookies).toEqual([])
    expect((await enter(phone, path)).statusCode).toBe(200)
    const thief = new CookieBrowser(identity.app)
    await prepare(thief)
    expect((await enter(thief, path)).json().code).toBe('E4005')
  })

  it('binds the link to one of eight concurrent devices', async () => {
    const { path } = await withLink(['ROLE_ENTERPRISE'])
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => enter(new CookieBrowser(identity.app), path)),
    )
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
  })

  it('does not deadlock with a password change, which disables the link', async () => {
    const { member, browser, path } = await withLink()
    const passwords = {
      currentPassword: testPassword,
      newPassword: acceptablePassword,
      newVerifyPassword: acceptablePassword,
    }
    const [changed, entered] = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, member.id),
      () => post(browser, '/account/change-password', passwords),
      () => enter(new CookieBrowser(identity.app), path),
    )
    expect([changed.statusCode, entered.json().code]).toEqual([200, 'E4005'])
  })

  it('rejects unknown, disabled, expired and replaced links, and roles that may no longer use them, with 422', async () => {
    expect((await enter(new CookieBrowser(identity.app), 'rubbish')).statusCode).toBe(422)
    const one = await withLink(['ROLE_ENTERPRISE'])
    expect((await post(one.browser, '/account/easy-login/disable')).statusCode).toBe(200)
    expect((await state(one.browser)).state).toBe('disabled')
    expect((await enter(new CookieBrowser(identity.app), one.path)).statusCode).toBe(422)
    expect((await post(one.browser, '/account/easy-login/enable')).statusCode).toBe(200)
    const phone = new CookieBrowser(identity.app)
    expect((await enter(phone, one.path)).statusCode).toBe(200)

    const again = (await post(one.browser, '/account/easy-login/reissue')).json()
    expect(again.url).not.toContain(one.path)
    expect((await enter(phone, one.path)).statusCode).toBe(422)
    const tablet = new CookieBrowser(identity.app)
    const newPath = again.url.split('/').at(-1)
    expect((await enter(tablet, newPath)).statusCode).toBe(200)

    await identity.database.db
      .updateTable('user_roles')
      .set({ role: 'ROLE_GENERAL' })
      .where('user_id', '=', one.member.id)
      .execute()
    expect((await enter(tablet, newPath)).statusCode).toBe(422)
    const late = await withLink()
    identity.advance(30 * 86_400)
    expect((await enter(new CookieBrowser(identity.app), late.path)).statusCode).toBe(422)
  })

  it('responds with 404 to enable, disable and reissue before a link was issued', async () => {
    const { browser } = await loggedIn()
    for (const what of ['enable', 'disable', 'reissue'])
      expect((await post(browser, `/account/easy-login/${what}`)).statusCode).toBe(404)
  })
})

describe('a session of low assurance', () => {
  async function low() {
    const { member, path } = await withLink()
    const phone = new CookieBrowser(identity.app)
    await enter(phone, path)
    return { member, phone }
  }

  it('rejects sensitive calls with 422 E4014, even after a refresh, until the password is confirmed', async () => {
    const { phone } = await low()
    expect((await phone.call('POST', '/auth/me')).statusCode).toBe(200)
    const guarded = ['/account/export', '/account/totp/begin', '/account/easy-login/reissue']
    for (const url of guarded)
      expect((await post(phone, url, { password: testPassword })).json().code).toBe('E4014')
    await post(phone, '/auth/refresh')
    const response = await post(phone, '/account/export')
    expect([response.statusCode, response.json().message]).toEqual([
      422,
      'この操作にはパスワードの確認が必要です。',
    ])
    const wrong = await post(phone, '/auth/confirm-password', { password: 'wrong' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'E3021'])
    expect((await post(phone, '/auth/confirm-password', { password: testPassword })).statusCode).toBe(200)
    for (const url of guarded)
      expect((await post(phone, url, { password: testPassword })).statusCode).toBe(200)
    expect(decodeJwt(phone.accessToken ?? '').assurance).toBe('full')
    await post(phone, '/auth/refresh')
    expect((await post(phone, '/account/export')).statusCode).toBe(200)
  })

  it('rejects a change of the profile and of the name with 422 E4014 until the password is given', async () => {
    const { phone, member } = await low()
    const profile = { birthYear: 1950, birthMonth: 1, birthDay: 1, gender: 0 }
    const rename = () =>
      post(phone, '/profile/update', { userId: member.id, displayName: '別の名前', profile })
    const refused = await rename()
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4014'])
    expect((await phone.call('POST', '/auth/me')).body).not.toContain('別の名前')
    await post(phone, '/auth/confirm-password', { password: testPassword })
    expect((await rename()).statusCode).toBe(200)
  })

  it('rejects an agency change with 422 E4014 until the password is given', async () => {
    await identity.addMember({ agency: { code: '100000000009', name: '移転先サロン', status: '3' } })
    const { phone } = await low()
    const apply = () => post(phone, '/applying/agency-change', { agencyCode: '100000000009' })
    const refused = await apply()
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'E4014'])
    await post(phone, '/auth/confirm-password', { password: testPassword })
    expect((await apply()).statusCode).toBe(200)
  })

  it('rejects the lists that name the people of an agency with 422 E4014 until the password is given', async () => {
    const { path } = await withLink(['ROLE_PERSON_IN_CHARGE'], tokyoAgency)
    const tablet = new CookieBrowser(identity.app)
    await enter(tablet, path)
    const lists = [
      '/account/all-users?page=0&size=99&roles=customer',
      '/pic/agency',
      '/pic/approval/applying?page=0&size=99',
    ]
    const statuses = async () => {
      const responses = lists.map((url) => tablet.call('GET', url))
      const byIds = post(tablet, '/account/users', { userIds: [] })
      return (await Promise.all([...responses, byIds])).map(({ statusCode }) => statusCode)
    }
    expect(await statuses()).toEqual([422, 422, 422, 422])
    expect((await tablet.call('GET', '/pic/approval/applying-count')).statusCode).toBe(200)
    await post(tablet, '/auth/confirm-password', { password: testPassword })
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  it('rejects confirm-password with 429 after five wrong passwords', async () => {
    const { phone } = await low()
    for (let i = 0; i < 5; i++) await post(phone, '/auth/confirm-password', { password: 'guess' })
    expect((await post(phone, '/auth/confirm-password', { password: testPassword })).statusCode).toBe(429)
  })

  it('is raised by the password again for a browser that lost the response', async () => {
    const { phone, member } = await low()
    const before = phone.accessToken ?? ''
    await post(phone, '/auth/confirm-password', { password: testPassword })
    phone.useAccessToken(before)
    expect((await post(phone, '/account/export')).json().code).toBe('E4014')
    await post(phone, '/auth/confirm-password', { password: testPassword })
    expect(decodeJwt(phone.accessToken ?? '').assurance).toBe('full')
    expect((await post(phone, '/account/export')).statusCode).toBe(200)
    expect(
      (await listAuditActions(identity, member.id)).filter((action) => action === 'assurance-raised'),
    ).toHaveLength(1)
  })

  it('rejects confirm-password with 401 for visitors; a session of full assurance is not changed by it', async () => {
    const visitor = await post(new CookieBrowser(identity.app), '/auth/confirm-password', { password: 'x' })
    expect(visitor.statusCode).toBe(401)
    const { browser } = await loggedIn()
    const before = browser.accessToken
    expect((await post(browser, '/auth/confirm-password', { password: testPassword })).statusCode).toBe(200)
    expect(browser.accessToken).toBe(before)
  })
})
