import type { Role } from '@hibiki/http'
import { generateSync } from 'otplib'
import { afterAll, describe, expect, it } from 'vitest'
import { deriveSecrets } from '../../secrets.ts'
import { runWhileMemberLocked } from '../../testing/run-while-member-locked.ts'
import { CookieBrowser, createTestIdentity, testPassword, testSettings } from '../../testing/test-identity.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { createSecondFactorSecret, redeemSecondFactorCode } from './codes.ts'
import { resealFactors } from './reseal-factors.ts'
import { saveUnconfirmedSecondFactor } from './second-factors.sql.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const code = (secret: string, stepsFromNow = 0) =>
  generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) + stepsFromNow * 30 })

type Method = 'GET' | 'POST'
const call = (browser: CookieBrowser, url: string, payload?: object, method: Method = 'POST') =>
  browser.call(method, url, { ...(payload && { payload }) })
const begin = (browser: CookieBrowser, password = testPassword) =>
  call(browser, '/account/totp/begin', { password })
const logInWith = (loginId: string, totpCode?: string, browser = new CookieBrowser(identity.app)) =>
  call(browser, '/auth/login', {
    loginId,
    password: testPassword,
    ...(totpCode !== undefined && { totpCode }),
  })

async function member(roles: Role[] = ['ROLE_GENERAL']) {
  const account = await identity.addMember({ roles })
  const browser = new CookieBrowser(identity.app)
  await browser.login(account.email)
  return { ...account, browser }
}

async function enrolled(roles?: Role[]) {
  const one = await member(roles)
  const { secret, otpauthUrl } = (await begin(one.browser)).json()
  const confirmed = await call(one.browser, '/account/totp/confirm', { code: code(secret) })
  return { ...one, secret, otpauthUrl, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

describe('POST /account/totp/begin and confirm', () => {
  it('create a factor that is off until a first code confirms it, and return ten recovery codes once', async () => {
    const { browser, email, userId } = await member()
    const begun = (await begin(browser)).json()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.otpauthUrl).toContain(`otpauth://totp/Hibiki:${encodeURIComponent(email)}`)
    const state = async () => (await call(browser, '/account/totp', undefined, 'GET')).json()
    expect(await state()).toEqual({
      enabled: false,
      required: false,
      resetAt: null,
      resetCoversPasskeys: false,
    })
    expect((await logInWith(userId, undefined, browser)).statusCode).toBe(200)
    const confirmed = await call(browser, '/account/totp/confirm', { code: ` ${code(begun.secret)} ` })
    const { recoveryCodes } = confirmed.json()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await state()).toEqual({
      enabled: true,
      required: false,
      resetAt: null,
      resetCoversPasskeys: false,
    })
  })

  it('reject a wrong password with 400 E3021, count it as a guess, and create no secret', async () => {
    const { id, browser } = await member()
    const refused = await begin(browser, 'not-the-password')
    expect([refused.statusCode, refused.json().code, Object.keys(refused.json().fields)]).toEqual([
      400,
      'E3021',
      ['password'],
    ])
    expect((await call(browser, '/account/totp/begin', {})).statusCode).toBe(400)
    const made = await identity.database.pool.query('select from second_factors where user_id = $1', [id])
    expect(made.rowCount).toBe(0)
    for (let tries = 1; tries < 5; tries++) await begin(browser, 'not-the-password')
    expect((await begin(browser)).statusCode).toBe(429)
  })

  it('store the secret encrypted and recovery codes as keyed hashes', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const dump = async (table: string) => {
      const { rows } = await identity.database.pool.query(`select * from ${table}`)
      return rows
        .map((row) =>
          Object.values(row)
            .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
            .join(),
        )
        .join()
    }
    expect(await dump('second_factors')).not.toContain(secret)
    expect(await dump('recovery_codes')).not.toContain(recoveryCodes[0]?.replaceAll('-', ''))
  })

  it('reject a wrong code with 422 E4220, a factor that is on with E4221, and visitors with 401', async () => {
    const { browser } = await member()
    expect((await call(browser, '/account/totp/confirm', { code: '123456' })).json().code).toBe('E4220')
    await begin(browser)
    const wrong = await call(browser, '/account/totp/confirm', { code: '12345' })
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { code: '確認コードが正しくありません。' }])
    const on = await enrolled()
    expect((await begin(on.browser)).json().code).toBe('E4221')
    expect((await call(on.browser, '/account/totp/confirm', { code: '123456' })).json().code).toBe('E4221')
    for (const url of ['begin', 'confirm', 'disable'])
      expect((await call(new CookieBrowser(identity.app), `/account/totp/${url}`, {})).statusCode).toBe(401)
  })

  it('reject the code of a replaced secret with 422 E4220, and leave the factor off', async () => {
    const { id, email, browser } = await member()
    const { secret } = (await begin(browser)).json()
    const keys = identity.context.secrets.secondFactors
    const another = createSecondFactorSecret({ userId: id, label: email, keys })
    const { confirmed } = await runWhileMemberLocked(
      identity,
      id,
      (trx) =>
        saveUnconfirmedSecondFactor(trx, {
          userId: id,
          sealedSecret: another.sealedSecret,
          now: identity.now(),
        }),
      async (waitFor) => {
        const confirmed = call(browser, '/account/totp/confirm', { code: code(secret) })
        await waitFor(1)
        return { confirmed }
      },
    )
    expect((await confirmed).json().code).toBe('E4220')
    expect((await call(browser, '/account/totp', undefined, 'GET')).json().enabled).toBe(false)
  })

  it('leave the factor off when the session ended meanwhile, because both change together', async () => {
    const { id, email, browser } = await member()
    const { secret } = (await begin(browser)).json()
    const { confirmed } = await runWhileMemberLocked(
      identity,
      id,
      (trx) => endSessions(trx, { userId: id }, 'revoked', identity.now()),
      async (waitFor) => {
        const confirmed = call(browser, '/account/totp/confirm', { code: code(secret) })
        await waitFor(1)
        return { confirmed }
      },
    )
    expect((await confirmed).json().code).toBe('E4010')
    expect((await logInWith(email)).statusCode).toBe(200)
  })

  it('reject with 429 after five wrong codes', async () => {
    const { browser } = await member()
    await begin(browser)
    for (let i = 0; i < 5; i++) await call(browser, '/account/totp/confirm', { code: '000000' })
    expect((await call(browser, '/account/totp/confirm', { code: '000000' })).statusCode).toBe(429)
  })
})

