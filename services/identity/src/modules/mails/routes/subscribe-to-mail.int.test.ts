import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const subscribe = (id: string, payload: object = { type: 'seven-nights' }) =>
  injectInternalCall(identity.app, {
    method: 'POST',
    url: `/internal/members/${id}/subscribe-to-mail`,
    payload,
  })
const addresseeOf = async (id: string, type: string) =>
  (await injectInternalCall(identity.app, `/internal/members/${id}/addressee?type=${type}`)).json()

async function cancel(id: string, type: string) {
  const { searchParams } = new URL((await addresseeOf(id, type)).unsubscribeUrl)
  const payload = Object.fromEntries(searchParams)
  await identity.app.inject({ method: 'POST', url: '/v3/advertise/notice', payload })
}

describe('POST /internal/members/{id}/subscribe-to-mail', () => {
  it('lets a member receive the type again that the link of a mail cancelled, and no other type', async () => {
    const { id } = await identity.addMember()
    await cancel(id, 'seven-nights')
    await cancel(id, 'reminder')
    expect((await addresseeOf(id, 'seven-nights')).subscribed).toBe(false)
    expect((await subscribe(id)).statusCode).toBe(200)
    expect((await addresseeOf(id, 'seven-nights')).subscribed).toBe(true)
    expect((await addresseeOf(id, 'reminder')).subscribed).toBe(false)
  })

  it('does nothing for an unknown member, and rejects an unknown type with 400', async () => {
    const unknown = randomUUID()
    expect((await subscribe(unknown)).statusCode).toBe(200)
    const stored = await identity.database.db.selectFrom('mail_preferences').select('user_id').execute()
    expect(stored.map(({ user_id }) => user_id)).not.toContain(unknown)
    expect((await subscribe(unknown, { type: 'everything' })).statusCode).toBe(400)
  })

  it('responds with 404 to a caller who does not sign', async () => {
    const { id } = await identity.addMember()
    const url = `/internal/members/${id}/subscribe-to-mail`
    const response = await identity.app.inject({ method: 'POST', url, payload: { type: 'seven-nights' } })
    expect(response.statusCode).toBe(404)
  })
})
