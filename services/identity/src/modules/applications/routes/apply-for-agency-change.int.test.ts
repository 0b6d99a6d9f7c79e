import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'
import {
  createAdmin,
  createCustomer,
  createLoggedInMember,
  createPic,
  osakaAgency,
  tokyoAgency,
} from '../../../testing/test-members.ts'

const identity = await createTestIdentity()
const pic = await createPic(identity)
const osakaPic = await createPic(identity, osakaAgency)
afterAll(() => identity.close())

const apply = (by: CookieBrowser, payload: object) => by.call('POST', '/applying/agency-change', { payload })
const me = async (browser: CookieBrowser) => (await browser.call('POST', '/auth/me')).json()
const decide = async (by: CookieBrowser, what: 'approve' | 'reject', applyingCode: string) => {
  const response = await by.call('POST', `/pic/approval/${what}`, { payload: { applyingCode } })
  return [response.statusCode, response.json().code]
}

const wishedFor = async (applicantId: string) =>
  (
    await identity.database.db
      .selectFrom('applications')
      .select(['type', 'pic_id'])
      .where('applicant_id', '=', applicantId)
      .executeTakeFirstOrThrow()
  ).pic_id

describe('POST /applying/agency-change', () => {
  it('moves a customer to the agency that approves, and back when the approval is withdrawn', async () => {
    const customer = await createCustomer(identity)
    const code = (await apply(customer, { agencyCode: osakaAgency.code, picId: osakaPic.id })).json()
    expect((await me(customer)).agency).toMatchObject({ code: tokyoAgency.code, status: '3' })
    expect(await decide(pic, 'approve', code)).toEqual([404, 'E4040'])
    expect(await decide(osakaPic, 'approve', code)).toEqual([200, undefined])
    expect((await me(customer)).agency).toMatchObject({ code: osakaAgency.code, status: '3' })
    expect(await decide(osakaPic, 'reject', code)).toEqual([200, undefined])
    expect(await me(customer)).toMatchObject({
      roles: ['ROLE_CUSTOMER'],
      agency: { code: tokyoAgency.code, status: '3' },
    })
    expect((await customer.call('GET', '/applying/statuses-count')).json()).toBe(1)
  })

  it('rejects a late approval with 409 E4095 while a newer application of the applicant is pending', async () => {
    const customer = await createCustomer(identity)
    const first = (await apply(customer, { agencyCode: osakaAgency.code })).json()
    await decide(osakaPic, 'reject', first)
    const second = (await apply(customer, { agencyCode: osakaAgency.code })).json()
    expect(await decide(osakaPic, 'approve', first)).toEqual([409, 'E4095'])
    await decide(osakaPic, 'reject', second)
    expect(await decide(osakaPic, 'approve', first)).toEqual([200, undefined])
    expect((await me(customer)).agency).toMatchObject({ code: osakaAgency.code, status: '3' })
  })

  it('lets a general member apply without any restriction meanwhile', async () => {
    const member = await createLoggedInMember(identity, {})
    expect((await apply(member, { agencyCode: tokyoAgency.code })).statusCode).toBe(200)
    expect((await me(member)).agency).toEqual({ name: '', code: '', status: '0' })
  })

  it('rejects administrators with 403 and visitors with 401', async () => {
    const codeFor = async (by: CookieBrowser) => {
      const response = await apply(by, { agencyCode: osakaAgency.code })
      return [response.statusCode, response.json().code]
    }
    expect(await codeFor(await createAdmin(identity))).toEqual([403, 'E4030'])
    expect(await codeFor(new CookieBrowser(identity.app))).toEqual([401, 'E4010'])
  })

  it('finds the requested person in charge by login name, however it is typed, and by id', async () => {
    for (const picId of [osakaPic.userId.toUpperCase(), ` ${osakaPic.userId} `, osakaPic.id]) {
      const customer = await createCustomer(identity)
      const response = await apply(customer, { agencyCode: osakaAgency.code, picId })
      expect([response.statusCode, response.json()]).toEqual([
        200,
        expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
      ])
      expect(await wishedFor(customer.id)).toBe(osakaPic.id)
    }
  })

  it('rejects a person who is no person in charge of that agency with 400 that names the field', async () => {
    const customer = await createCustomer(identity)
    for (const picId of [pic.userId, pic.id, customer.userId, 'nobody', "' or true --"]) {
      const response = await apply(customer, { agencyCode: osakaAgency.code, picId })
      expect([response.statusCode, response.json().fields]).toEqual([
        400,
        { picId: 'この代理店の担当者ではありません。' },
      ])
    }
  })

  it('rejects the own or an unknown agency with 400, and a second pending application with 409', async () => {
    const customer = await createCustomer(identity)
    const own = await apply(customer, { agencyCode: tokyoAgency.code })
    expect([own.statusCode, own.json().fields]).toEqual([
      400,
      { agencyCode: 'すでにこの代理店に所属しています。' },
    ])
    expect((await apply(customer, { agencyCode: '999999999999' })).json().code).toBe('E3032')
    expect((await apply(customer, { agencyCode: osakaAgency.code })).statusCode).toBe(200)
    const again = await apply(customer, { agencyCode: osakaAgency.code })
    expect([again.statusCode, again.json().code]).toEqual([409, 'E4091'])
  })
})