describe('POST /auth/login with a second factor', () => {
  it('rejects a missing code with 401 E4013 and a wrong one with E4001, and accepts the right one', async () => {
    const { email, secret } = await enrolled()
    identity.advance(30)
    const missing = await logInWith(email)
    expect([missing.statusCode, missing.json()]).toMatchObject([
      401,
      { code: 'E4013', message: '確認コードを入力してください。' },
    ])
    expect(missing.cookies).toEqual([])
    expect((await logInWith(email, '000000')).json().code).toBe('E4001')
    expect((await logInWith(email, code(secret))).statusCode).toBe(200)
  })

  it('reveals nothing about codes while the password is wrong', async () => {
    const { email, secret } = await enrolled()
    identity.advance(30)
    const response = await call(new CookieBrowser(identity.app), '/auth/login', {
      loginId: email,
      password: 'wrong password',
      totpCode: code(secret),
    })
    expect(response.json().code).toBe('E4001')
  })

  it('accepts codes of one step to either side, and no more', async () => {
    const { email, secret } = await enrolled()
    identity.advance(300)
    expect((await logInWith(email, code(secret, 2))).statusCode).toBe(401)
    expect((await logInWith(email, code(secret, -2))).statusCode).toBe(401)
    expect((await logInWith(email, code(secret, -1))).statusCode).toBe(200)
    expect((await logInWith(email, code(secret, 1))).statusCode).toBe(200)
  })

  it('rejects a used code, even the one that switched the factor on', async () => {
    const { email, secret } = await enrolled()
    expect((await logInWith(email, code(secret))).statusCode).toBe(401)
    identity.advance(30)
    expect((await logInWith(email, code(secret))).statusCode).toBe(200)
    expect((await logInWith(email, code(secret))).statusCode).toBe(401)
    expect((await logInWith(email, code(secret, -1))).statusCode).toBe(401)
  })

  it('accepts one of four parallel logins with one code', async () => {
    const { email, secret } = await enrolled()
    identity.advance(30)
    const responses = await Promise.all([1, 2, 3, 4].map(() => logInWith(email, code(secret))))
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await enrolled()
    const [first = '', second = ''] = recoveryCodes
    expect((await logInWith(email, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await logInWith(email, first)).statusCode).toBe(401)
    expect((await logInWith(email, second)).statusCode).toBe(200)
  })

  it('counts wrong codes like wrong passwords', async () => {
    const { email, secret } = await enrolled()
    identity.advance(30)
    for (let i = 0; i < 5; i++) expect((await logInWith(email, '000000')).statusCode).toBe(401)
    expect((await logInWith(email, code(secret))).statusCode).toBe(429)
  })
})

describe('POST /account/totp/recovery-codes', () => {
  const renew = (browser: CookieBrowser, totpCode: string, password = testPassword) =>
    call(browser, '/account/totp/recovery-codes', { password, totpCode })

  it('responds with 200 and ten new codes, and invalidates the old ones', async () => {
    const { browser, email, secret, recoveryCodes } = await enrolled()
    identity.advance(30)
    const response = await renew(browser, code(secret))
    const fresh: string[] = response.json().recoveryCodes
    expect([response.statusCode, new Set([...fresh, ...recoveryCodes]).size]).toEqual([200, 20])
    expect((await logInWith(email, recoveryCodes[0])).statusCode).toBe(401)
    expect((await renew(browser, fresh[0] ?? '')).statusCode).toBe(200)
    expect((await logInWith(email, fresh[1])).statusCode).toBe(401)
  })

  it('rejects a wrong password with 400 E3021 and a wrong or used code with 422 E4220, and leaves the codes valid', async () => {
    const { browser, email, secret, recoveryCodes } = await enrolled()
    expect((await renew(browser, code(secret, 1), 'wrong')).json().code).toBe('E3021')
    for (const used of ['000000', code(secret)]) {
      const refused = await renew(browser, used)
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { code: 'E4220', fields: { totpCode: '確認コードが正しくありません。' } },
      ])
    }
    expect((await logInWith(email, recoveryCodes[0])).statusCode).toBe(200)
    expect((await renew((await member()).browser, '000000')).json().code).toBe('E4220')
  })

  it('rejects visitors with 401, easy-login sessions with 422 E4014, and five wrong codes with 429', async () => {
    expect((await renew(new CookieBrowser(identity.app), '000000')).statusCode).toBe(401)
    const { browser, secret } = await enrolled(['ROLE_CUSTOMER'])
    const { url } = (await call(browser, '/account/easy-login/register', { agreement: true })).json()
    const phone = new CookieBrowser(identity.app)
    await call(phone, '/auth/easy-login', { path: url.split('/').at(-1) })
    expect((await renew(phone, code(secret, 1))).json().code).toBe('E4014')
    const guessed = await enrolled()
    for (let i = 0; i < 5; i++) await renew(guessed.browser, '000000')
    expect((await renew(guessed.browser, code(guessed.secret, 1))).statusCode).toBe(429)
  })
})

