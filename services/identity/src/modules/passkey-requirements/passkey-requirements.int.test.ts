import { randomUUID } from 'node:crypto'
import { addDays, getJstDay, startOfJstDay } from '@hibiki/calendar'
import type { Role } from '@hibiki/http'
import { startWhileLocked } from '@hibiki/test-harness'
import { decodeJwt } from 'jose'
import { generateSync } from 'otplib'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  acceptablePassword,
  createRegistrationBody,
  findMailedPath,
  requestRegistrationPath,
} from '../../testing/registration.ts'
import { addPasskey, SoftwarePasskey } from '../../testing/software-passkey.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  type TestMemberOptions,
  testPassword,
} from '../../testing/test-identity.ts'
import { eraseAccountNow, listAuditActions } from '../../testing/test-members.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { performDueResets } from '../second-factor/perform-due-resets.ts'
import { RESET_DELAY_MS } from '../second-factor/second-factor-reset.rules.ts'
import { enforceRequirements, notifyOfRequirements } from './enforce-requirements.ts'
import { liftRequirementCommand } from './lift-requirement-command.ts'
import { lockRequirement } from './passkey-requirements.sql.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
const { pool } = identity.database

const post = (browser: CookieBrowser, url: string, payload: object = {}) =>
  browser.call('POST', url, { payload })
const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
]
const claimsOf = (browser: CookieBrowser) => decodeJwt(browser.accessToken ?? '')
const today = () => getJstDay(identity.now())

async function logInMember(options: TestMemberOptions = { roles: ['ROLE_CUSTOMER'] }) {
  const member = await identity.addMember(options)
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  return { ...member, browser }
}
async function logInMemberWithPasskey(options?: TestMemberOptions) {
  const [member, passkey] = [await logInMember(options), new SoftwarePasskey()]
  expect((await addPasskey(member.browser, passkey)).statusCode).toBe(200)
  return { ...member, passkey }
}
async function logInBy(passkey: SoftwarePasskey) {
  const browser = new CookieBrowser(identity.app)
  const options = (await post(browser, '/auth/passkey/begin')).json()
  const response = await post(browser, '/auth/passkey', passkey.sign(options))
  return { browser, response }
}
async function createPasskey(browser: CookieBrowser, passkey = new SoftwarePasskey()) {
  const begun = await post(browser, '/account/passkeys/begin')
  const response = await post(browser, '/account/passkeys/add', passkey.create(begun.json()))
  return { passkey, response }
}

/** An administrator with a passkey, who is logged in by it whenever a test has moved the clock. */
const admin = await logInMemberWithPasskey({ roles: ['ROLE_ADMIN'] })
async function adminBrowser() {
  return (await logInBy(admin.passkey)).browser
}
async function requirePasskeys(role: Role, firstDay = today(), browser?: CookieBrowser) {
  const by = browser ?? (await adminBrowser())
  return by.call('PUT', `/admin/passkey-requirements/${role}`, { payload: { firstDay } })
}
const liftRequirement = async (role: Role) =>
  (await adminBrowser()).call('DELETE', `/admin/passkey-requirements/${role}`)
afterEach(() => pool.query('delete from passkey_requirements'))

const bindToRoom = (userId: string) =>
  pool.query('update sessions set room_device = $1 where user_id = $2 and ended_at is null', [
    randomUUID(),
    userId,
  ])
const passwordChange = {
  currentPassword: testPassword,
  newPassword: acceptablePassword,
  newVerifyPassword: acceptablePassword,
}

const auditOfRequirements = async () =>
  (
    await pool.query(`select action, actor_id as "actorId", detail from audit_log
      where action like 'passkey-requirement%' order by at`)
  ).rows
const mailsTo = async (email: string) =>
  (await listWaitingMails(identity.database)).filter(
    ({ to, template }) => to === email && template === 'passkey-required',
  )

