import { startWhileLocked } from '@hibiki/test-harness'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeBilling } from '../../testing/fake-billing.ts'
import { acceptablePassword, requestRegistrationPath } from '../../testing/registration.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  listWaitingMails,
} from '../../testing/test-identity.ts'
import {
  assignPic,
  createAdmin,
  createCustomer,
  createPic,
  eraseAccountNow,
  findAssignedPic,
  listAuditActions,
  osakaAgency,
  tokyoAgency,
} from '../../testing/test-members.ts'
import { lockUser } from '../accounts/users.sql.ts'

let count = 0

const identity = await createTestIdentity()
const billing = await startFakeBilling()
const withBilling = await identity.startReplica({ billingUrl: billing.url })
const admin = await createAdmin(identity)
const pic = await createPic(identity)
const otherPic = await createPic(identity, osakaAgency)
afterAll(async () => {
  await billing.close()
  await identity.close()
})
beforeEach(() => billing.reset())

/** Opens the same session at a replica that calls billing. */
function ofBilling(browser: CookieBrowser): CookieBrowser {
  const other = new CookieBrowser(withBilling)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

async function applicant(change: object = {}, path = '/account/register') {
  const browser = new CookieBrowser(identity.app)
  const username = `joiner${++count}`
  const payload = {
    email: `${username}@example.jp`,
    username,
    password: acceptablePassword,
    verifyPassword: acceptablePassword,
    path: await requestRegistrationPath(identity, `${username}@example.jp`),
    ...(path === '/account/register' && { agencyCode: tokyoAgency.code, pic: false, picId: pic.id }),
    ...change,
  }
  const response = await browser.call('POST', path, { payload })
  expect([response.statusCode, response.json()]).toEqual([200, expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/)])
  const { id } = (await me(browser)) as { id: string }
  return { browser, id, code: response.json() as string, email: payload.email }
}

const assignAgency = (id: string, code: string) =>
  identity.database.db.updateTable('users').set({ agency_code: code }).where('id', '=', id).execute()
const me = async (browser: CookieBrowser) => (await browser.call('POST', '/auth/me')).json()
const decide = async (by: CookieBrowser, what: string, applyingCode: string, version?: number) => {
  const payload = { applyingCode, ...(version !== undefined && { version }) }
  const response = await by.call('POST', `/pic/approval/${what}`, { payload })
  return [response.statusCode, response.json().code]
}
const listed = async (by: CookieBrowser) =>
  (await by.call('GET', '/pic/approval/applying?page=0&size=99')).json() as {
    code: string
    version: number
  }[]

