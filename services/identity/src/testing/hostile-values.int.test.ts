import { hostileValues } from '@hibiki/http/testing'
import { createSmtpSender, sendDueMails } from '@hibiki/mail'
import { createSmtpCatcher } from '@hibiki/mail/testing'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { unsealMail } from '../modules/mails/mail-outbox.ts'
import { createIdentityMailQueue } from '../modules/mails/mails.sql.ts'
import {
  acceptablePassword,
  createRegistrationBody,
  findMailedPath,
  requestRegistrationPath,
} from './registration.ts'
import { CookieBrowser, createTestIdentity, testPassword, testSecrets } from './test-identity.ts'

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
let count = 0

const identity = await createTestIdentity()
const app = await identity.startReplica({ log })
afterAll(() => identity.close())

type TestResponse = {
  statusCode: number
  json(): { code?: string; message?: string; fields?: Record<string, string> }
}

/** Expects that the value was stored (2xx), or rejected with a text that names the field where there is one, and never a 5xx. */
function expectSafe(response: TestResponse, field: string | null, value: string): void {
  const what = JSON.stringify(value.slice(0, 40))
  if (response.statusCode < 300) return
  const { code, message, fields = {} } = response.json()
  expect([what, response.statusCode < 500]).toEqual([what, true])
  expect([what, typeof message]).toEqual([what, 'string'])
  if (field === null || !code?.startsWith('E30')) return
  // A text that cannot be stored is rejected while the body is read, whichever field contains it.
  if (value.includes('\u0000') || !value.isWellFormed()) expect(Object.keys(fields)).toHaveLength(1)
  else expect([what, Object.keys(fields)]).toEqual([what, [field]])
}

async function loggedIn() {
  const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
  const browser = new CookieBrowser(app)
  await browser.login(member.email)
  return { member, browser }
}

it('hostileValues has forty entries', () => {
  expect(new Set(hostileValues).size).toBe(40)
})