describe('/admin/passkey-requirements', () => {
  it('lists every role with its accounts and how many of them have a passkey', async () => {
    const browser = await adminBrowser()
    const rows = (await browser.call('GET', '/admin/passkey-requirements')).json()
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([
      'ROLE_ADMIN',
      'ROLE_PERSON_IN_CHARGE',
      'ROLE_CUSTOMER',
      'ROLE_GENERAL',
      'ROLE_ENTERPRISE',
    ])
    expect(rows[0]).toEqual({
      id: 'ROLE_ADMIN',
      firstDay: null,
      setBy: null,
      setAt: null,
      accounts: 1,
      accountsWithPasskey: 1,
    })
  })

  it('sets, moves and lifts a requirement, each with the days before and after in the audit log', async () => {
    const [first, later] = [addDays(today(), 10), addDays(today(), 20)]
    const set = await requirePasskeys('ROLE_PERSON_IN_CHARGE', first)
    expect(set.json()).toMatchObject({
      id: 'ROLE_PERSON_IN_CHARGE',
      firstDay: first,
      setBy: { id: admin.id },
      setAt: identity.now().toISOString(),
    })
    await requirePasskeys('ROLE_PERSON_IN_CHARGE', later)
    await requirePasskeys('ROLE_PERSON_IN_CHARGE', later)
    expect((await liftRequirement('ROLE_PERSON_IN_CHARGE')).statusCode).toBe(200)
    expect(outcome(await liftRequirement('ROLE_PERSON_IN_CHARGE'))).toEqual([404, 'E4040'])
    const toDetail = (before: string | null, after: string | null) => ({
      role: 'ROLE_PERSON_IN_CHARGE',
      before,
      after,
    })
    expect(await auditOfRequirements()).toEqual([
      { action: 'passkey-requirement-set', actorId: admin.id, detail: toDetail(null, first) },
      { action: 'passkey-requirement-set', actorId: admin.id, detail: toDetail(first, later) },
      { action: 'passkey-requirement-lifted', actorId: admin.id, detail: toDetail(later, null) },
    ])
  })

  it.each([
    ['yesterday', -1],
    ['a day too far ahead', 181],
  ])('rejects %s with 400', async (_what, count) => {
    const response = await requirePasskeys('ROLE_CUSTOMER', addDays(today(), count))
    expect(response.json()).toMatchObject({ code: 'E3001', fields: { firstDay: expect.any(String) } })
  })

  it('rejects a role that does not exist with 404', async () => {
    expect(outcome(await requirePasskeys('ROLE_NOBODY' as Role))).toEqual([404, 'E4040'])
  })

  it('rejects a requirement for administrators by one who has no passkey', async () => {
    const other = await logInMember({ roles: ['ROLE_ADMIN'] })
    expect(outcome(await requirePasskeys('ROLE_ADMIN', today(), other.browser))).toEqual([409, 'E4230'])
    expect((await requirePasskeys('ROLE_CUSTOMER', today(), other.browser)).statusCode).toBe(200)
  })

  it('needs a session of full assurance', async () => {
    const browser = await adminBrowser()
    await post(browser, '/auth/lower-assurance')
    expect(outcome(await requirePasskeys('ROLE_CUSTOMER', today(), browser))).toEqual([422, 'E4014'])
  })
})

