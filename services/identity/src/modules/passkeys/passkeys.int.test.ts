import { getJstDay } from '@hibiki/calendar'
import { createPropertyParameters } from '@hibiki/test-harness/proofs'
import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { generateSync } from 'otplib'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptablePassword } from '../../testing/registration.ts'
import { addPasskey, SoftwarePasskey } from '../../testing/software-passkey.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  type TestMemberOptions,
  testPassword,
} from '../../testing/test-identity.ts'
import { listAuditActions } from '../../testing/test-members.ts'
import { MAX_PASSKEYS } from './passkey.rules.ts'
import { deleteExpiredChallenges } from './passkeys.sql.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const post = (browser: CookieBrowser, url: string, payload: object = {}) =>
  browser.call('POST', url, { payload })

async function logInMember(options: TestMemberOptions = { roles: ['ROLE_GENERAL'] }) {
  const member = await identity.addMember(options)
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const begin = (password = testPassword) => post(browser, '/account/passkeys/begin', { password })
  const add = (passkey: SoftwarePasskey, lie = {}) => addPasskey(browser, passkey, lie)
  const list = async () => (await browser.call('GET', '/account/passkeys')).json()
  return { ...member, browser, begin, add, list }
}

async function logInMemberWithPasskey(options?: TestMemberOptions) {
  const [member, passkey] = [await logInMember(options), new SoftwarePasskey()]
  expect((await member.add(passkey)).statusCode).toBe(200)
  return { ...member, passkey }
}

const ask = async (browser: CookieBrowser): Promise<{ challenge: string }> =>
  (await post(browser, '/auth/passkey/begin')).json()

/** Logs in on another device with what the passkey signs. */
async function logInBy(passkey: SoftwarePasskey, lie = {}) {
  const browser = new CookieBrowser(identity.app)
  const response = await post(browser, '/auth/passkey', passkey.sign(await ask(browser), lie))
  return { browser, response }
}

const assuranceOf = (browser: CookieBrowser) => decodeJwt(browser.accessToken ?? '').assurance
const refusal = [422, 'E4227']
const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
]

