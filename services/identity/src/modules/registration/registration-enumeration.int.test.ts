import { afterAll, describe, expect, it } from 'vitest'
import { createRegistrationBody, findMailedPath } from '../../testing/registration.ts'
import { CookieBrowser, createTestIdentity, listWaitingMails } from '../../testing/test-identity.ts'

// A person who does not own an address must not learn by registering whether it has an account.

const agency = { code: '100000000077', name: 'ひびきサロン', status: '3' as const }

const identity = await createTestIdentity()
const taken = (await identity.addMember({ roles: ['ROLE_PERSON_IN_CHARGE'], agency })).email
afterAll(() => identity.close())

const forms: Record<string, object> = {
  '/account/register/general': {},
  '/account/register': { agencyCode: agency.code, pic: false },
  '/account/register-agency-pic': { agencyName: 'ひびきサロン京都' },
  '/account/register-agency-admin': { invite: 'guessed' },
}

describe.each(Object.entries(forms))('POST %s without the link of the address', (url, extra) => {
  it.each([
    ['correctly', {}],
    ['with a guessed link', { path: 'guessed' }],
    ['with a bad user name', { username: 'x' }],
    ['with a bad password', { password: 'short', verifyPassword: 'other' }],
    ['without consent', { agreeTermsOfService: false }],
  ])(
    'responds alike for known and unknown addresses with a form that is filled in %s',
    async (_how, change) => {
      const seen = async (email: string) => {
        const payload = { ...createRegistrationBody(email, 'Stranger1', extra), ...change }
        const response = await new CookieBrowser(identity.app).call('POST', url, { payload })
        return [response.statusCode, response.json().code, response.json().fields, response.cookies]
      }
      const refused = await seen('nobody@example.jp')
      expect(await seen(taken)).toEqual(refused)
      expect([400, 422]).toContain(refused[0])
    },
  )

  it('rejects the link of another address with 422', async () => {
    const path = await linkTo('my-own@example.jp')
    const payload = { ...createRegistrationBody(taken, 'Stranger1', extra), path }
    const response = await new CookieBrowser(identity.app).call('POST', url, { payload })
    expect(response.statusCode).toBe(422)
  })
})

describe('the link of POST /account/issue-confirm-mail', () => {
  const urlOf = async (query: object) => {
    const email = `form${Math.random().toString(36).slice(2)}@example.jp`
    const asked = new URLSearchParams({ email, ...query })
    expect(
      (await new CookieBrowser(identity.app).call('POST', `/account/issue-confirm-mail?${asked}`)).statusCode,
    ).toBe(200)
    const mail = (await listWaitingMails(identity.database)).find(({ to }) => to === email)
    return mail?.text.split('\n').find((line) => line.startsWith('https://'))
  }

  it('opens the requested form', async () => {
    expect(await urlOf({})).toMatch(/\/register-personal\/[\w-]{22}$/)
    expect(await urlOf({ form: 'agency', agencyCode: agency.code })).toMatch(
      new RegExp(`/register-enterprise/${agency.code}\\?link=[\\w-]{22}$`),
    )
    expect(await urlOf({ form: 'agency' })).toMatch(/\/register-enterprise\?link=[\w-]{22}$/)
    expect(await urlOf({ form: 'pic' })).toMatch(/\/pic-register\?link=[\w-]{22}$/)
  })

  it.each([
    ['form', { form: 'admin' }],
    ['agencyCode', { form: 'agency', agencyCode: '1/../../login' }],
  ])('is rejected with 400 for an unknown %s', async (field, query) => {
    const asked = new URLSearchParams({ email: 'a@example.jp', ...query })
    const response = await new CookieBrowser(identity.app).call(
      'POST',
      `/account/issue-confirm-mail?${asked}`,
    )
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })
})

async function linkTo(email: string): Promise<string> {
  await new CookieBrowser(identity.app).call(
    'POST',
    `/account/issue-confirm-mail?email=${encodeURIComponent(email)}`,
  )
  return findMailedPath(identity, email, 'registration')
}