describe('a login of a role that must use a passkey', () => {
  it('is as before until the first day', async () => {
    await requirePasskeys('ROLE_CUSTOMER', addDays(today(), 1))
    const { browser } = await logInMember()
    expect(claimsOf(browser)).toMatchObject({ assurance: 'full' })
    expect((await browser.call('GET', '/account/passkey-requirement')).json()).toEqual({
      firstDay: addDays(today(), 1),
    })
  })

  it('is as before for other roles', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInMember({ roles: ['ROLE_GENERAL'] })
    expect(claimsOf(browser)).toMatchObject({ assurance: 'full' })
    expect((await browser.call('GET', '/account/passkey-requirement')).json()).toEqual({ firstDay: null })
  })

  it('is rejected by password when the member has a passkey, which opens a full session', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    const browser = new CookieBrowser(identity.app)
    expect(outcome(await browser.login(member.email))).toEqual([422, 'E4229'])
    expect(outcome(await browser.login(member.email, 'wrong password'))).toEqual([401, 'E4001'])
    expect(browser.accessToken).toBeUndefined()
    const { browser: here } = await logInBy(member.passkey)
    expect(claimsOf(here)).toMatchObject({ sub: member.id, assurance: 'full' })
  })

  it('is rejected after password and code, too', async () => {
    const member = await logInMemberWithPasskey()
    const { secret } = (await post(member.browser, '/account/totp/begin', { password: testPassword })).json()
    const code = () => generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
    expect((await post(member.browser, '/account/totp/confirm', { code: code() })).statusCode).toBe(200)
    await requirePasskeys('ROLE_CUSTOMER')
    identity.advance(60)
    const browser = new CookieBrowser(identity.app)
    const credentials = { loginId: member.email, password: testPassword }
    const response = await post(browser, '/auth/login', { ...credentials, totpCode: code() })
    expect(outcome(response)).toEqual([422, 'E4229'])
  })

  it('uses up no recovery code when it is rejected, and leaves an entry in the audit log', async () => {
    const member = await logInMemberWithPasskey()
    const { secret } = (await post(member.browser, '/account/totp/begin', { password: testPassword })).json()
    const totp = generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
    const confirmed = await post(member.browser, '/account/totp/confirm', { code: totp })
    const [totpCode] = confirmed.json().recoveryCodes
    await requirePasskeys('ROLE_CUSTOMER')
    const browser = new CookieBrowser(identity.app)
    const credentials = { loginId: member.email, password: testPassword, totpCode }
    expect(outcome(await post(browser, '/auth/login', credentials))).toEqual([422, 'E4229'])
    const { browser: here } = await logInBy(member.passkey)
    await post(here, '/auth/lower-assurance')
    const confirmation = { password: testPassword, totpCode }
    expect(outcome(await post(here, '/auth/confirm-password', confirmation))).toEqual([422, 'E4229'])
    const codes = await pool.query('select from recovery_codes where user_id = $1', [member.id])
    expect(codes.rowCount).toBe(10)
    const { rows } = await pool.query(
      `select action, actor_id as "actorId", detail from audit_log
       where subject_id = $1 and action like '%-refused' order by at`,
      [member.id],
    )
    const reason = 'passkey-required'
    expect(rows).toEqual([
      { action: 'login-refused', actorId: null, detail: { by: 'password', reason } },
      { action: 'password-refused', actorId: member.id, detail: { field: 'password', reason } },
    ])
  })

  it('opens a session that can only create a passkey, and is full afterwards', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser, id } = await logInMember()
    expect(claimsOf(browser)).toMatchObject({ assurance: 'low', passkeyMissing: true })
    expect((await browser.call('GET', '/auth/me')).json()).toMatchObject({ passkeyMissing: true })
    for (const [method, url] of [
      ['GET', '/account/passkeys'],
      ['GET', '/account/sessions'],
      ['POST', '/auth/lower-assurance'],
    ] as const)
      expect(outcome(await browser.call(method, url))).toEqual([422, 'E4014'])
    expect(outcome(await post(browser, '/auth/confirm-password', { password: testPassword }))).toEqual([
      422,
      'E4014',
    ])
    const { sid: before } = claimsOf(browser)
    const { response, passkey } = await createPasskey(browser)
    expect(response.statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ sub: id, assurance: 'full' })
    expect(claimsOf(browser).passkeyMissing).toBeUndefined()
    expect(claimsOf(browser).sid).not.toBe(before)
    expect((await browser.call('GET', '/auth/me')).json()).toMatchObject({ passkeyMissing: false })
    expect((await browser.call('GET', '/account/passkeys')).json()).toHaveLength(1)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)
    expect((await logInBy(passkey)).response.statusCode).toBe(200)
  })

  it('creates one passkey, however many sessions try, and ends the others', async () => {
    await requirePasskeys('ROLE_ENTERPRISE')
    const member = await logInMember({ roles: ['ROLE_ENTERPRISE'] })
    const browsers = [member.browser, new CookieBrowser(identity.app), new CookieBrowser(identity.app)]
    for (const browser of browsers.slice(1)) await browser.login(member.email)
    const [first, second, idle] = browsers as [CookieBrowser, CookieBrowser, CookieBrowser]
    const bodies: object[] = []
    for (const browser of [first, second])
      bodies.push(new SoftwarePasskey().create((await post(browser, '/account/passkeys/begin')).json()))
    const both = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, member.id),
      () => post(first, '/account/passkeys/add', bodies[0]),
      () => post(second, '/account/passkeys/add', bodies[1]),
    )
    expect(both.map(outcome).sort()).toEqual([
      [200, undefined],
      [401, 'E4010'],
    ])
    expect(outcome(await post(idle, '/account/passkeys/begin'))).toEqual([401, 'E4010'])
    const { rowCount } = await pool.query('select from passkeys where user_id = $1', [member.id])
    expect(rowCount).toBe(1)
  })

  it('creates none beside a passkey that the member has got meanwhile', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser, id } = await logInMember()
    const begun = (await post(browser, '/account/passkeys/begin')).json()
    await pool.query(
      `insert into passkeys (user_id, credential_id, public_key, sign_count, device, created_at)
       values ($1, $2, '', 0, '', now())`,
      [id, randomUUID()],
    )
    const added = await post(browser, '/account/passkeys/add', new SoftwarePasskey().create(begun))
    expect(outcome(added)).toEqual([422, 'E4229'])
    expect(outcome(await post(browser, '/account/passkeys/begin'))).toEqual([422, 'E4229'])
  })

  it('leaves thirty minutes to create a passkey, which a refresh does not extend', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInMember()
    identity.advance(29 * 60)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ passkeyMissing: true })
    identity.advance(60)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(401)
    expect(outcome(await post(browser, '/account/passkeys/begin'))).toEqual([401, 'E4010'])
  })

  it('asks an ordinary session for the password before it creates a passkey', async () => {
    const { browser } = await logInMember()
    const response = await post(browser, '/account/passkeys/begin')
    expect(response.json()).toMatchObject({ code: 'E3001', fields: { password: expect.any(String) } })
  })

  it('can create a passkey although the role needs a second factor, for which it stands', async () => {
    const app = await identity.startReplica({ totpRequiredRoles: ['ROLE_CUSTOMER'] })
    await requirePasskeys('ROLE_CUSTOMER')
    const { email } = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
    const browser = new CookieBrowser(app)
    await browser.login(email)
    expect((await browser.call('GET', '/auth/me')).json()).toMatchObject({
      passkeyMissing: true,
      secondFactorMissing: false,
    })
    await createPasskey(browser)
    expect(claimsOf(browser)).toMatchObject({ assurance: 'full' })
  })

  it('is rejected by an easy-login link, whether there is a passkey or not', async () => {
    for (const member of [await logInMember(), await logInMemberWithPasskey()]) {
      const issued = (await post(member.browser, '/account/easy-login/register', { agreement: true })).json()
      await requirePasskeys('ROLE_CUSTOMER')
      const phone = new CookieBrowser(identity.app)
      const path = issued.url.split('/').at(-1)
      await post(phone, '/auth/easy-login/device')
      expect(outcome(await post(phone, '/auth/easy-login', { path }))).toEqual([422, 'E4229'])
      await pool.query('delete from passkey_requirements')
      expect((await post(phone, '/auth/easy-login', { path })).statusCode).toBe(200)
    }
  })

  it('leads from a registration to a passkey', async () => {
    await requirePasskeys('ROLE_GENERAL')
    const email = `${randomUUID()}@example.jp`
    const path = await requestRegistrationPath(identity, email)
    const browser = new CookieBrowser(identity.app)
    const body = createRegistrationBody(email, `reg${Date.now()}`, { path })
    expect((await post(browser, '/account/register/general', body)).statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ passkeyMissing: true })
    expect((await createPasskey(browser)).response.statusCode).toBe(200)
  })

  it('leads from the invitation of an administrator to a passkey', async () => {
    await requirePasskeys('ROLE_ADMIN')
    const email = `${randomUUID()}@example.jp`
    const { url } = (await post(await adminBrowser(), '/admin/invitations', { email })).json()
    const invite = new URL(url).searchParams.get('invite')
    const browser = new CookieBrowser(identity.app)
    const account = { username: 'invitedadmin', email, password: acceptablePassword, invite }
    const body = { ...account, verifyPassword: acceptablePassword }
    expect((await post(browser, '/account/register-agency-admin', body)).statusCode).toBe(200)
    expect(outcome(await browser.call('GET', '/admin/dashboard'))).toEqual([422, 'E4014'])
    await createPasskey(browser)
    expect((await browser.call('GET', '/admin/dashboard')).statusCode).toBe(200)
  })

  it('leads from a reset of the password to a passkey, and opens nothing to one who has a passkey', async () => {
    await requirePasskeys('ROLE_CUSTOMER', addDays(today(), 1))
    const members = [await logInMember(), await logInMemberWithPasskey()]
    const codes: unknown[] = []
    for (const { email } of members) {
      await post(
        new CookieBrowser(identity.app),
        `/account/forgot-password/issue-confirm-mail?email=${email}`,
      )
      const path = await findMailedPath(identity, email, 'password-reset')
      await requirePasskeys('ROLE_CUSTOMER')
      const browser = new CookieBrowser(identity.app)
      const password = acceptablePassword
      const body = { path, password, verifyPassword: password }
      const reset = await post(browser, '/account/forgot-password/reset', body)
      expect(reset.statusCode).toBe(200)
      expect(browser.accessToken).toBeUndefined()
      const response = await browser.login(email, password)
      codes.push(response.json().code ?? claimsOf(browser).passkeyMissing)
    }
    expect(codes).toEqual([true, 'E4229'])
  })

  it('keeps what a session was opened by when the password or the address changes', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInBy(member.passkey)
    expect((await post(browser, '/account/change-password', passwordChange)).statusCode).toBe(200)
    const email = `${randomUUID()}@example.jp`
    await post(browser, '/account/change-email', { password: acceptablePassword, email })
    const path = await findMailedPath(identity, email, 'email-change-confirm')
    expect((await post(browser, `/account/confirm-email-change?path=${path}`)).statusCode).toBe(200)
    const { rows } = await pool.query(
      'select opened_by from sessions where user_id = $1 and ended_at is null',
      [member.id],
    )
    expect(rows).toEqual([{ opened_by: 'passkey' }])
    await enforceRequirements(identity.context)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)
  })

  it('gives no session to a browser that may only create a passkey and confirms a new address', async () => {
    const { browser, id } = await logInMember()
    const email = `${randomUUID()}@example.jp`
    await post(browser, '/account/change-email', { password: testPassword, email })
    const path = await findMailedPath(identity, email, 'email-change-confirm')
    await requirePasskeys('ROLE_CUSTOMER')
    const enrolling = new CookieBrowser(identity.app)
    const [{ rows }] = [await pool.query('select email from users where id = $1', [id])]
    await enrolling.login(rows[0].email)
    expect((await post(enrolling, `/account/confirm-email-change?path=${path}`)).statusCode).toBe(200)
    expect((await enrolling.call('GET', '/auth/me')).statusCode).toBe(401)
  })

  it('does not raise a session of low assurance by the password, but by a passkey', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInBy(member.passkey)
    await post(browser, '/auth/lower-assurance')
    expect(outcome(await post(browser, '/auth/confirm-password', { password: testPassword }))).toEqual([
      422,
      'E4229',
    ])
    const options = (await post(browser, '/auth/passkey/begin')).json()
    expect((await post(browser, '/auth/confirm-passkey', member.passkey.sign(options))).statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ assurance: 'full' })
  })

  it('pairs a device as before, whose session the password does not raise', async () => {
    const hotel = await logInMemberWithPasskey({ roles: ['ROLE_ENTERPRISE'] })
    const tablet = new CookieBrowser(identity.app)
    const { code, secret } = (await post(tablet, '/auth/device-pairing')).json()
    await post(hotel.browser, '/account/device-pairing/approve', { code, sectionId: randomUUID() })
    await requirePasskeys('ROLE_ENTERPRISE')
    expect((await post(tablet, '/auth/device-pairing/redeem', { secret })).statusCode).toBe(200)
    expect(claimsOf(tablet)).toMatchObject({ sub: hotel.id, assurance: 'low' })
    expect(outcome(await post(tablet, '/auth/confirm-password', { password: testPassword }))).toEqual([
      422,
      'E4229',
    ])
    await enforceRequirements(identity.context)
    expect((await post(tablet, '/auth/refresh')).statusCode).toBe(200)
  })

  it('applies to an account that gets the role later at its next login', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    await enforceRequirements(identity.context)
    const member = await logInMember({ roles: ['ROLE_GENERAL'] })
    await pool.query("update user_roles set role = 'ROLE_CUSTOMER' where user_id = $1", [member.id])
    await enforceRequirements(identity.context)
    expect((await post(member.browser, '/auth/refresh')).statusCode).toBe(200)
    expect((await member.browser.call('GET', '/auth/me')).statusCode).toBe(200)
    await member.browser.login(member.email)
    expect(claimsOf(member.browser)).toMatchObject({ passkeyMissing: true })
  })
})