describe('POST /account/totp/disable', () => {
  it('switches the factor off by the password, so that logins need no code', async () => {
    const { browser, email } = await enrolled()
    const wrong = await call(browser, '/account/totp/disable', { password: 'wrong' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'E3021'])
    expect((await call(browser, '/account/totp/disable', { password: testPassword })).statusCode).toBe(200)
    expect((await logInWith(email)).statusCode).toBe(200)
    const { rows } = await identity.database.pool.query(
      'select * from recovery_codes c join users u on u.id = c.user_id where u.email = $1',
      [email],
    )
    expect(rows).toEqual([])
  })

  it('rejects an easy-login session with 422 E4014, even with the password', async () => {
    const { browser, secret } = await enrolled(['ROLE_CUSTOMER'])
    const { url } = (await call(browser, '/account/easy-login/register', { agreement: true })).json()
    const phone = new CookieBrowser(identity.app)
    expect((await call(phone, '/auth/easy-login', { path: url.split('/').at(-1) })).statusCode).toBe(200)
    const password = { password: testPassword }
    expect((await call(phone, '/auth/confirm-password', password)).json().code).toBe('E4220')
    const disabled = await call(phone, '/account/totp/disable', password)
    expect([disabled.statusCode, disabled.json().code]).toEqual([422, 'E4014'])
    expect((await call(phone, '/auth/confirm-password', password)).json().code).toBe('E4220')
    identity.advance(30)
    const proven = await call(phone, '/auth/confirm-password', { ...password, totpCode: code(secret) })
    expect(proven.statusCode).toBe(200)
    expect((await call(phone, '/account/totp/disable', password)).statusCode).toBe(200)
  })
})

