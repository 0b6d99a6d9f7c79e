import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const addresseeOf = async (id: string, type: string) =>
  (await injectInternalCall(identity.app, `/internal/members/${id}/addressee?type=${type}`)).json()

async function logIn(options: Parameters<typeof identity.addMember>[0] = {}) {
  const member = await identity.addMember(options)
  const browser = new CookieBrowser(identity.app)
  expect((await browser.login(member.email)).statusCode).toBe(200)
  const list = async () => (await browser.call('GET', '/account/mail-types')).json()
  const set = (payload: object) => browser.call('POST', '/account/mail-types', { payload })
  return { id: member.id, list, set }
}

async function listPublished(id: string): Promise<unknown[]> {
  const rows = await identity.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', 'identity.mail-cancelled.v1')
    .execute()
  return rows
    .map(({ payload }) => payload as { userId: string; type: string })
    .filter(({ userId }) => userId === id)
    .map(({ type }) => type)
}

describe('GET and POST /account/mail-types', () => {
  it('switch a kind of mail off and on again, for whoever sends it', async () => {
    const { id, list, set } = await logIn()
    const on = ['appointment', 'support', 'reminder'].map((type) => ({ type, isOn: true }))
    expect(await list()).toEqual(on)
    expect((await set({ type: 'appointment', isOn: false })).json()).toEqual({})
    expect(await list()).toEqual([{ type: 'appointment', isOn: false }, ...on.slice(1)])
    expect(await addresseeOf(id, 'appointment')).toMatchObject({
      subscribed: false,
      unsubscribeUrl: expect.stringContaining('/advertise?request=cancel&type=appointment'),
    })
    await set({ type: 'appointment', isOn: true })
    expect((await addresseeOf(id, 'appointment')).subscribed).toBe(true)
  })

  it('publish the end of a kind whose contract has it, and no other', async () => {
    const { id, set } = await logIn()
    for (const type of ['appointment', 'support']) await set({ type, isOn: false })
    expect(await listPublished(id)).toEqual(['support'])
  })

  it('offer an enterprise account what concerns it', async () => {
    const { list } = await logIn({ roles: ['ROLE_ENTERPRISE'] })
    expect(await list()).toEqual([{ type: 'support', isOn: true }])
  })

  it.each([
    [{ type: 'everything', isOn: false }],
    [{ type: 'seven-nights', isOn: false }],
    [{ type: 'support' }],
  ])('400 E3001 for %j', async (payload) => {
    const { set } = await logIn()
    expect((await set(payload)).json()).toMatchObject({ code: 'E3001' })
  })

  it('401 for visitors', async () => {
    const visitor = new CookieBrowser(identity.app)
    expect((await visitor.call('GET', '/account/mail-types')).statusCode).toBe(401)
    expect(
      (await visitor.call('POST', '/account/mail-types', { payload: { type: 'support', isOn: true } }))
        .statusCode,
    ).toBe(401)
  })
})