describe('the last passkey', () => {
  it('cannot be removed while the role must use one', async () => {
    const member = await logInMemberWithPasskey()
    const list = async () => (await member.browser.call('GET', '/account/passkeys')).json()
    const remove = async () => post(member.browser, '/account/passkeys/remove', { id: (await list())[0].id })
    expect((await addPasskey(member.browser, new SoftwarePasskey())).statusCode).toBe(200)
    await requirePasskeys('ROLE_CUSTOMER')
    expect((await remove()).statusCode).toBe(200)
    expect(outcome(await remove())).toEqual([409, 'E4231'])
    expect(await list()).toHaveLength(1)
    await liftRequirement('ROLE_CUSTOMER')
    expect((await remove()).statusCode).toBe(200)
  })
})

describe('a passkey of a role that must use one', () => {
  it('is not removed in a session of low assurance', async () => {
    const member = await logInMemberWithPasskey()
    expect((await addPasskey(member.browser, new SoftwarePasskey())).statusCode).toBe(200)
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInBy(member.passkey)
    const [{ id }] = (await browser.call('GET', '/account/passkeys')).json()
    await post(browser, '/auth/lower-assurance')
    expect(outcome(await post(browser, '/account/passkeys/remove', { id }))).toEqual([422, 'E4014'])
    expect((await browser.call('GET', '/account/passkeys')).json()).toHaveLength(2)
  })
})

