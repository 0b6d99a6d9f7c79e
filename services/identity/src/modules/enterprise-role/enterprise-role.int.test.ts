import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeBilling } from '../../testing/fake-billing.ts'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../testing/test-identity.ts'
import {
  createAdmin,
  createCustomer,
  createLoggedInMember,
  listAuditActions,
  tokyoAgency,
} from '../../testing/test-members.ts'

const identity = await createTestIdentity()
const billing = await startFakeBilling()
const withBilling = await identity.startReplica({ billingUrl: billing.url })
const admin = await createAdmin(identity)
afterAll(async () => {
  await billing.close()
  await identity.close()
})
beforeEach(() => billing.reset())

type Change = 'grant' | 'revoke'

async function change(what: Change, id: string, by: CookieBrowser = admin) {
  const browser = new CookieBrowser(withBilling)
  for (const [name, value] of by.cookies) browser.cookies.set(name, value)
  const response = await browser.call('POST', `/admin/members/${id}/${what}-enterprise-role`)
  return [response.statusCode, response.json().code ?? response.json().changed]
}
const newGeneral = (agency?: { code: string; name: string; status: '1' | '2' }) =>
  createLoggedInMember(identity, { roles: ['ROLE_GENERAL'], ...(agency && { agency }) })
const me = async (browser: CookieBrowser) => (await browser.call('POST', '/auth/me')).json()

describe('POST /admin/members/{id}/grant-enterprise-role and revoke-enterprise-role', () => {
  it('change the role and back, at once in the open session, which revoking ends, and log each change once', async () => {
    const member = await newGeneral()
    expect(await change('grant', member.id)).toEqual([200, true])
    expect(await change('grant', member.id)).toEqual([200, false])
    expect(await me(member)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], enterprise: true })
    const events = (await listOutboxEvents(identity.database)).filter(
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
    expect((await listAuditActions(identity, member.id)).filter((action) => action.includes('role'))).toEqual(
      ['enterprise-role-granted', 'enterprise-role-revoked'],
    )
  })

  it('change the role once for two concurrent administrators', async () => {
    const member = await newGeneral()
    const results = await Promise.all([change('grant', member.id), change('grant', member.id)])
    expect(results.map(([, changed]) => changed).sort()).toEqual([false, true])
  })

  it('reject members and applicants of an agency, and administrators, with 409 E4099', async () => {
    const applied = await newGeneral({ ...tokyoAgency, status: '1' })
    for (const { id } of [applied, await createCustomer(identity), admin])
      expect(await change('grant', id)).toEqual([409, 'E4099'])
    expect(await change('revoke', admin.id)).toEqual([409, 'E4099'])
  })

  it('remove the restriction that a rejected application left', async () => {
    const rejected = await newGeneral({ ...tokyoAgency, status: '2' })
    const none = { name: '', code: '', status: '0' }
    expect(await change('grant', rejected.id)).toEqual([200, true])
    expect(await me(rejected)).toMatchObject({ roles: ['ROLE_ENTERPRISE'], agency: none })
    expect(await change('revoke', rejected.id)).toEqual([200, true])
    await rejected.login(rejected.email)
    expect(await me(rejected)).toMatchObject({ roles: ['ROLE_GENERAL'], agency: none })
  })

  it('reject with 409 E4098 while something is owed, and with 503 E5030 while billing cannot tell', async () => {
    const member = await newGeneral()
    billing.obligations = { contracts: 1, undecidedOrders: 0 }
    expect(await change('grant', member.id)).toEqual([409, 'E4098'])
    billing.status = 503
    expect(await change('grant', member.id)).toEqual([503, 'E5030'])
    expect((await me(member)).roles).toEqual(['ROLE_GENERAL'])
  })

  it('respond with 404 to unknown members, 403 to members and 401 to visitors', async () => {
    const member = await newGeneral()
    for (const what of ['grant', 'revoke'] as const) {
      for (const id of ['nobody', '019aa000-0000-7000-8000-000000000000'])
        expect(await change(what, id)).toEqual([404, 'E4040'])
      expect(await change(what, member.id, member)).toEqual([403, 'E4030'])
      expect(await change(what, member.id, new CookieBrowser(withBilling))).toEqual([401, 'E4010'])
    }
  })
})
