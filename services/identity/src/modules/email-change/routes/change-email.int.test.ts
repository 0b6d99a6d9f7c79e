import { startWhileLocked } from '@hibiki/test-harness'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { findMailedPath, requestRegistrationPath } from '../../../testing/registration.ts'
import { runWhileMemberLocked } from '../../../testing/run-while-member-locked.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  testPassword,
} from '../../../testing/test-identity.ts'
import { lockUser } from '../../accounts/users.sql.ts'

let count = 0

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('mails').execute()
})

async function loggedIn(roles: ('ROLE_GENERAL' | 'ROLE_ADMIN')[] = ['ROLE_GENERAL']) {
  const member = await identity.addMember({ roles })
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const email = `changed${++count}@example.jp`
  const change = (payload: object = {}) =>
    browser.call('POST', '/account/change-email', { payload: { password: testPassword, email, ...payload } })
  return { member, browser, email, change }
}
const confirm = (browser: CookieBrowser, path: string) =>
  browser.call('POST', `/account/confirm-email-change?path=${path}`)
const pathFor = (email: string) => findMailedPath(identity, email, 'email-change-confirm')

describe('POST /account/change-email', () => {
  it('responds with 200, sends a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const { member, browser, email, change } = await loggedIn()
    const response = await change()
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    const mails = await listWaitingMails(identity.database)
    expect(mails.map((mail) => [mail.to, mail.template]).sort()).toEqual([
      [email, 'email-change-confirm'],
      [member.email, 'email-change-notice'],
    ])
    expect(mails.find((mail) => mail.to === member.email)?.text).toContain(email)
    expect((await browser.call('POST', '/auth/me')).json().email).toBe(member.email)
  })

  it('responds alike for an address with an account, whose owner alone learns of it by mail', async () => {
    const owner = await identity.addMember()
    const { change } = await loggedIn()
    const response = await change({ email: owner.email })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    const mails = await listWaitingMails(identity.database)
    expect(mails.find((mail) => mail.to === owner.email)?.template).toBe('existing-address')
  })

  it('rejects a wrong password or address with 400, and visitors with 401', async () => {
    const { change } = await loggedIn()
    expect((await change({ password: 'wrong' })).json()).toMatchObject({
      code: 'E3021',
      fields: { password: 'パスワードが正しくありません。' },
    })
    expect((await change({ email: 'a@b.jp\r\nBcc: c@d.jp' })).json().fields).toEqual({
      email: 'メールアドレスの形式が正しくありません。',
    })
    const visitor = await new CookieBrowser(identity.app).call('POST', '/account/change-email', {
      payload: { password: testPassword, email: 'x@example.jp' },
    })
    expect(visitor.statusCode).toBe(401)
    expect(await listWaitingMails(identity.database)).toEqual([])
  })
})

describe('the limit of five mails an hour to a new address', () => {
  it('counts per member', async () => {
    const stranger = await loggedIn()
    const { email, change } = await loggedIn()
    for (let i = 0; i < 6; i++) await stranger.change({ email })
    const confirmations = async () =>
      (await listWaitingMails(identity.database)).filter((mail) => mail.template === 'email-change-confirm')
    expect(await confirmations()).toHaveLength(5)
    await change()
    expect(await confirmations()).toHaveLength(6)
  })

  it('does not count for registrations', async () => {
    const { email, change } = await loggedIn()
    for (let i = 0; i < 6; i++) await change()
    expect(await requestRegistrationPath(identity, email)).not.toBe('')
  })
})

describe('POST /account/confirm-email-change', () => {
  it('responds with 200 once, changes the address, and ends the other sessions', async () => {
    const { member, browser, email, change } = await loggedIn(['ROLE_ADMIN'])
    const other = new CookieBrowser(identity.app)
    await other.login(member.email)
    await change()
    const path = await pathFor(email)
    const response = await confirm(browser, path)
    expect([response.statusCode, response.json()]).toEqual([200, { email }])
    expect((await browser.call('POST', '/auth/me')).json().email).toBe(email)
    expect((await other.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await new CookieBrowser(identity.app).login(email)).statusCode).toBe(200)
    expect((await new CookieBrowser(identity.app).login(member.email)).statusCode).toBe(401)
    expect((await confirm(browser, path)).json().code).toBe('E4002')
  })

  it('rejects copies of the tokens that this browser had', async () => {
    const { browser, email, change } = await loggedIn()
    await change()
    const copy = new CookieBrowser(identity.app)
    copy.useAccessToken(browser.accessToken ?? '')
    copy.useRefreshToken(browser.refreshToken ?? '')
    await confirm(browser, await pathFor(email))
    expect((await copy.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await copy.call('POST', '/auth/refresh')).statusCode).toBe(401)
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(200)
  })

  it('makes a reset link sent to the old address invalid', async () => {
    const { member, browser, email, change } = await loggedIn()
    await change()
    const asked = encodeURIComponent(member.email)
    await browser.call('POST', `/account/forgot-password/issue-confirm-mail?email=${asked}`)
    const resetLink = await findMailedPath(identity, member.email, 'password-reset')
    await confirm(browser, await pathFor(email))
    const url = `/account/forgot-password/confirm-temp-url?path=${resetLink}`
    expect((await browser.call('POST', url)).json()).toBe(false)
  })

  it('does not deadlock with a newer change, which cancels its link', async () => {
    const { member, email, change } = await loggedIn()
    await change()
    const path = await pathFor(email)
    const [changed, confirmed] = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, member.id),
      change,
      () => confirm(new CookieBrowser(identity.app), path),
    )
    expect([changed.statusCode, confirmed.json().code]).toEqual([200, 'E4002'])
  })

  it('responds with 200 without a session', async () => {
    const { email, change } = await loggedIn()
    await change()
    expect((await confirm(new CookieBrowser(identity.app), await pathFor(email))).json()).toEqual({ email })
  })

  it('rejects an unknown, replaced or expired link, or an address taken meanwhile, with 422 E4002', async () => {
    const { browser, email, change } = await loggedIn()
    expect((await confirm(browser, 'rubbish')).statusCode).toBe(422)
    await change()
    const replaced = await pathFor(email)
    await change()
    expect((await confirm(browser, replaced)).statusCode).toBe(422)
    const path = await pathFor(email)
    const rival = await identity.addMember()
    const { db } = identity.database
    await db.updateTable('users').set({ email }).where('id', '=', rival.id).execute()
    expect((await confirm(browser, path)).json().code).toBe('E4002')
    const late = await loggedIn()
    await late.change()
    identity.advance(24 * 3600)
    expect((await confirm(late.browser, await pathFor(late.email))).statusCode).toBe(422)
  })

  it('rejects the second of two concurrent changes to the same address with 422 E4002', async () => {
    const { browser, member, email, change } = await loggedIn()
    await change()
    const path = await pathFor(email)
    const rival = await identity.addMember()
    const { second } = await runWhileMemberLocked(
      identity,
      rival.id,
      (trx) => trx.updateTable('users').set({ email }).where('id', '=', rival.id).execute(),
      async (waitFor) => {
        // It finds the address free, and waits for the rival's transaction that takes it.
        const second = confirm(browser, path)
        await waitFor(1)
        return { second }
      },
    )
    const response = await second
    expect([response.statusCode, response.json().code]).toEqual([422, 'E4002'])
    expect(response.body).not.toContain('users_email_key')
    expect((await browser.call('POST', '/auth/me')).json().email).toBe(member.email)
  })
})
