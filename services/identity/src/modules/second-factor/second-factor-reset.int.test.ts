import { randomUUID } from 'node:crypto'
import type { Role } from '@hibiki/http'
import { startWhileLocked } from '@hibiki/test-harness'
import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { findMailedPath } from '../../testing/registration.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  testPassword,
} from '../../testing/test-identity.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { performDueResets } from './perform-due-resets.ts'
import { RESET_DELAY_MS } from './second-factor-reset.rules.ts'

let admin: Awaited<ReturnType<typeof member>>

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  admin = await member(['ROLE_ADMIN'])
})

const DAY_SECONDS = RESET_DELAY_MS / 1000
const code = (secret: string) => generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
const post = (browser: CookieBrowser, url: string, payload?: object) =>
  browser.call('POST', url, { ...(payload && { payload }) })

async function member(roles: Role[] = ['ROLE_GENERAL']) {
  const account = await identity.addMember({ roles })
  const browser = new CookieBrowser(identity.app)
  await browser.login(account.email)
  return { ...account, browser }
}

async function enrolled(roles?: Role[]) {
  const account = await member(roles)
  const { secret } = (await post(account.browser, '/account/totp/begin', { password: testPassword })).json()
  await post(account.browser, '/account/totp/confirm', { code: code(secret) })
  return { ...account, secret: secret as string }
}

const identityCheck = '運転免許証の写しを電話で確認'
const reset = (id: string, by = admin.browser, body: object = { identityCheck }) =>
  post(by, `/admin/members/${id}/reset-second-factor`, body)
const withdraw = (id: string, by = admin.browser) =>
  post(by, `/admin/members/${id}/withdraw-second-factor-reset`)
const object = (path: string, by = new CookieBrowser(identity.app)) =>
  post(by, `/account/object-to-second-factor-reset?path=${path}`)
const factorOf = async (browser: CookieBrowser) => (await browser.call('GET', '/account/totp')).json()
/** Returns the member as the console shows it, to an administrator who logs in for it, because a session does not last for a day. */
async function shown(id: string) {
  await admin.browser.login(admin.email)
  return (await admin.browser.call('GET', `/admin/members/${id}`)).json()
}
const logIn = (loginId: string, totpCode?: string) =>
  post(new CookieBrowser(identity.app), '/auth/login', {
    loginId,
    password: testPassword,
    ...(totpCode !== undefined && { totpCode }),
  })
const mailsTo = async (email: string) =>
  (await listWaitingMails(identity.database)).filter(({ to }) => to === email)
const templatesTo = async (email: string) =>
  (await mailsTo(email))
    .map(({ template }) => template)
    .filter((template) => template.startsWith('second-factor'))
/** Returns the secret of the link in the last mail about a reset. */
async function linkTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ template }) => template === 'second-factor-reset-requested')
  return mail?.text.match(/second-factor-reset\/([\w-]+)/)?.[1] ?? ''
}
async function auditOf(id: string) {
  const { rows } = await identity.database.pool.query(
    `select action, actor_id as "actorId" from audit_log
     where subject_id = $1 and action like 'second-factor-reset%' order by at`,
    [id],
  )
  return rows
}

const newPassword = 'shizukana-yoru-ni'
const changePassword = (browser: CookieBrowser) =>
  post(browser, '/account/change-password', {
    currentPassword: testPassword,
    newPassword,
    newVerifyPassword: newPassword,
  })
async function changeAddress(browser: CookieBrowser) {
  const email = `intruder-${randomUUID()}@example.jp`
  await post(browser, '/account/change-email', { password: testPassword, email })
  const path = await findMailedPath(identity, email, 'email-change-confirm')
  return post(browser, `/account/confirm-email-change?path=${path}`)
}