describe('POST /pic/approval/approve, reject and delete', () => {
  it('approve a customer with role, agency, mail, audit row and events, effective at once in the open session', async () => {
    const { browser, id, code, email } = await applicant()
    expect(await me(browser)).toMatchObject({
      roles: ['ROLE_GENERAL'],
      agency: { status: '1', code: tokyoAgency.code },
    })
    expect(await decide(pic, 'approve', code)).toEqual([200, undefined])
    expect(await me(browser)).toMatchObject({
      roles: ['ROLE_CUSTOMER'],
      agency: { name: tokyoAgency.name, code: tokyoAgency.code, status: '3' },
    })
    expect(
      (await listAuditActions(identity, id)).filter((action) => action.startsWith('application')),
    ).toEqual(['application-opened', 'application-approved'])
    const mail = (await listWaitingMails(identity.database)).findLast((one) => one.to === email)
    expect(mail?.text).toContain(code)
    const payload = { userId: id, roles: ['ROLE_CUSTOMER'], agencyCode: tokyoAgency.code }
    expect((await listOutboxEvents(identity.database)).slice(-3)).toMatchObject([
      { subject: 'identity.role-changed.v1', payload: { ...payload, agencyStatus: '3' } },
      { subject: 'identity.member-changed.v1', payload },
      { subject: 'identity.assignment-changed.v1' },
    ])
    expect((await browser.call('GET', '/applying/statuses')).json()).toMatchObject([
      { code, type: '02', status: '1', statusLabel: '承認', authorizer: expect.stringMatching(/^User/) },
    ])
  })

  it('turn approved into rejected and back, and reject the same decision again with 409', async () => {
    const { browser, code } = await applicant()
    expect(await decide(pic, 'reject', code)).toEqual([200, undefined])
    expect((await me(browser)).agency.status).toBe('2')
    expect(await decide(pic, 'reject', code)).toEqual([409, 'E4090'])
    expect(await decide(pic, 'approve', code)).toEqual([200, undefined])
    expect((await me(browser)).roles).toEqual(['ROLE_CUSTOMER'])
    expect(await decide(pic, 'approve', code)).toEqual([409, 'E4090'])
    expect(await decide(admin, 'reject', code)).toEqual([200, undefined])
    expect(await me(browser)).toMatchObject({ roles: ['ROLE_GENERAL'], agency: { status: '2' } })
  })

  it('reject the second of two concurrent decisions, and a stale version, with 409', async () => {
    const { code } = await applicant()
    const results = await Promise.all([decide(pic, 'approve', code, 1), decide(admin, 'reject', code, 1)])
    expect(results.map(([status]) => status).sort()).toEqual([200, 409])
    expect(await decide(admin, 'reject', code, 1)).toEqual([409, 'E4090'])
  })

  it('do not deadlock with the erasure of the applicant, and respond with 404 after it', async () => {
    const { id, code } = await applicant()
    const [, decided] = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, id),
      () => eraseAccountNow(identity, id),
      () => decide(pic, 'approve', code),
    )
    expect(decided).toEqual([404, 'E4040'])
  })

  it.each(['goes elsewhere', 'is erased'])(
    'lead a rejected change of agency back to the old agency, without a person in charge who meanwhile %s',
    async (what) => {
      const former = await createPic(identity)
      const member = await createCustomer(identity)
      await assignPic(identity, member.id, former.id)
      const asked = await member.call('POST', '/applying/agency-change', {
        payload: { agencyCode: osakaAgency.code },
      })
      expect(await decide(otherPic, 'approve', asked.json())).toEqual([200, undefined])
      if (what === 'is erased') await eraseAccountNow(identity, former.id)
      else await assignAgency(former.id, osakaAgency.code)
      expect(await decide(otherPic, 'reject', asked.json())).toEqual([200, undefined])
      expect((await me(member)).agency.code).toBe(tokyoAgency.code)
      expect(await findAssignedPic(identity, member.id)).toBeNull()
    },
  )

  it('show and decide only the own agency’s applications of customers, and all of them for administrators', async () => {
    const customer = await applicant()
    const wantsPic = await applicant({ pic: true })
    expect(await decide(otherPic, 'approve', customer.code)).toEqual([404, 'E4040'])
    expect(await decide(pic, 'approve', wantsPic.code)).toEqual([404, 'E4040'])
    expect(await decide(pic, 'approve', 'NOSUCHCODE22')).toEqual([404, 'E4040'])
    const codes = async (by: CookieBrowser) => (await listed(by)).map(({ code }) => code)
    for (const { code } of [customer, wantsPic]) expect(await codes(otherPic)).not.toContain(code)
    expect(await codes(pic)).toContain(customer.code)
    expect(await codes(pic)).not.toContain(wantsPic.code)
    expect(await codes(admin)).toEqual(expect.arrayContaining([customer.code, wantsPic.code]))
    expect((await pic.call('GET', '/pic/approval/applying-count')).json()).toBe((await listed(pic)).length)
    expect(await decide(admin, 'approve', wantsPic.code)).toEqual([200, undefined])
    expect((await me(wantsPic.browser)).roles).toEqual(['ROLE_PERSON_IN_CHARGE'])
  })

  it('reject a decision about the own application with 422 E4092', async () => {
    const mover = await createPic(identity)
    const moved = await mover.call('POST', '/applying/agency-change', {
      payload: { agencyCode: osakaAgency.code },
    })
    await identity.database.db
      .insertInto('user_roles')
      .values({ user_id: mover.id, role: 'ROLE_ADMIN' })
      .execute()
    await mover.login(mover.email)
    expect(await decide(mover, 'approve', moved.json())).toEqual([422, 'E4092'])
  })

  it('delete only rejected applications, with the account when that never became active', async () => {
    const never = await applicant()
    expect(await decide(pic, 'delete', never.code)).toEqual([409, 'E4093'])
    await decide(pic, 'reject', never.code)
    expect(await decide(pic, 'delete', never.code)).toEqual([200, undefined])
    expect((await never.browser.call('POST', '/auth/me')).statusCode).toBe(401)
    expect(await listAuditActions(identity, never.id)).toContain('application-deleted')

    const buyer = await applicant()
    await identity.database.db
      .updateTable('users')
      .set({ premium: true, plan_name: JSON.stringify({ ja: 'プレミアム', en: 'Premium' }) })
      .where('id', '=', buyer.id)
      .execute()
    await decide(pic, 'reject', buyer.code)
    expect(await decide(pic, 'delete', buyer.code)).toEqual([200, undefined])
    expect((await buyer.browser.call('POST', '/auth/me')).statusCode).toBe(200)

    const once = await applicant()
    await decide(pic, 'approve', once.code)
    await decide(pic, 'reject', once.code)
    expect((await me(once.browser)).agency.status).toBe('2')
    expect(await decide(pic, 'delete', once.code)).toEqual([200, undefined])
    expect((await once.browser.call('POST', '/auth/me')).statusCode).toBe(200)
    const company = await applicant()
    await decide(pic, 'reject', company.code)
    await ofBilling(admin).call('POST', `/admin/members/${company.id}/grant-enterprise-role`)
    expect(await decide(pic, 'delete', company.code)).toEqual([200, undefined])
    // No remaining application would explain a restriction.
    for (const stays of [buyer, once, company])
      expect((await me(stays.browser)).agency).toEqual({ name: '', code: '', status: '0' })
  })

  it.each([{ contracts: 1 }, { undecidedOrders: 1 }])(
    'leave the account when billing reports %o, even without a known plan',
    async (owed) => {
      Object.assign(billing.obligations, owed)
      const { browser, id, code } = await applicant()
      await decide(pic, 'reject', code)
      expect(await decide(ofBilling(pic), 'delete', code)).toEqual([200, undefined])
      expect(billing.asked).toEqual([`/internal/members/${id}/hold-orders`])
      expect((await me(browser)).agency.status).toBe('0')
    },
  )

  it('reject a deletion with 503 E5030 while billing cannot tell, and ask billing only about deletable accounts', async () => {
    const { browser, code } = await applicant()
    expect(await decide(ofBilling(pic), 'delete', code)).toEqual([409, 'E4093'])
    await decide(pic, 'reject', code)
    expect(await decide(ofBilling(otherPic), 'delete', code)).toEqual([404, 'E4040'])
    expect(billing.asked).toEqual([])
    billing.status = 503
    expect(await decide(ofBilling(pic), 'delete', code)).toEqual([503, 'E5030'])
    expect((await me(browser)).agency.status).toBe('2')
    billing.status = 200
    expect(await decide(ofBilling(pic), 'delete', code)).toEqual([200, undefined])
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(401)
  })

  it('reject more than 99 rows with 400 E3001 and the sentence of the specification', async () => {
    for (const path of ['/applying/statuses', '/pic/approval/applying']) {
      const response = await pic.call('GET', `${path}?page=0&size=100`)
      expect([response.statusCode, response.json().message]).toEqual([400, '100件以上の表示はできません。'])
    }
  })

  it('reject a request without a session with 401, customers with 403, and a missing code with 400', async () => {
    for (const what of ['approve', 'reject', 'delete']) {
      expect(await decide(new CookieBrowser(identity.app), what, 'X')).toEqual([401, 'E4010'])
      expect(await decide(await createCustomer(identity), what, 'X')).toEqual([403, 'E4030'])
      expect(await decide(pic, what, '')).toEqual([400, 'E3001'])
    }
  })

  it('reject a late approval of a member transferred since the rejection with 409, until the transfer is undone', async () => {
    const member = await createCustomer(identity)
    const transfer = async (targetAgencyCode: string) => {
      const payload = { userIds: [member.id], targetAgencyCode, targetRole: 'ROLE_CUSTOMER' }
      return (await admin.call('POST', '/account/transfer', { payload })).json().transferId
    }
    await transfer(osakaAgency.code)
    await transfer(tokyoAgency.code)
    identity.advance(1)
    const asked = await member.call('POST', '/applying/agency-change', {
      payload: { agencyCode: osakaAgency.code },
    })
    expect(await decide(otherPic, 'reject', asked.json())).toEqual([200, undefined])
    identity.advance(1)
    const transferId = await transfer(osakaAgency.code)
    expect(await decide(otherPic, 'approve', asked.json())).toEqual([409, 'E4095'])
    await admin.call('POST', '/account/transfer/undo', { payload: { transferId } })
    expect(await decide(otherPic, 'approve', asked.json())).toEqual([200, undefined])
    expect((await me(member)).agency.code).toBe(osakaAgency.code)
  })
})