describe('a role that needs a second factor (TOTP_REQUIRED_ROLES)', () => {
  it('is not bypassed by an easy-login link and the password', async () => {
    const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const { url } = (await call(browser, '/account/easy-login/register', { agreement: true })).json()
    const phone = new CookieBrowser(await identity.startReplica({ totpRequiredRoles: ['ROLE_CUSTOMER'] }))
    expect((await call(phone, '/auth/easy-login', { path: url.split('/').at(-1) })).statusCode).toBe(200)
    // The password is what the session lacks first.
    expect((await call(phone, '/auth/me')).json().secondFactorMissing).toBe(false)
    expect((await call(phone, '/auth/confirm-password', { password: testPassword })).statusCode).toBe(200)
    expect((await call(phone, '/account/export')).json().code).toBe('E4014')
    const { secret } = (await begin(phone)).json()
    expect((await call(phone, '/account/totp/confirm', { code: code(secret) })).statusCode).toBe(200)
    expect((await call(phone, '/account/export')).statusCode).toBe(200)
  })

  it('gives a session of low assurance until it is set up, and keeps it from being switched off', async () => {
    const app = await identity.startReplica({ totpRequiredRoles: ['ROLE_ADMIN'] })
    const admin = await identity.addMember({ roles: ['ROLE_ADMIN'] })
    const browser = new CookieBrowser(app)
    expect((await browser.login(admin.email)).statusCode).toBe(200)
    expect((await call(browser, '/account/totp', undefined, 'GET')).json()).toEqual({
      enabled: false,
      required: true,
      resetAt: null,
      resetCoversPasskeys: false,
    })
    const missing = async () => (await call(browser, '/auth/me')).json().secondFactorMissing
    expect(await missing()).toBe(true)
    expect((await call(browser, '/account/export')).json().code).toBe('E4014')
    // The password alone does not raise the session.
    await call(browser, '/auth/confirm-password', { password: testPassword })
    expect((await call(browser, '/account/export')).json().code).toBe('E4014')
    await call(browser, '/auth/refresh')
    expect((await call(browser, '/account/export')).json().code).toBe('E4014')

    const { secret } = (await begin(browser)).json()
    expect((await call(browser, '/account/totp/confirm', { code: code(secret) })).statusCode).toBe(200)
    expect([await missing(), (await call(browser, '/account/export')).statusCode]).toEqual([false, 200])
    const off = await call(browser, '/account/totp/disable', { password: testPassword })
    expect([off.statusCode, off.json().code]).toEqual([422, 'E4222'])
    identity.advance(30)
    const next = new CookieBrowser(app)
    expect((await logInWith(admin.email, code(secret), next)).statusCode).toBe(200)
    expect((await call(next, '/account/export')).statusCode).toBe(200)
  })
})

describe('a replaced TOKEN_KEY_SECRET', () => {
  it('leaves codes of apps and recovery codes valid, even after the old secret was removed', async () => {
    const { id, secret, recoveryCodes } = await enrolled()
    const { db } = identity.database
    const fresh = 'e'.repeat(64)
    const keysOf = (setting: string) => deriveSecrets(setting).secondFactors
    const both = keysOf(`${fresh},${testSettings.TOKEN_KEY_SECRET}`)
    const spend = (typed: string | undefined, keys = keysOf(fresh)) =>
      redeemSecondFactorCode(db, { userId: id, typed: typed ?? '', keys, now: identity.now() })

    expect(await spend(recoveryCodes[0], both)).toBe(true)
    expect(await resealFactors(db, both)).toBeGreaterThan(0)
    expect(await resealFactors(db, both)).toBe(0)
    expect(await spend(code(secret, 1))).toBe(true)
    expect(await spend(recoveryCodes[1])).toBe(true)
    expect(await spend(recoveryCodes[1])).toBe(false)
  })
})
