import { afterAll, describe, expect, it } from 'vitest'
import { acceptablePassword, findMailedPath } from '../../../testing/registration.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  testPassword,
} from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const form = (change: object = {}) => ({
  currentPassword: testPassword,
  newPassword: acceptablePassword,
  newVerifyPassword: acceptablePassword,
  ...change,
})
async function loggedIn(roles: ('ROLE_GENERAL' | 'ROLE_CUSTOMER' | 'ROLE_ADMIN')[] = ['ROLE_GENERAL']) {
  const member = await identity.addMember({ roles })
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const change = (payload: object) => browser.call('POST', '/account/change-password', { payload })
  return { member, browser, change }
}

describe('POST /account/change-password', () => {
  it('responds with 200, continues this session, ends the others, and sends a mail', async () => {
    const { member, browser, change } = await loggedIn(['ROLE_ADMIN'])
    const other = new CookieBrowser(identity.app)
    await other.login(member.email)
    const response = await change(form())
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    expect((await other.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await new CookieBrowser(identity.app).login(member.email, acceptablePassword)).statusCode).toBe(
      200,
    )
    const mails = await listWaitingMails(identity.database)
    expect(mails.some((mail) => mail.to === member.email && mail.template === 'password-changed')).toBe(true)
  })

  it('rejects copies of the tokens that this browser had, access and refresh, at once', async () => {
    const { browser, change } = await loggedIn()
    const copy = new CookieBrowser(identity.app)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect((await change(form())).statusCode).toBe(200)
    expect((await copy.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await copy.call('POST', '/auth/refresh')).statusCode).toBe(401)
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(200)
    expect((await browser.call('GET', '/account/sessions')).json()).toMatchObject([{ current: true }])
  })

  it('does not raise the assurance of an easy-login session', async () => {
    const { browser } = await loggedIn(['ROLE_CUSTOMER'])
    const post = (by: CookieBrowser, url: string, payload: object) => by.call('POST', url, { payload })
    const { url } = (await post(browser, '/account/easy-login/register', { agreement: true })).json()
    const phone = new CookieBrowser(identity.app)
    await post(phone, '/auth/easy-login', { path: url.split('/').at(-1) })
    expect((await post(phone, '/account/change-password', form())).statusCode).toBe(200)
    expect((await post(phone, '/account/export', {})).json().code).toBe('E4014')
  })

  it('ends what a thief of the old password prepared: a change of address, a reset link, an easy-login link', async () => {
    const { member, browser, change } = await loggedIn(['ROLE_CUSTOMER'])
    const post = (url: string, payload: object = {}) => browser.call('POST', url, { payload })
    await post('/account/change-email', { password: testPassword, email: 'thief@example.jp' })
    const takeover = await findMailedPath(identity, 'thief@example.jp', 'email-change-confirm')
    await post(`/account/forgot-password/issue-confirm-mail?email=${encodeURIComponent(member.email)}`)
    const resetLink = await findMailedPath(identity, member.email, 'password-reset')
    const easyLogin = (await post('/account/easy-login/register', { agreement: true })).json().url
    expect((await change(form())).statusCode).toBe(200)

    const thief = new CookieBrowser(identity.app)
    const changed = await thief.call('POST', `/account/confirm-email-change?path=${takeover}`)
    expect([changed.statusCode, changed.json().code]).toEqual([422, 'E4002'])
    const reset = `/account/forgot-password/confirm-temp-url?path=${resetLink}`
    expect((await thief.call('POST', reset)).json()).toBe(false)
    const payload = { path: easyLogin.split('/').at(-1) }
    expect((await thief.call('POST', '/auth/easy-login', { payload })).statusCode).toBe(422)
    expect((await browser.call('GET', '/account/easy-login')).json().state).toBe('disabled')
    const mail = (await listWaitingMails(identity.database)).findLast((one) => one.to === member.email)
    expect(mail?.text).toContain('簡単ログインを無効にしました。')
  })

  it.each([
    [{ currentPassword: '' }, 'E3020', 'currentPassword', '現在のパスワードを入力してください。'],
    [{ currentPassword: 'wrong one' }, 'E3021', 'currentPassword', 'パスワードが正しくありません。'],
    [{ newPassword: ' 1234567' }, 'E3022', 'newPassword', '８文字以上入力してください。'],
    [{ newVerifyPassword: 'another one' }, 'E3026', 'newVerifyPassword', 'パスワードが一致しません。'],
  ])('rejects %j with 400 and the text of the dialog', async (change, code, field, text) => {
    const { change: send } = await loggedIn()
    const response = await send(form(change))
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code, message: text, fields: { [field]: text } },
    ])
  })

  it('rejects with 429 after five wrong current passwords, without affecting the login', async () => {
    const { member, change } = await loggedIn()
    for (let i = 0; i < 5; i++)
      expect((await change(form({ currentPassword: 'guess' }))).statusCode).toBe(400)
    const response = await change(form())
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60'])
    expect((await new CookieBrowser(identity.app).login(member.email)).statusCode).toBe(200)
  })

  it('rejects visitors with 401', async () => {
    const response = await new CookieBrowser(identity.app).call('POST', '/account/change-password', {
      payload: form(),
    })
    expect(response.statusCode).toBe(401)
  })
})