describe('POST /account/register-agency-pic', () => {
  it('has the agency code issued with the approval and sent by mail', async () => {
    const { browser, code, email } = await applicant(
      { agencyName: ' 札幌  整体院 ' },
      '/account/register-agency-pic',
    )
    expect(await me(browser)).toMatchObject({
      roles: ['ROLE_GENERAL'],
      agency: { name: '札幌 整体院', code: '', status: '1' },
    })
    expect(await decide(admin, 'approve', code)).toEqual([200, undefined])
    const { roles, agency } = await me(browser)
    expect([roles, agency]).toEqual([
      ['ROLE_PERSON_IN_CHARGE'],
      { name: '札幌 整体院', code: expect.stringMatching(/^[0-9]{12}$/), status: '3' },
    ])
    const mail = (await listWaitingMails(identity.database)).findLast((one) => one.to === email)
    expect(mail?.text).toContain(agency.code)
    const found = await identity.app.inject(`/account/agencies?code=${agency.code}`)
    expect(found.json()).toEqual({ name: '札幌 整体院' })
    expect((await browser.call('GET', '/pic/agency')).json()).toEqual({
      name: '札幌 整体院',
      code: agency.code,
      customers: [],
      customersTotal: 0,
      pending: [],
      pendingTotal: 0,
    })
    const joining = await applicant({ agencyCode: agency.code, picId: '' })
    expect((await browser.call('GET', '/pic/agency')).json().pending).toMatchObject([
      { code: joining.code, applicant: { id: joining.id, email: joining.email }, own: false },
    ])
  })

  it('has the agency deleted with its rejected application', async () => {
    const { code } = await applicant({ agencyName: 'Never' }, '/account/register-agency-pic')
    await decide(admin, 'reject', code)
    await decide(admin, 'delete', code)
    const agencies = await identity.database.db.selectFrom('agencies').select('name').execute()
    expect(agencies.map(({ name }) => name)).not.toContain('Never')
  })

  it('rejects a malformed agency name with 400 E3001, and an unknown agency code with 404', async () => {
    const path = await requestRegistrationPath(identity, 'a@b.jp')
    const passwords = { password: acceptablePassword, verifyPassword: acceptablePassword }
    const payload = { email: 'a@b.jp', username: 'abc', path, ...passwords }
    for (const agencyName of [' ', 'あ'.repeat(101)]) {
      const response = await new CookieBrowser(identity.app).call('POST', '/account/register-agency-pic', {
        payload: { ...payload, agencyName },
      })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['agencyName']])
    }
    expect((await identity.app.inject('/account/agencies?code=999999999999')).statusCode).toBe(404)
  })
})
