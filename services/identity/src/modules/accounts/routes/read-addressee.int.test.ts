import { randomUUID } from 'node:crypto'
import { injectInternalCall } from '@hibiki/http/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const ask = (id: string) => injectInternalCall(identity.app, `/internal/members/${id}/addressee`)

describe('GET /internal/members/{id}/addressee', () => {
  it('responds with 404 to a caller who does not sign', async () => {
    const { id } = await identity.addMember()
    expect((await identity.app.inject(`/internal/members/${id}/addressee`)).statusCode).toBe(404)
  })

  it('returns the current address, display name and language', async () => {
    const { id, email } = await identity.addMember()
    expect((await ask(id)).json()).toEqual({ email, name: 'User 2', language: 'ja' })
    const now = { email: 'moved@example.jp', language: 'en' as const }
    const changed = { ...now, username: '響 花子' }
    await identity.database.db.updateTable('users').set(changed).where('id', '=', id).execute()
    expect((await ask(id)).json()).toEqual({ ...now, name: '響 花子' })
  })

  it('returns for a type of mail whether the member receives it, with a link that cancels it', async () => {
    const { id } = await identity.addMember()
    const of = async (type: string) =>
      (await injectInternalCall(identity.app, `/internal/members/${id}/addressee?type=${type}`)).json()
    const { subscribed, unsubscribeUrl } = await of('reminder')
    expect(subscribed).toBe(true)
    const link = new URL(unsubscribeUrl)
    expect(link.pathname).toBe('/advertise')
    const payload = Object.fromEntries(link.searchParams)
    await identity.app.inject({ method: 'POST', url: '/v3/advertise/notice', payload })
    expect((await of('reminder')).subscribed).toBe(false)
    expect((await of('news')).subscribed).toBe(true)
    const responses = new URL((await of('support')).unsubscribeUrl)
    await identity.app.inject({
      method: 'POST',
      url: '/v3/advertise/notice',
      payload: Object.fromEntries(responses.searchParams),
    })
    expect((await of('support')).subscribed).toBe(false)
  })

  it('responds with 404 to an invitation while the deletion of the account is planned', async () => {
    const { id } = await identity.addMember()
    const statusOf = async (type: string) =>
      (await injectInternalCall(identity.app, `/internal/members/${id}/addressee?type=${type}`)).statusCode
    expect(await statusOf('seven-nights')).toBe(200)
    const planned = { user_id: id, requested_at: new Date(), effective_at: new Date() }
    await identity.database.db.insertInto('planned_deletions').values(planned).execute()
    expect([await statusOf('seven-nights'), await statusOf('news')]).toEqual([404, 404])
    expect([await statusOf('support'), await statusOf('reminder')]).toEqual([200, 200])
  })

  it('responds with 404 to an unknown member, and with 400 to a malformed id', async () => {
    expect((await ask(randomUUID())).statusCode).toBe(404)
    expect((await ask('x')).statusCode).toBe(400)
  })
})