describe('the first day', () => {
  it('ends the sessions of the role that were opened without a passkey, once, with two replicas at work', async () => {
    const firstDay = addDays(today(), 1)
    await requirePasskeys('ROLE_CUSTOMER', firstDay)
    identity.advance((startOfJstDay(firstDay).getTime() - identity.now().getTime()) / 1000 - 1)
    const [password, passkey] = [await logInMember(), await logInMemberWithPasskey()]
    const other = await logInMember({ roles: ['ROLE_GENERAL'] })
    const { browser } = await logInBy(passkey.passkey)
    await enforceRequirements(identity.context)
    expect((await password.browser.call('GET', '/auth/me')).statusCode).toBe(200)
    identity.advance(1)
    await Promise.all([enforceRequirements(identity.context), enforceRequirements(identity.context)])
    expect(outcome(await password.browser.call('GET', '/auth/me'))).toEqual([401, 'E4010'])
    expect((await browser.call('GET', '/auth/me')).statusCode).toBe(200)
    expect((await other.browser.call('GET', '/auth/me')).statusCode).toBe(200)
    const { rows } = await pool.query(
      `select payload->>'reason' as reason from outbox
       where subject = 'identity.session-ended.v1' and payload->>'userId' = $1`,
      [password.id],
    )
    expect(rows).toEqual([{ reason: 'revoked' }])
    const { rows: requirements } = await pool.query('select enforced_at from passkey_requirements')
    expect(requirements).toEqual([{ enforced_at: identity.now() }])
  })

  it('lowers what a password had opened on the device of a room, which plays on', async () => {
    const hotel = await logInMember({ roles: ['ROLE_ENTERPRISE'] })
    const tablet = new CookieBrowser(identity.app)
    const { code, secret } = (await post(tablet, '/auth/device-pairing')).json()
    await post(hotel.browser, '/account/device-pairing/approve', { code, sectionId: randomUUID() })
    await post(tablet, '/auth/device-pairing/redeem', { secret })
    await post(tablet, '/auth/confirm-password', { password: testPassword })
    expect(claimsOf(tablet)).toMatchObject({ assurance: 'full' })
    await requirePasskeys('ROLE_ENTERPRISE')
    await enforceRequirements(identity.context)
    expect(outcome(await tablet.call('GET', '/account/sessions'))).toEqual([200, undefined])
    expect(outcome(await post(tablet, '/account/export'))).toEqual([422, 'E4014'])
    expect((await post(tablet, '/auth/refresh')).statusCode).toBe(200)
    expect(claimsOf(tablet)).toMatchObject({ assurance: 'low' })
  })

  it.each([
    ['an earlier release', null],
    ['a password', 'password'],
  ])(
    'spares a session that %s opened and that plays in a room, lowered, and no other',
    async (_what, openedBy) => {
      const [room, desk] = [
        await logInMember({ roles: ['ROLE_ENTERPRISE'] }),
        await logInMember({ roles: ['ROLE_ENTERPRISE'] }),
      ]
      await pool.query('update sessions set opened_by = $2 where user_id = any($1)', [
        [room.id, desk.id],
        openedBy,
      ])
      await bindToRoom(room.id)
      await requirePasskeys('ROLE_ENTERPRISE')
      await enforceRequirements(identity.context)
      expect((await room.browser.call('GET', '/auth/me')).statusCode).toBe(200)
      expect(outcome(await post(room.browser, '/account/export'))).toEqual([422, 'E4014'])
      expect((await post(room.browser, '/auth/refresh')).statusCode).toBe(200)
      expect(claimsOf(room.browser)).toMatchObject({ assurance: 'low' })
      expect((await desk.browser.call('GET', '/auth/me')).statusCode).toBe(401)
    },
  )

  it('leaves full assurance to a session that a passkey opened in a room', async () => {
    const hotel = await logInMemberWithPasskey({ roles: ['ROLE_ENTERPRISE'] })
    const { browser } = await logInBy(hotel.passkey)
    await bindToRoom(hotel.id)
    await requirePasskeys('ROLE_ENTERPRISE')
    await enforceRequirements(identity.context)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ assurance: 'full' })
  })

  it('spares a room whose session goes on after a change of the password', async () => {
    const { browser, id } = await logInMember({ roles: ['ROLE_ENTERPRISE'] })
    await bindToRoom(id)
    expect((await post(browser, '/account/change-password', passwordChange)).statusCode).toBe(200)
    await requirePasskeys('ROLE_ENTERPRISE')
    await enforceRequirements(identity.context)
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(200)
    expect(claimsOf(browser)).toMatchObject({ assurance: 'low' })
  })

  it('ends at its refresh what a replica of an earlier release has opened since, but in a room', async () => {
    await requirePasskeys('ROLE_ENTERPRISE')
    await enforceRequirements(identity.context)
    const [room, desk] = [
      await logInMember({ roles: ['ROLE_GENERAL'] }),
      await logInMember({ roles: ['ROLE_GENERAL'] }),
    ]
    const ids = [room.id, desk.id]
    await pool.query("update user_roles set role = 'ROLE_ENTERPRISE' where user_id = any($1)", [ids])
    await pool.query('update sessions set opened_by = null where user_id = any($1)', [ids])
    await bindToRoom(room.id)
    expect((await post(room.browser, '/auth/refresh')).statusCode).toBe(200)
    expect((await post(desk.browser, '/auth/refresh')).statusCode).toBe(401)
    expect((await desk.browser.call('GET', '/auth/me')).statusCode).toBe(401)
  })

  describe.each([
    ['ends the sessions first', true],
    ['comes second', false],
  ])('when it %s', (_what, isDayFirst) => {
    async function meet(act: () => Promise<unknown>) {
      const enforce = async (): Promise<unknown> => enforceRequirements(identity.context)
      await startWhileLocked(
        identity.database,
        (trx) => lockRequirement(trx, 'ROLE_CUSTOMER'),
        isDayFirst ? enforce : act,
        isDayFirst ? act : enforce,
      )
    }
    const countSessions = async (id: string) =>
      (await pool.query('select from sessions where user_id = $1 and ended_at is null', [id])).rowCount

    it('leaves no session behind to a change of the password', async () => {
      const { browser, id } = await logInMember()
      await requirePasskeys('ROLE_CUSTOMER')
      await meet(() => post(browser, '/account/change-password', passwordChange))
      expect(await countSessions(id)).toBe(0)
    })

    it('leaves no session behind to a change of the address', async () => {
      const { browser, id } = await logInMember()
      const email = `${randomUUID()}@example.jp`
      await post(browser, '/account/change-email', { password: testPassword, email })
      const path = await findMailedPath(identity, email, 'email-change-confirm')
      await requirePasskeys('ROLE_CUSTOMER')
      await meet(() => post(browser, `/account/confirm-email-change?path=${path}`))
      expect(await countSessions(id)).toBe(0)
      const { rows } = await pool.query('select email from users where id = $1', [id])
      expect(rows).toEqual([{ email }])
    })
  })

  it('lowers a device of a room, too, that a password raises at the last moment', async () => {
    const firstDay = addDays(today(), 1)
    await requirePasskeys('ROLE_CUSTOMER', firstDay)
    identity.advance((startOfJstDay(firstDay).getTime() - identity.now().getTime()) / 1000 - 1)
    const { browser, id } = await logInMember()
    await pool.query("update sessions set opened_by = 'pairing', assurance = 'low' where user_id = $1", [id])
    const [raised] = await startWhileLocked(
      identity.database,
      (trx) => lockRequirement(trx, 'ROLE_CUSTOMER'),
      () => post(browser, '/auth/confirm-password', { password: testPassword }),
      () => {
        identity.advance(1)
        return enforceRequirements(identity.context)
      },
    )
    expect(raised.statusCode).toBe(200)
    await enforceRequirements(identity.context)
    const { rows } = await pool.query('select assurance from sessions where user_id = $1', [id])
    expect(rows).toEqual([{ assurance: 'low' }])
  })

  it('refuses to refresh an older session before the job has come to it', async () => {
    const { browser } = await logInMember()
    await requirePasskeys('ROLE_CUSTOMER')
    expect((await post(browser, '/auth/refresh')).statusCode).toBe(401)
    expect((await browser.call('GET', '/auth/me')).statusCode).toBe(401)
  })

  it('leaves a session alone that is about to create a passkey', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { browser } = await logInMember()
    await enforceRequirements(identity.context)
    expect((await createPasskey(browser)).response.statusCode).toBe(200)
  })

  it('ends sessions again when it was moved and has come anew', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    await enforceRequirements(identity.context)
    await requirePasskeys('ROLE_CUSTOMER', addDays(today(), 1))
    const { browser } = await logInMember()
    identity.advance(24 * 3600)
    await enforceRequirements(identity.context)
    expect((await browser.call('GET', '/auth/me')).statusCode).toBe(401)
  })
})

