import { randomUUID } from 'node:crypto'
import { createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'
import { projectEntitlements } from './project-entitlements.ts'

const log = pino({ level: 'silent' })

const identity = await createTestIdentity()
const transport = createInProcessTransport({ log })
const consumers = await startConsumers({
  service: 'identity',
  database: identity.database,
  transport,
  consumers: [projectEntitlements],
  log,
  retryDelaysMs: [10],
})
afterAll(async () => {
  await consumers.stop()
  await transport.close()
  await identity.close()
})

const at = '2026-11-21T03:00:00.000Z'
const premium = { ja: 'プレミアム', en: 'Premium' }
const announce = (userId: string, changes: object, id: string = randomUUID()) =>
  transport.publish({
    id,
    subject: 'billing.entitlements-changed.v1',
    payload: {
      userId,
      functions: ['loop'],
      premium: true,
      paymentUnconfirmed: false,
      planName: premium,
      revision: 1,
      at,
      ...changes,
    },
    occurredAt: at,
  })

async function loggedIn() {
  const member = await identity.addMember()
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const plan = async (language: string) => {
    const headers = { 'accept-language': language }
    const user = (await browser.call('GET', '/auth/me', { headers })).json()
    return [user.premium, user.planName]
  }
  return { id: member.id, plan }
}

const deadLetters = (eventId: string) =>
  identity.database.db.selectFrom('dead_letters').select('consumer').where('event_id', '=', eventId).execute()

describe('project-entitlements', () => {
  it('returns premium and the name of the plan in auth/me, in the language of the caller', async () => {
    const { id, plan } = await loggedIn()
    expect(await plan('ja')).toEqual([false, null])
    await announce(id, {})
    expect([await plan('ja'), await plan('en')]).toEqual([
      [true, 'プレミアム'],
      [true, 'Premium'],
    ])
    await announce(id, { revision: 2, premium: false, planName: null })
    expect(await plan('ja')).toEqual([false, null])
  })

  it('stores the newest revision, in whatever order and however often events arrive', async () => {
    const { id, plan } = await loggedIn()
    const eventId = randomUUID()
    await announce(id, { revision: 3 }, eventId)
    await announce(id, { revision: 2, premium: false, planName: null })
    await announce(id, { revision: 3 }, eventId)
    expect(await plan('ja')).toEqual([true, 'プレミアム'])
  })

  it('does nothing for a deleted member', async () => {
    const [userId, eventId] = [randomUUID(), randomUUID()]
    await announce(userId, {}, eventId)
    expect(await deadLetters(eventId)).toEqual([])
    const users = identity.database.db.selectFrom('users').select('id').where('id', '=', userId)
    expect(await users.execute()).toEqual([])
  })

  it('stores an invalid payload as a dead letter', async () => {
    const { id, plan } = await loggedIn()
    const eventId = randomUUID()
    await announce(id, { revision: 0 }, eventId)
    expect(await plan('ja')).toEqual([false, null])
    expect(await deadLetters(eventId)).toEqual([{ consumer: 'project-entitlements' }])
  })

  it('takes effect when it is retried after a failure', async () => {
    const { id, plan } = await loggedIn()
    const eventId = randomUUID()
    const { db } = identity.database
    await sql`alter table users rename column premium to premium_away`.execute(db)
    await expect(announce(id, {}, eventId)).rejects.toThrow('postponed')
    await sql`alter table users rename column premium_away to premium`.execute(db)
    await announce(id, {}, eventId)
    expect(await plan('ja')).toEqual([true, 'プレミアム'])
  })
})