describe('a passkey', () => {
  it('is added with the password, listed with its device, and announced by mail', async () => {
    const member = await logInMemberWithPasskey()
    expect(await member.list()).toEqual([
      { id: expect.any(String), device: '', createdAt: identity.now().toISOString(), lastUsedAt: null },
    ])
    expect(await listAuditActions(identity, member.id)).toEqual(['login', 'passkey-added'])
    const { rows } = await identity.database.pool.query('select template from mails where user_id = $1', [
      member.id,
    ])
    expect(rows).toEqual([{ template: 'passkey-added' }])
  })

  it('has a mail that says to contact us only where the role must use one', async () => {
    const members = [await logInMember(), await logInMember({ roles: ['ROLE_CUSTOMER'] })]
    const { pool } = identity.database
    const insert = 'insert into passkey_requirements (role, first_day, set_at) values ($1, $2, $3)'
    await pool.query(insert, ['ROLE_CUSTOMER', getJstDay(identity.now()), identity.now()])
    for (const { add } of members) expect((await add(new SoftwarePasskey())).statusCode).toBe(200)
    await pool.query('delete from passkey_requirements')
    const mails = await listWaitingMails(identity.database)
    const textOf = ({ email }: { email: string }) =>
      mails.find(({ to, template }) => to === email && template === 'passkey-added')?.text
    expect(members.map((member) => textOf(member)?.includes('すぐにお問い合わせください。'))).toEqual([
      false,
      true,
    ])
  })

  it('logs its member in with full assurance, also in place of a second factor', async () => {
    const member = await logInMemberWithPasskey()
    const { secret } = (await post(member.browser, '/account/totp/begin', { password: testPassword })).json()
    const code = generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
    expect((await post(member.browser, '/account/totp/confirm', { code })).statusCode).toBe(200)
    const { browser, response } = await logInBy(member.passkey)
    expect(response.statusCode).toBe(200)
    expect(decodeJwt(browser.accessToken ?? '')).toMatchObject({ sub: member.id, assurance: 'full' })
    expect((await browser.call('GET', '/account/passkeys')).json()[0].lastUsedAt).toBe(
      identity.now().toISOString(),
    )
  })

  it('logs an administrator in where the role needs a second factor', async () => {
    const app = await identity.startReplica({ totpRequiredRoles: ['ROLE_ADMIN'] })
    const member = await logInMemberWithPasskey({ roles: ['ROLE_ADMIN'] })
    const browser = new CookieBrowser(app)
    expect((await post(browser, '/auth/passkey', member.passkey.sign(await ask(browser)))).statusCode).toBe(
      200,
    )
    expect((await browser.call('GET', '/auth/me')).json().secondFactorMissing).toBe(false)
  })

  it.each([
    ['signed for another site', { origin: 'https://hibiki.example' }],
    ['signed for another host', { rpId: 'hibiki.example' }],
    ['signed without finger, face or PIN', { isUnverified: true }],
    ['with a count that was used before', { signCount: 1 }],
  ])('is refused when %s', async (_what, lie) => {
    const { passkey, id } = await logInMemberWithPasskey()
    expect((await logInBy(passkey)).response.statusCode).toBe(200)
    const { browser, response } = await logInBy(passkey, lie)
    expect(outcome(response)).toEqual(refusal)
    expect(browser.accessToken).toBeUndefined()
    expect((await listAuditActions(identity, id)).at(-1)).toBe('login-refused')
  })

  it.each([
    ['for another site', { origin: 'https://hibiki.example' }],
    ['for another host', { rpId: 'hibiki.example' }],
    ['without finger, face or PIN', { isUnverified: true }],
  ])('is not added when it was created %s', async (_what, lie) => {
    const member = await logInMember()
    expect(outcome(await member.add(new SoftwarePasskey(), lie))).toEqual(refusal)
    expect(await member.list()).toEqual([])
  })

  it('is refused when nobody has it, when its key is not the right one, and after it was removed', async () => {
    const member = await logInMemberWithPasskey()
    expect(outcome((await logInBy(new SoftwarePasskey())).response)).toEqual(refusal)
    const forged = Object.assign(new SoftwarePasskey(), { id: member.passkey.id })
    expect(outcome((await logInBy(forged)).response)).toEqual(refusal)
    const [{ id }] = await member.list()
    expect((await post(member.browser, '/account/passkeys/remove', { id })).statusCode).toBe(200)
    expect(outcome((await logInBy(member.passkey)).response)).toEqual(refusal)
    expect(await member.list()).toEqual([])
  })

  it('does not answer a challenge twice, or after five minutes, or one that nobody gave', async () => {
    const { passkey } = await logInMemberWithPasskey()
    const browser = new CookieBrowser(identity.app)
    const signed = passkey.sign(await ask(browser))
    const late = passkey.sign(await ask(browser))
    expect((await post(browser, '/auth/passkey', signed)).statusCode).toBe(200)
    expect(outcome(await post(browser, '/auth/passkey', signed))).toEqual(refusal)
    identity.advance(300)
    expect(outcome(await post(browser, '/auth/passkey', late))).toEqual(refusal)
    const challenge = Buffer.alloc(32).toString('base64url')
    expect(outcome(await post(browser, '/auth/passkey', passkey.sign({ challenge })))).toEqual(refusal)
  })

  it('needs the right password, and a challenge of this very session', async () => {
    const [member, other] = [await logInMember(), await logInMember()]
    expect((await member.begin('wrong')).json().fields).toEqual({ password: expect.any(String) })
    const ofOther = new SoftwarePasskey().create((await other.begin()).json())
    expect(outcome(await post(member.browser, '/account/passkeys/add', ofOther))).toEqual(refusal)
    const ofLogin = new SoftwarePasskey().create(await ask(member.browser))
    expect(outcome(await post(member.browser, '/account/passkeys/add', ofLogin))).toEqual(refusal)
  })

  it('is not added by a session that a new password has ended', async () => {
    const member = await logInMember({ roles: ['ROLE_ADMIN'] })
    const created = new SoftwarePasskey().create((await member.begin()).json())
    const owner = new CookieBrowser(identity.app)
    await owner.login(member.email)
    const changed = {
      currentPassword: testPassword,
      newPassword: acceptablePassword,
      newVerifyPassword: acceptablePassword,
    }
    expect((await post(owner, '/account/change-password', changed)).statusCode).toBe(200)
    expect((await post(member.browser, '/account/passkeys/add', created)).statusCode).toBe(401)
    expect((await owner.call('GET', '/account/passkeys')).json()).toEqual([])
  })

  it('belongs to one member only, and is offered to no device twice', async () => {
    const [member, other] = [await logInMemberWithPasskey(), await logInMember()]
    expect(outcome(await other.add(member.passkey))).toEqual(refusal)
    const { excludeCredentials } = (await member.begin()).json()
    expect(excludeCredentials).toEqual([{ id: member.passkey.id.toString('base64url'), type: 'public-key' }])
  })

  it('is removed by its member alone', async () => {
    const [member, other] = [await logInMemberWithPasskey(), await logInMember()]
    const [{ id }] = await member.list()
    expect((await post(other.browser, '/account/passkeys/remove', { id })).statusCode).toBe(404)
    expect(await member.list()).toHaveLength(1)
  })

  it(`is one of ${MAX_PASSKEYS} at most, also when added in parallel`, async () => {
    const member = await logInMember()
    const started = []
    for (let at = 0; at < MAX_PASSKEYS + 2; at++)
      started.push(new SoftwarePasskey().create((await member.begin()).json()))
    const added = await Promise.all(
      started.map((created) => post(member.browser, '/account/passkeys/add', created)),
    )
    expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_PASSKEYS)
    expect(outcome(await member.begin())).toEqual([409, 'E4226'])
  })

  it('raises a session of low assurance of its own member', async () => {
    const [member, other] = [await logInMemberWithPasskey(), await logInMemberWithPasskey()]
    const confirm = async (passkey: SoftwarePasskey) =>
      post(member.browser, '/auth/confirm-passkey', passkey.sign(await ask(member.browser)))
    await post(member.browser, '/auth/lower-assurance')
    expect(assuranceOf(member.browser)).toBe('low')
    expect(outcome(await member.begin())).toEqual([422, 'E4014'])
    expect(outcome(await confirm(other.passkey))).toEqual(refusal)
    expect(assuranceOf(member.browser)).toBe('low')
    expect((await confirm(member.passkey)).statusCode).toBe(200)
    expect(assuranceOf(member.browser)).toBe('full')
  })

  it('opens one session for one signature, whatever arrives in parallel', async () => {
    const member = await logInMemberWithPasskey()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.boolean(), async (copies, removes) => {
        const passkey = new SoftwarePasskey()
        const owner = (await logInBy(member.passkey)).browser
        await addPasskey(owner, passkey)
        const [{ id }] = (await owner.call('GET', '/account/passkeys')).json()
        const signed = passkey.sign(await ask(owner))
        const tries = Array.from({ length: copies }, () => new CookieBrowser(identity.app))
        const [answers] = await Promise.all([
          Promise.all(tries.map((browser) => post(browser, '/auth/passkey', signed))),
          removes ? post(owner, '/account/passkeys/remove', { id }) : null,
        ])
        const opened = answers.filter(({ statusCode }) => statusCode === 200)
        expect(opened.length).toBeLessThanOrEqual(1)
        if (!removes) {
          expect(opened).toHaveLength(1)
          const again = (await logInBy(member.passkey)).browser
          await post(again, '/account/passkeys/remove', { id })
        }
      }),
      createPropertyParameters({ test: 10, prove: 300 }),
    )
  })

  it('leaves no challenge behind', async () => {
    const browser = new CookieBrowser(identity.app)
    await ask(browser)
    identity.advance(301)
    await deleteExpiredChallenges(identity.database.db, identity.now())
    const { rows } = await identity.database.pool.query(
      'select count(*)::int as count from passkey_challenges',
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
