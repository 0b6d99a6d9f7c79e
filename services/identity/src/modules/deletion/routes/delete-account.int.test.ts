import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeBilling } from '../../../testing/fake-billing.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  testPassword,
} from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
const billing = await startFakeBilling()
const app = await identity.startReplica({ billingUrl: `${billing.url},${billing.url}` })
afterAll(async () => {
  await billing.close()
  await identity.close()
})
beforeEach(async () => {
  billing.reset()
  await identity.database.db.deleteFrom('outbox').execute()
})

async function loggedIn() {
  const member = await identity.addMember()
  const browser = new CookieBrowser(app)
  await browser.login(member.email)
  const remove = (password = testPassword) =>
    browser.call('POST', '/account/delete', { payload: { password } })
  const effectiveAt = async () => (await browser.call('GET', '/account/deletion')).json().effectiveAt
  return { member, browser, remove, effectiveAt }
}

describe('POST /account/delete', () => {
  it.each([[{ contracts: 1, undecidedOrders: 0 }], [{ contracts: 0, undecidedOrders: 1 }]])(
    'rejects with 409 E4098 while billing reports %o',
    async (body) => {
      billing.obligations = body
      const { member, remove, effectiveAt } = await loggedIn()
      const refused = await remove()
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'E4098'])
      expect(billing.asked).toEqual([`/internal/members/${member.id}/hold-orders`])
      expect([await effectiveAt(), await listOutboxEvents(identity.database)]).toEqual([null, []])
    },
  )

  it.each([
    [503, {}],
    [200, { contracts: 'none' }],
  ])('rejects with 503 E5030 when billing cannot tell (%i %o)', async (status, obligations) => {
    Object.assign(billing, { status, obligations })
    const { remove, effectiveAt } = await loggedIn()
    const refused = await remove()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'E5030'])
    expect(await effectiveAt()).toBeNull()
  })

  it('does not ask billing before the password is right', async () => {
    const { remove } = await loggedIn()
    expect((await remove('wrong')).json().code).toBe('E3021')
    expect(billing.asked).toEqual([])
  })

  it('publishes the request and its cancellation once each, so that billing sells nothing meanwhile', async () => {
    const { member, browser, remove } = await loggedIn()
    const { effectiveAt } = (await remove()).json()
    await remove()
    await browser.call('POST', '/account/undo-delete')
    await browser.call('POST', '/account/undo-delete')
    const at = identity.now().toISOString()
    expect(await listOutboxEvents(identity.database)).toEqual([
      { subject: 'identity.deletion-requested.v1', payload: { userId: member.id, effectiveAt, at } },
      { subject: 'identity.deletion-cancelled.v1', payload: { userId: member.id, at } },
    ])
  })
})
