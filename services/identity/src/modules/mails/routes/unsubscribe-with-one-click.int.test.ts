import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const FORM = 'application/x-www-form-urlencoded'
const PARTS = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

const addresseeOf = async (id: string, type: string) =>
  (await injectInternalCall(identity.app, `/internal/members/${id}/addressee?type=${type}`)).json()

/** Lists what the other services learn of the mails that a member cancelled. */
async function listPublished(id: string): Promise<unknown[]> {
  const rows = await identity.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', 'identity.mail-cancelled.v1')
    .execute()
  return rows.map(({ payload }) => payload).filter((payload) => (payload as { userId: string }).userId === id)
}

/** Returns the address of the header as the service gets it, without what is the gateway's. */
async function findOneClickPath(id: string, type: string): Promise<string> {
  const { pathname, search } = new URL((await addresseeOf(id, type)).oneClickUrl)
  expect(pathname).toMatch(/^\/api\//)
  return pathname.replace('/api', '') + search
}

const post = (url: string, payload: string, type = FORM) =>
  identity.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('POST /v3/advertise/one-click', () => {
  it.each([
    ['a form', 'List-Unsubscribe=One-Click', FORM],
    ['a form in parts', PARTS, 'multipart/form-data; boundary=x'],
  ])('cancels one kind of mail for a mail program that sends %s', async (_what, payload, type) => {
    const { id } = await identity.addMember()
    const response = await post(await findOneClickPath(id, 'seven-nights'), payload, type)
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect((await addresseeOf(id, 'seven-nights')).subscribed).toBe(false)
    expect((await addresseeOf(id, 'reminder')).subscribed).toBe(true)
    expect(await listPublished(id)).toEqual([{ userId: id, type: 'seven-nights', at: expect.any(String) }])
  })

  it('responds alike to a forged key and an unknown type, and cancels nothing', async () => {
    const { id } = await identity.addMember()
    const path = await findOneClickPath(id, 'seven-nights')
    for (const forged of [`${path}x`, path.replace('seven-nights', 'everything')]) {
      const response = await post(forged, 'List-Unsubscribe=One-Click')
      expect([response.statusCode, response.json()]).toEqual([200, {}])
    }
    expect((await addresseeOf(id, 'seven-nights')).subscribed).toBe(true)
    expect(await listPublished(id)).toEqual([])
  })

  it('rejects a body that does not ask for it with 400, and one that is too long with 413', async () => {
    const { id } = await identity.addMember()
    const path = await findOneClickPath(id, 'seven-nights')
    for (const payload of ['', 'List-Unsubscribe=Two-Clicks', 'a=b'])
      expect((await post(path, payload)).statusCode).toBe(400)
    expect((await post(path, 'x'.repeat(2000))).statusCode).toBe(413)
    expect((await addresseeOf(id, 'seven-nights')).subscribed).toBe(true)
  })
})

describe('GET /v3/advertise/one-click', () => {
  it('leads to the page that cancels the mail, and cancels nothing itself', async () => {
    const { id } = await identity.addMember()
    const response = await identity.app.inject(await findOneClickPath(id, 'reminder'))
    const { subscribed, unsubscribeUrl } = await addresseeOf(id, 'reminder')
    expect([response.statusCode, response.headers.location, subscribed]).toEqual([302, unsubscribeUrl, true])
  })
})
