import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createRegistrationBody, requestRegistrationPath } from '../../../testing/registration.ts'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../../testing/test-identity.ts'

let count = 0
const agency = { code: '100000000077', name: 'ひびきサロン', status: '3' as const }
const otherAgency = { ...agency, code: '100000000078' }

const identity = await createTestIdentity()
await identity.addMember({ roles: ['ROLE_PERSON_IN_CHARGE'], agency })
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('outbox').execute()
})

async function register(change: object = {}) {
  const [email, username] = [`apply${++count}@example.jp`, `Applicant${count}`]
  const { agreeTermsOfService: _a, agreeProvidingData: _b, ...form } = createRegistrationBody(email, username)
  const path = await requestRegistrationPath(identity, email)
  const payload = { ...form, path, agencyCode: agency.code, pic: false, picId: '', ...change }
  const browser = new CookieBrowser(identity.app)
  const response = await browser.call('POST', '/account/register', { payload })
  return { email, username, path, browser, response }
}
const applications = () =>
  identity.database.db.selectFrom('applications').selectAll().orderBy('applied_at').orderBy('id').execute()

describe('POST /account/register', () => {
  it('responds with 200 and the application code, and logs in a member who waits', async () => {
    const { response, browser, username, email } = await register()
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const me = (await browser.call('POST', '/auth/me')).json()
    expect(me).toMatchObject({
      userId: username,
      email,
      roles: ['ROLE_GENERAL'],
      agency: { code: agency.code, name: agency.name, status: '1' },
    })
    expect((await applications()).at(-1)).toMatchObject({
      code: response.json(),
      type: '02',
      status: '0',
      applicant_id: me.id,
      pic_id: null,
      opened_account: true,
    })
    expect(response.json()).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
    expect(await listOutboxEvents(identity.database)).toMatchObject([
      { subject: 'identity.user-registered.v1', payload: { userId: me.id, agencyCode: agency.code } },
      // An applicant does not belong to the agency yet.
      { subject: 'identity.member-changed.v1', payload: { userId: me.id, email, agencyCode: null } },
    ])
    expect((await browser.call('GET', '/agreement/term-of-service')).json()).toBe(false)
  })

  it('opens an application as person in charge, or as customer of a chosen person in charge', async () => {
    await register({ pic: true, picId: 'ignored' })
    expect((await applications()).at(-1)).toMatchObject({ type: '01', pic_id: null })
    const pic = await identity.addMember({ roles: ['ROLE_PERSON_IN_CHARGE'], agency })
    expect((await register({ picId: pic.id })).response.statusCode).toBe(200)
    expect((await applications()).at(-1)).toMatchObject({ type: '02', pic_id: pic.id })
  })

  it('stores both consents when they are given, and rejects the form when one is declined', async () => {
    const { browser } = await register({ agreeTermsOfService: true, agreeProvidingData: true })
    for (const document of ['term-of-service', 'providing-data'])
      expect((await browser.call('GET', `/agreement/${document}`)).json()).toBe(true)
    const { response } = await register({ agreeTermsOfService: true, agreeProvidingData: false })
    expect([response.statusCode, response.json().code]).toEqual([422, 'E4003'])
  })

  it.each([
    [{ agencyCode: '10000000007' }, 'E3032', { agencyCode: '代理店コードが正しくありません。' }],
    [{ agencyCode: ' ' }, 'E3001', { agencyCode: '入力してください。' }],
    [{ agencyCode: "' or 1=1" }, 'E3032', { agencyCode: '代理店コードが正しくありません。' }],
    [{ agencyCode: 100000000077 }, 'E3001', { agencyCode: '文字列で入力してください。' }],
    [{ agencyCode: '999999999999' }, 'E3032', { agencyCode: '代理店コードが正しくありません。' }],
    [
      { picId: '019aa000-0000-7000-8000-00000000ffff' },
      'E3001',
      { picId: 'この代理店の担当者ではありません。' },
    ],
    [{ picId: "' or 1=1" }, 'E3001', { picId: 'この代理店の担当者ではありません。' }],
    [{ username: 'x' }, 'E3001', { username: '半角英数字3〜32文字で入力してください。' }],
    [{ verifyPassword: 'other' }, 'E3026', { verifyPassword: 'パスワードが一致しません。' }],
  ])('rejects %j with 400, and creates nothing', async (change, code, fields) => {
    const before = await identity.database.db.selectFrom('users').select('id').execute()
    const { response } = await register(change)
    expect([response.statusCode, response.json().code, response.json().fields]).toEqual([400, code, fields])
    expect(response.cookies).toEqual([])
    expect(await identity.database.db.selectFrom('users').select('id').execute()).toEqual(before)
  })

  it('accepts a code typed in full width', async () => {
    expect((await register({ agencyCode: '１０００ ００００ ００７７' })).response.statusCode).toBe(200)
  })

  it('rejects a person in charge of another agency with 400', async () => {
    const foreign = await identity.addMember({ roles: ['ROLE_PERSON_IN_CHARGE'], agency: otherAgency })
    expect((await register({ picId: foreign.id })).response.statusCode).toBe(400)
  })

  it('rejects a user name that is taken with 409, and leaves the link valid for one registration', async () => {
    const first = await register()
    const { response, email, path } = await register({ username: first.username })
    expect([response.statusCode, response.json().code]).toEqual([409, 'E3030'])
    const again = {
      ...createRegistrationBody(email, `Free${count}`),
      path,
      agencyCode: agency.code,
      pic: false,
    }
    const send = () => identity.app.inject({ method: 'POST', url: '/account/register', payload: again })
    expect((await send()).statusCode).toBe(200)
    expect([(await send()).statusCode, (await send()).json().code]).toEqual([422, 'E4002'])
  })

  it('rejects an address that got an account after the mail with 409 E3031', async () => {
    const member = await identity.addMember()
    const email = `late${++count}@example.jp`
    const path = await requestRegistrationPath(identity, email)
    await identity.database.db.updateTable('users').set({ email }).where('id', '=', member.id).execute()
    const { response } = await register({ email, path })
    expect([response.statusCode, response.json().fields]).toEqual([
      409,
      { email: 'このメールアドレスはご利用いただけません。' },
    ])
  })
})
