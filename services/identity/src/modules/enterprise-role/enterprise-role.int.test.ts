import type { App } from '@hibiki/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BillingStandIn, startBilling } from '../../testing/billing-stand-in.ts'
import { auditOf, type LoggedIn, loggedIn, newAdmin, newCustomer, tokyo } from '../../testing/staff.ts'
import { Browser, createTestIdentity, outboxEvents, type TestIdentity } from '../../testing/test-identity.ts'

let identity: TestIdentity
let withBilling: App
let billing: BillingStandIn
let admin: LoggedIn

beforeAll(async () => {
  identity = await createTestIdentity()
  billing = await startBilling()
  withBilling = await identity.copy({ billingUrl: billing.url })
  admin = await newAdmin(identity)
})
afterAll(async () => {
  await billing.close()
  await identity.close()
})
beforeEach(() => billing.reset())

type Change = 'grant' | 'revoke'

async function change(what: Change, id: string, by: Browser = admin) {
  const browser = new Browser(withBilling)
  for (const [name, value] of by.cookies) browser.cookies.set(name, value)
  const response = await browser.call('POST', `/admin/members/${id}/${what}-enterprise-role`)
  return [response.statusCode, response.json().code ?? response.json().changed]
}
const newGeneral = (agency?: { code: string; name: string; status: '1' | '2' }) =>
  loggedIn(identity, { roles: ['ROLE_GENERAL'], ...(agency && { agency }) })
const me = async (browser: Browser) => (await browser.call('POST', '/auth/me')).json()

describe('POST /admin/members/{id}/grant-enterprise-role and revoke-enterprise-role', () => {
  it('make the account one of a company, at once for the open session, and back, ending it; once on record each', async () => {
    const member = await newGeneral()
    expect(await change('grant', member.id)).toEqual([200, true])
    expect(await change('grant', member.id)).toEqual([200, false])
    expect(await me(member)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], enterprise: true })
    const events = (await outboxEvents(identity.database)).filter(
      ({ payload }) => (payload as { userId?: string }).userId === member.id,
    )
    expect(events.slice(-2)).toMatchObject([
      { subject: 'identity.role-changed.v1', payload: { roles: ['ROLE_ENTERPRISE'] } },
      { subject: 'identity.member-changed.v1', payload: { roles: ['ROLE_ENTERPRISE'] } },
    ])
    expect(await change('revoke', member.id)).toEqual([200, true])
    expect(await change('revoke', member.id)).toEqual([200, false])
    expect((await member.call('POST', '/auth/me')).statusCode).toBe(401)
    await member.login(member.email)
    expect(await me(member)).toMatchObject({ roles: ['ROLE_GENERAL'], enterprise: false })
    expect((await auditOf(identity, member.id)).filter((action) => action.includes('role'))).toEqual([
      'enterprise-role-granted',
      'enterprise-role-revoked',
    ])
  })

  it('do it once for two administrators who press at the same time', async () => {
    const member = await newGeneral()
    const results = await Promise.all([change('grant', member.id), change('grant', member.id)])
    expect(results.map(([, changed]) => changed).sort()).toEqual([false, true])
  })

  it('409 E4099 for who belongs or applies to an agency, and for roles from elsewhere', async () => {
    const applied = await newGeneral({ ...tokyo, status: '1' })
    for (const { id } of [applied, await newCustomer(identity), admin])
      expect(await change('grant', id)).toEqual([409, 'E4099'])
    expect(await change('revoke', admin.id)).toEqual([409, 'E4099'])
  })

  it('end what a rejected application left: it would restrict the account, and erase it when deleted', async () => {
    const rejected = await newGeneral({ ...tokyo, status: '2' })
    const none = { name: '', code: '', status: '0' }
    expect(await change('grant', rejected.id)).toEqual([200, true])
    expect(await me(rejected)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], agency: none })
    expect(await change('revoke', rejected.id)).toEqual([200, true])
    await rejected.login(rejected.email)
    expect(await me(rejected)).toMatchObject({ roles: ['ROLE_GENERAL'], agency: none })
  })

  it('409 E4098 while something is owed, 503 E5030 while billing cannot tell', async () => {
    const member = await newGeneral()
    billing.obligations = { contracts: 1, undecidedOrders: 0 }
    expect(await change('grant', member.id)).toEqual([409, 'E4098'])
    billing.status = 503
    expect(await change('grant', member.id)).toEqual([503, 'E5030'])
    expect((await me(member)).roles).toEqual(['ROLE_GENERAL'])
  })

  it('404 for nobody, 403 for members, 401 for visitors', async () => {
    const member = await newGeneral()
    for (const what of ['grant', 'revoke'] as const) {
      for (const id of ['nobody', '019aa000-0000-7000-8000-000000000000'])
        expect(await change(what, id)).toEqual([404, 'E4040'])
      expect(await change(what, member.id, member)).toEqual([403, 'E4030'])
      expect(await change(what, member.id, new Browser(withBilling))).toEqual([401, 'E4010'])
    }
  })
})