describe('POST /admin/members/{id}/reset-second-factor', () => {
  it('sends a mail, logs one row and waits 24 hours, then switches the factor off and ends every session', async () => {
    const { id, email, browser } = await enrolled()
    const requestedAt = identity.now().toISOString()
    const effectiveAt = new Date(identity.now().getTime() + RESET_DELAY_MS).toISOString()
    expect((await reset(id)).json()).toEqual({ effectiveAt })
    expect(await shown(id)).toMatchObject({
      secondFactor: true,
      secondFactorReset: { requestedAt, effectiveAt, identityCheck },
    })
    expect(await factorOf(browser)).toEqual({
      enabled: true,
      required: false,
      resetAt: effectiveAt,
      resetCoversPasskeys: false,
    })
    expect(await templatesTo(email)).toContain('second-factor-reset-requested')

    identity.advance(DAY_SECONDS - 1)
    await performDueResets(identity.context)
    expect((await logIn(email)).json().code).toBe('E4013')
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)

    identity.advance(1)
    await performDueResets(identity.context)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(401)
    expect((await logIn(email)).statusCode).toBe(200)
    expect(await shown(id)).toMatchObject({ secondFactor: false, secondFactorReset: null })
    expect(await auditOf(id)).toEqual([{ action: 'second-factor-reset', actorId: admin.id }])
    expect((await templatesTo(email)).filter((template) => template === 'second-factor-reset')).toHaveLength(
      1,
    )

    await performDueResets(identity.context)
    expect((await templatesTo(email)).filter((template) => template === 'second-factor-reset')).toHaveLength(
      1,
    )
    const left = await identity.database.pool.query('select from recovery_codes where user_id = $1', [id])
    expect(left.rowCount).toBe(0)
  })

  it('takes effect for others when that of one member fails, which is retried', async () => {
    const [failing, other] = [await enrolled(), await enrolled()]
    await reset(failing.id)
    await reset(other.id)
    identity.advance(DAY_SECONDS)
    const { mails } = identity.context
    const writeToMember: typeof mails.writeToMember = async (trx, userId, mail) => {
      if (userId === failing.id) throw new Error('no mail can be written')
      await mails.writeToMember(trx, userId, mail)
    }
    await performDueResets({ ...identity.context, mails: { ...mails, writeToMember } })
    expect((await logIn(other.email)).statusCode).toBe(200)
    expect((await logIn(failing.email)).json().code).toBe('E4013')
    await performDueResets(identity.context)
    expect((await logIn(failing.email)).statusCode).toBe(200)
  })

  it('disables the easy-login link of the lost phone when it takes effect, which the mail says', async () => {
    const { id, email, browser } = await enrolled(['ROLE_CUSTOMER'])
    const { url } = (await post(browser, '/account/easy-login/register', { agreement: true })).json()
    await reset(id)
    identity.advance(DAY_SECONDS)
    await performDueResets(identity.context)
    const path = url.split('/').at(-1)
    expect((await post(new CookieBrowser(identity.app), '/auth/easy-login', { path })).json().code).toBe(
      'E4005',
    )
    expect((await mailsTo(email)).at(-1)?.text).toContain('簡単ログインを無効にしました。')
  })

  it('rejects a blank check of identity with 400 E3001 naming the field', async () => {
    const { id } = await enrolled()
    for (const blank of ['', '  ', '\u3164', '\u200b']) {
      const refused = await reset(id, admin.browser, { identityCheck: blank })
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { identityCheck: '入力してください。' },
      ])
    }
    expect(await shown(id)).toMatchObject({ secondFactorReset: null })
  })

  it('changes and sends nothing when no factor is on', async () => {
    const { id, email, browser } = await member()
    await post(browser, '/account/totp/begin', { password: testPassword })
    expect((await reset(id)).json()).toEqual({ effectiveAt: null })
    expect([await templatesTo(email), await auditOf(id)]).toEqual([[], []])
  })

  it('rejects a second reset with 409 E4224, even a concurrent one', async () => {
    const { id, email } = await enrolled()
    const other = await member(['ROLE_ADMIN'])
    const both = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, id),
      () => reset(id),
      () => reset(id, other.browser),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await reset(id)).json().code).toBe('E4224')
    expect(await auditOf(id)).toHaveLength(1)
    expect(await templatesTo(email)).toEqual(['second-factor-reset-requested'])
  })

  it('rejects a concurrent login that has used a code of the factor when the reset takes effect', async () => {
    const { id, email, secret } = await enrolled(['ROLE_ADMIN'])
    await reset(id)
    identity.advance(DAY_SECONDS)
    const [, entered] = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, id),
      () => performDueResets(identity.context),
      () => logIn(email, code(secret)),
    )
    expect(entered.json().code).toBe('E4001')
  })

  it('rejects the administrator’s own factor with 422 E4223, one without a factor with E4014, and others with 404 or 403', async () => {
    const own = await enrolled(['ROLE_ADMIN'])
    expect((await reset(own.id, own.browser)).json().code).toBe('E4223')
    expect((await reset('nobody')).statusCode).toBe(404)
    const pic = await member(['ROLE_PERSON_IN_CHARGE'])
    expect((await reset(own.id, pic.browser)).statusCode).toBe(403)
    expect((await withdraw(own.id, pic.browser)).statusCode).toBe(403)
    const yetToEnrol = new CookieBrowser(await identity.startReplica({ totpRequiredRoles: ['ROLE_ADMIN'] }))
    const { email } = await identity.addMember({ roles: ['ROLE_ADMIN'] })
    await yetToEnrol.login(email)
    expect((await reset(own.id, yetToEnrol)).json().code).toBe('E4014')
  })
})