/** Each of the forty values costs hashes of passwords, so the timeout is long; no test here measures time. */
describe('hostile values', { timeout: 120_000 }, () => {
  it.each([
    ['email', (value: string) => ({ email: value })],
    ['username', (value: string) => ({ username: value })],
    ['displayName', (value: string) => ({ displayName: value })],
    ['password', (value: string) => ({ password: value, verifyPassword: value })],
    ['verifyPassword', (value: string) => ({ verifyPassword: value })],
    ['path', (value: string) => ({ path: value })],
    ['agreeTermsOfService', (value: string) => ({ agreeTermsOfService: value })],
  ])('are stored or rejected as %s of a registration', async (field, change) => {
    for (const value of hostileValues) {
      const email = `hostile${++count}@example.jp`
      const path = await requestRegistrationPath(identity, email)
      const payload = createRegistrationBody(email, `Hostile${count}`, { path, ...change(value) })
      const response = await new CookieBrowser(app).call('POST', '/account/register/general', { payload })
      expectSafe(response, field, value)
      if (field === 'password' && response.statusCode === 200)
        expect((await new CookieBrowser(app).login(email, value)).statusCode).toBe(200)
    }
  })

  it('are stored or rejected as address and product of the calls that send mail, and no mail reaches anybody else', async () => {
    const smtp = await createSmtpCatcher()
    const sender = createSmtpSender({ url: smtp.url, from: 'no-reply@hibiki.test' })
    await identity.database.db.deleteFrom('mails').execute()
    const { browser } = await loggedIn()
    for (const value of [...hostileValues, 'plain@example.jp']) {
      const email = encodeURIComponent(value.toWellFormed())
      const post = (url: string, payload?: object) =>
        browser.call('POST', url, { ...(payload && { payload }) })
      expectSafe(await post(`/account/issue-confirm-mail?email=${email}`), 'email', value)
      expectSafe(await post(`/account/forgot-password/issue-confirm-mail?email=${email}`), 'email', value)
      expectSafe(
        await post(`/account/issue-confirm-mail?email=a%40example.jp&productId=${email}`),
        'productId',
        value,
      )
      await identity.database.db.deleteFrom('login_throttles').execute()
      expectSafe(
        await post('/account/change-email', { password: testPassword, email: value }),
        'email',
        value,
      )
    }
    await sendDueMails({
      queue: createIdentityMailQueue(identity.database.db),
      resolveMail: (mail) => unsealMail(mail, testSecrets.mails),
      sender,
      from: 'no-reply@hibiki.test',
      clock: identity.now,
      log,
    })
    for (const { recipients, raw } of smtp.mails) {
      expect(recipients).toHaveLength(1)
      expect(recipients.join()).not.toMatch(/everybody|[\r\n,;]/)
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(bcc|cc):/im)
    }
    expect(smtp.mails.length).toBeGreaterThan(0)
    sender.close()
    await smtp.close()
  })

  it('are stored or rejected as login, password and code', async () => {
    for (const value of hostileValues) {
      const post = (payload: object) => new CookieBrowser(app).call('POST', '/auth/login', { payload })
      const { member } = await loggedIn()
      expectSafe(await post({ loginId: value, password: 'x' }), 'loginId', value)
      expectSafe(await post({ loginId: member.email, password: value }), 'password', value)
      expectSafe(
        await post({ loginId: member.email, password: testPassword, totpCode: value }),
        'totpCode',
        value,
      )
    }
  })

  it('are stored or rejected in every field of the calls of a member', async () => {
    const { browser, member } = await loggedIn()
    const forms: [string, string, (value: string) => object][] = [
      [
        '/account/change-password',
        'currentPassword',
        (value) => ({
          currentPassword: value,
          newPassword: acceptablePassword,
          newVerifyPassword: acceptablePassword,
        }),
      ],
      [
        '/account/change-password',
        'newVerifyPassword',
        (value) => ({ currentPassword: 'x', newPassword: acceptablePassword, newVerifyPassword: value }),
      ],
      ['/account/sessions/end', 'sessionId', (value) => ({ sessionId: value })],
      ['/account/totp/confirm', 'code', (value) => ({ code: value })],
      ['/account/totp/disable', 'password', (value) => ({ password: value })],
      ['/account/totp/recovery-codes', 'totpCode', (value) => ({ password: testPassword, totpCode: value })],
      ['/account/delete', 'password', (value) => ({ password: value })],
      ['/auth/confirm-password', 'password', (value) => ({ password: value })],
      ['/auth/easy-login', 'path', (value) => ({ path: value })],
      [
        '/profile/update',
        'userId',
        (value) => ({
          userId: value,
          profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: null },
        }),
      ],
      [
        '/profile/update',
        'profile.gender',
        (value) => ({
          userId: member.userId,
          profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: value },
        }),
      ],
      ['/v3/advertise/notice', 'key', (value) => ({ key: value, request: 'cancel', type: 'news' })],
      ['/v3/advertise/notice', 'request', (value) => ({ key: 'k', request: value, type: 'news' })],
      ['/v3/advertise/notice', 'type', (value) => ({ key: 'k', request: 'cancel', type: value })],
    ]
    for (const value of hostileValues) {
      await identity.database.db.deleteFrom('login_throttles').execute()
      for (const [url, field, form] of forms)
        expectSafe(await browser.call('POST', url, { payload: form(value) }), field, value)
      const query = encodeURIComponent(value.toWellFormed())
      for (const url of [
        `/account/confirm-temp-url?path=${query}`,
        `/account/forgot-password/confirm-temp-url?path=${query}`,
        `/account/confirm-email-change?path=${query}`,
      ])
        expectSafe(await browser.call('POST', url), 'path', value)
      expectSafe(await browser.call('GET', `/account/export-file?id=${query}`), 'id', value)
      expectSafe(
        await browser.call('POST', `/agreement/agree-providing-data?agreement=${query}`),
        'agreement',
        value,
      )
    }
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
  })

  it('are stored exactly as typed as password of a reset, or rejected', async () => {
    const member = await identity.addMember()
    for (const value of hostileValues) {
      await identity.database.db.deleteFrom('login_addresses').execute()
      const email = encodeURIComponent(member.email)
      await new CookieBrowser(app).call('POST', `/account/forgot-password/issue-confirm-mail?email=${email}`)
      const path = await findMailedPath(identity, member.email, 'password-reset')
      const payload = { path, password: value, verifyPassword: value }
      const response = await new CookieBrowser(app).call('POST', '/account/forgot-password/reset', {
        payload,
      })
      expectSafe(response, 'password', value)
      if (response.statusCode === 200)
        expect((await new CookieBrowser(app).login(member.email, value)).statusCode).toBe(200)
    }
  })

  it('do not break a login as user agent, language or forwarded address', async () => {
    const member = await identity.addMember()
    for (const value of hostileValues) {
      const claim = encodeURIComponent(value.toWellFormed()).slice(0, 4000)
      const headers = { 'user-agent': claim, 'accept-language': claim, 'x-forwarded-for': claim }
      const payload = { loginId: member.email, password: testPassword }
      const response = await new CookieBrowser(app).call('POST', '/auth/login', { payload, headers })
      expect(response.statusCode).toBe(200)
    }
  })

  // This test is last, when everything above has been logged.
  it('never reach a log', () => {
    const logged = lines.join('')
    expect(lines.length).toBeGreaterThan(200)
    expect(logged).not.toContain('unexpected error')
    // Our own log lines may contain these words, so they prove nothing.
    for (const value of hostileValues.filter((one) => !['null', 'CON'].includes(one))) {
      const asLogged = JSON.stringify(value).slice(1, -1)
      expect(logged).not.toContain(asLogged)
      expect(logged).not.toContain(encodeURIComponent(value.toWellFormed()))
    }
    expect(logged).not.toMatch(/example\.jp/)
  })
})