describe('the notice', () => {
  it('tells members without a passkey once, from seven days before on, in their language', async () => {
    const [member, english, ready] = [
      await logInMember(),
      await logInMember(),
      await logInMemberWithPasskey(),
    ]
    await pool.query("update users set language = 'en' where id = $1", [english.id])
    const firstDay = addDays(today(), 8)
    await requirePasskeys('ROLE_CUSTOMER', firstDay)
    await notifyOfRequirements(identity.context)
    expect(await mailsTo(member.email)).toEqual([])
    identity.advance(24 * 3600)
    await Promise.all([notifyOfRequirements(identity.context), notifyOfRequirements(identity.context)])
    identity.advance(24 * 3600)
    await notifyOfRequirements(identity.context)
    const [mail, ...more] = await mailsTo(member.email)
    expect(more).toEqual([])
    const [year, month, day] = firstDay.split('-').map(Number)
    expect(mail?.text).toContain(`${year}年${month}月${day}日から`)
    expect(mail?.text).toContain('https://hibiki.test/mypage/settings')
    expect((await mailsTo(english.email)).map(({ subject }) => subject)).toEqual([
      '【Hibiki】Please create a passkey',
    ])
    expect(await mailsTo(ready.email)).toEqual([])
  })

  it('is sent at once when the day is nearer, and again for a day that was moved', async () => {
    const { email } = await logInMember()
    await requirePasskeys('ROLE_CUSTOMER')
    await notifyOfRequirements(identity.context)
    expect(await mailsTo(email)).toHaveLength(1)
    await requirePasskeys('ROLE_CUSTOMER', addDays(today(), 3))
    await notifyOfRequirements(identity.context)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('is forgotten when its day is over, and with the member', async () => {
    const [member, erased] = [await logInMember(), await logInMember()]
    const noticesOf = async (id: string) =>
      (await pool.query('select from passkey_requirement_notices where user_id = $1', [id])).rowCount
    await requirePasskeys('ROLE_CUSTOMER', addDays(today(), 1))
    await notifyOfRequirements(identity.context)
    expect([await noticesOf(member.id), await noticesOf(erased.id)]).toEqual([1, 1])
    const copy = await identity.context.personalData.read(member.id)
    expect(copy.passkeyRequirementNotices).toHaveLength(1)
    await eraseAccountNow(identity, erased.id)
    expect(await noticesOf(erased.id)).toBe(0)
    identity.advance(2 * 24 * 3600)
    await notifyOfRequirements(identity.context)
    expect(await noticesOf(member.id)).toBe(0)
  })
})

describe('the recovery', () => {
  it('leads a member who lost all passkeys through a reset by an administrator to a new one', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    const reset = await post(await adminBrowser(), `/admin/members/${member.id}/reset-second-factor`, {
      identityCheck: 'Rückruf unter der Nummer im Vertrag',
    })
    expect(reset.json()).toEqual({ effectiveAt: expect.any(String) })
    identity.advance(RESET_DELAY_MS / 1000)
    await performDueResets(identity.context)
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    expect(claimsOf(browser)).toMatchObject({ passkeyMissing: true })
    expect((await createPasskey(browser)).response.statusCode).toBe(200)
    expect((await logInBy(member.passkey)).response.json()).toMatchObject({ code: 'E4227' })
  })

  const identityCheck = 'Rückruf unter der Nummer im Vertrag'
  const askForReset = async (id: string) =>
    post(await adminBrowser(), `/admin/members/${id}/reset-second-factor`, { identityCheck })
  async function enrol(browser: CookieBrowser) {
    const { secret } = (await post(browser, '/account/totp/begin', { password: testPassword })).json()
    const code = generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
    expect((await post(browser, '/account/totp/confirm', { code })).statusCode).toBe(200)
  }
  const resetMailTo = async (email: string) =>
    (await listWaitingMails(identity.database)).find(
      ({ to, template }) => to === email && template === 'second-factor-reset',
    )

  it('is not stopped by who created a passkey with a stolen password', async () => {
    await requirePasskeys('ROLE_CUSTOMER')
    const { id, email, browser: thief } = await logInMember()
    const { passkey } = await createPasskey(thief)
    expect(outcome(await new CookieBrowser(identity.app).login(email))).toEqual([422, 'E4229'])
    await askForReset(id)
    expect((await thief.call('GET', '/account/totp')).json()).toMatchObject({ resetCoversPasskeys: true })
    expect(outcome(await post(thief, '/account/totp/object-to-reset'))).toEqual([403, 'E4030'])
    await enrol(thief)
    expect((await post(thief, '/account/totp/disable', { password: testPassword })).statusCode).toBe(200)
    identity.advance(RESET_DELAY_MS / 1000)
    await performDueResets(identity.context)
    expect((await thief.call('GET', '/auth/me')).statusCode).toBe(401)
    expect((await logInBy(passkey)).response.json()).toMatchObject({ code: 'E4227' })
    const owner = new CookieBrowser(identity.app)
    await owner.login(email)
    expect((await createPasskey(owner)).response.statusCode).toBe(200)
  })

  it('is stopped by the link of its mail', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    await askForReset(member.id)
    const path = await findMailedPath(identity, member.email, 'second-factor-reset-requested')
    const anyone = new CookieBrowser(identity.app)
    const objection = await post(anyone, `/account/object-to-second-factor-reset?path=${path}`)
    expect(objection.statusCode).toBe(200)
    identity.advance(RESET_DELAY_MS / 1000)
    await performDueResets(identity.context)
    expect((await logInBy(member.passkey)).response.statusCode).toBe(200)
  })

  it('leaves the passkeys when it was asked for before they were required', async () => {
    const member = await logInMemberWithPasskey()
    await enrol(member.browser)
    await askForReset(member.id)
    await requirePasskeys('ROLE_CUSTOMER')
    identity.advance(RESET_DELAY_MS / 1000)
    await performDueResets(identity.context)
    expect((await logInBy(member.passkey)).response.statusCode).toBe(200)
    expect((await resetMailTo(member.email))?.text).not.toContain('パスキー')
  })

  it('removes the passkeys that it announced although they are not required any more', async () => {
    const member = await logInMemberWithPasskey()
    await requirePasskeys('ROLE_CUSTOMER')
    await askForReset(member.id)
    await liftRequirement('ROLE_CUSTOMER')
    identity.advance(RESET_DELAY_MS / 1000)
    await performDueResets(identity.context)
    expect((await logInBy(member.passkey)).response.json()).toMatchObject({ code: 'E4227' })
    expect((await resetMailTo(member.email))?.text).toContain('パスキー')
  })

  it('leaves the passkeys of a member whose role need not use one', async () => {
    const member = await logInMemberWithPasskey()
    const browser = await adminBrowser()
    const body = { identityCheck: 'seen' }
    expect((await post(browser, `/admin/members/${member.id}/reset-second-factor`, body)).json()).toEqual({
      effectiveAt: null,
    })
    expect((await logInBy(member.passkey)).response.statusCode).toBe(200)
  })

  it('has a command that lifts a requirement for the last administrator, and logs it without an actor', async () => {
    await requirePasskeys('ROLE_ADMIN')
    const browser = new CookieBrowser(identity.app)
    expect(outcome(await browser.login(admin.email))).toEqual([422, 'E4229'])
    await expect(liftRequirementCommand(identity.context, ['admin'])).rejects.toThrow('ROLE_ADMIN')
    expect(await liftRequirementCommand(identity.context, ['ROLE_ADMIN'])).toContain(
      'without a passkey again',
    )
    expect(await liftRequirementCommand(identity.context, ['ROLE_ADMIN'])).toContain('nothing is required')
    expect((await browser.login(admin.email)).statusCode).toBe(200)
    expect((await auditOfRequirements()).at(-1)).toEqual({
      action: 'passkey-requirement-lifted',
      actorId: null,
      detail: { role: 'ROLE_ADMIN', before: today(), after: null },
    })
    expect(await listAuditActions(identity, admin.id)).toContain('passkey-added')
  })
})