describe('the objection of a member', () => {
  it('stops the reset by the link of the mail without a session, even when repeated', async () => {
    const { id, email } = await enrolled()
    await reset(id)
    const path = await linkTo(email)
    expect((await object(path)).statusCode).toBe(200)
    expect((await object(path)).statusCode).toBe(200)
    identity.advance(DAY_SECONDS * 2)
    await performDueResets(identity.context)
    expect((await logIn(email)).json().code).toBe('E4013')
    expect(await shown(id)).toMatchObject({ secondFactor: true, secondFactorReset: null })
    expect(await auditOf(id)).toEqual([
      { action: 'second-factor-reset', actorId: admin.id },
      { action: 'second-factor-reset-objected', actorId: id },
    ])
  })

  it('gets the same response twice when it is sent twice at the same moment', async () => {
    const { id, email } = await enrolled()
    await reset(id)
    const path = await linkTo(email)
    const both = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, id),
      () => object(path),
      () => object(path),
    )
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await auditOf(id)).toHaveLength(2)
  })

  it('stops the reset from the settings, even in an easy-login session', async () => {
    const { id, browser } = await enrolled(['ROLE_CUSTOMER'])
    const { url } = (await post(browser, '/account/easy-login/register', { agreement: true })).json()
    const phone = new CookieBrowser(identity.app)
    await post(phone, '/auth/easy-login', { path: url.split('/').at(-1) })
    await reset(id)
    expect((await factorOf(phone)).resetAt).not.toBeNull()
    expect((await post(phone, '/account/totp/object-to-reset')).statusCode).toBe(200)
    expect((await factorOf(phone)).resetAt).toBeNull()
    expect((await post(phone, '/account/totp/object-to-reset')).json().code).toBe('E4225')
    expect((await post(new CookieBrowser(identity.app), '/account/totp/object-to-reset')).statusCode).toBe(
      401,
    )
  })

  it.each([
    ['password', changePassword],
    ['address', changeAddress],
  ])('works by the link although an intruder changes the %s meanwhile', async (_what, change) => {
    const { id, email, browser } = await enrolled()
    await reset(id)
    const path = await linkTo(email)
    expect((await change(browser)).statusCode).toBe(200)
    expect((await object(path)).statusCode).toBe(200)
    expect((await factorOf(browser)).enabled).toBe(true)
  })

  it('works after the 24 hours, too, while the reset has not taken effect', async () => {
    const { id, email } = await enrolled()
    await reset(id)
    identity.advance(DAY_SECONDS + 60)
    expect((await object(await linkTo(email))).statusCode).toBe(200)
    await performDueResets(identity.context)
    expect((await logIn(email)).json().code).toBe('E4013')
  })

  it('stops a concurrent reset when it is first, and is rejected with 409 when the reset is first', async () => {
    const objections: [number, string][] = []
    for (const isJobFirst of [false, true]) {
      const { id, email } = await enrolled()
      // The session of the previous round has expired.
      await admin.browser.login(admin.email)
      await reset(id)
      const path = await linkTo(email)
      identity.advance(DAY_SECONDS)
      const job = async (): Promise<unknown> => performDueResets(identity.context)
      const press = async (): Promise<unknown> => object(path)
      const [first, second] = await startWhileLocked(
        identity.database,
        (trx) => lockUser(trx, id),
        isJobFirst ? job : press,
        isJobFirst ? press : job,
      )
      const response = (isJobFirst ? second : first) as Awaited<ReturnType<typeof object>>
      objections.push([response.statusCode, (await logIn(email)).json().code])
    }
    expect(objections).toEqual([
      [200, 'E4013'],
      [409, undefined],
    ])
  })

  it('is rejected with 422 E4002 for an unknown link, and with 409 E4225 once the reset was withdrawn', async () => {
    expect((await object(randomUUID())).json().code).toBe('E4002')
    const { id, email } = await enrolled()
    await reset(id)
    await withdraw(id)
    const refused = await object(await linkTo(email))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'E4225'])
  })

  it('does not stop a later reset by the link of an earlier mail', async () => {
    const { id, email } = await enrolled()
    await reset(id)
    const old = await linkTo(email)
    await withdraw(id)
    await reset(id)
    expect((await object(old)).json().code).toBe('E4225')
    expect(await shown(id)).toMatchObject({ secondFactorReset: { identityCheck } })
  })
})

describe('POST /admin/members/{id}/withdraw-second-factor-reset', () => {
  it('withdraws the reset once, by any administrator', async () => {
    const { id, email } = await enrolled()
    const other = await member(['ROLE_ADMIN'])
    await reset(id)
    const both = await Promise.all([withdraw(id), withdraw(id, other.browser)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await withdraw(id)).json().code).toBe('E4225')
    expect((await auditOf(id)).map(({ action }: { action: string }) => action)).toEqual([
      'second-factor-reset',
      'second-factor-reset-withdrawn',
    ])
    identity.advance(DAY_SECONDS)
    await performDueResets(identity.context)
    expect((await logIn(email)).json().code).toBe('E4013')
  })
})

describe('a factor that the member switches off during a reset', () => {
  it('ends the reset, so that the factor of a new phone stays on', async () => {
    const { id, email, browser } = await enrolled()
    await reset(id)
    await post(browser, '/account/totp/disable', { password: testPassword })
    expect(await shown(id)).toMatchObject({ secondFactor: false, secondFactorReset: null })
    const { secret } = (await post(browser, '/account/totp/begin', { password: testPassword })).json()
    await post(browser, '/account/totp/confirm', { code: code(secret) })
    identity.advance(DAY_SECONDS)
    await performDueResets(identity.context)
    expect((await logIn(email)).json().code).toBe('E4013')
  })
})
