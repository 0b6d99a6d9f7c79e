import { randomUUID } from 'node:crypto'
import { createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  Browser,
  createTestIdentity,
  outboxEvents,
  type TestIdentity,
  testPassword,
  waitingMails,
} from '../../testing/test-identity.ts'
import { collectErasures } from './collect-erasures.ts'
import { eraseAccounts, watchConfirmations } from './erase-accounts.ts'

let identity: TestIdentity
const day = 86_400

beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('outbox').execute()
})

async function loggedIn() {
  const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
  const browser = new Browser(identity.app)
  await browser.login(member.email)
  const post = (url: string, payload?: object) => browser.call('POST', url, { ...(payload && { payload }) })
  const deletion = async () => (await browser.call('GET', '/account/deletion')).json()
  return { member, browser, post, deletion }
}
const erase = () => eraseAccounts(identity.database, identity.now())

/** Something of the member in every table that can hold something. */
async function memberWithEverything() {
  const one = await loggedIn()
  const { post, browser } = one
  await browser.login(one.member.email)
  await post('/agreement/agree-providing-data?agreement=true')
  await post('/page-size/set-scale?scale=1.1')
  await post('/account/easy-login/register', { agreement: true })
  await post('/account/totp/begin')
  await post('/account/export')
  await post(`/account/change-email`, { password: testPassword, email: `${randomUUID()}@example.jp` })
  await post(`/account/forgot-password/issue-confirm-mail?email=${encodeURIComponent(one.member.email)}`)
  return one
}

async function tablesNaming(userId: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'identity' and data_type = 'uuid'`.execute(identity.database.db)
  const found: string[] = []
  for (const { table, column } of rows) {
    const hit =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(
        identity.database.db,
      )
    if (hit.rows.length > 0) found.push(table)
  }
  return [...new Set(found)].sort()
}

describe('POST /account/delete', () => {
  it('200 with the moment, 7 days from now; told by mail; asking again keeps the moment', async () => {
    const { member, post, deletion } = await loggedIn()
    const confirmations = ['aiesthe', 'billing', 'charts', 'content'].map((service) => ({
      service,
      confirmedAt: null,
    }))
    const none = { effectiveAt: null, confirmations }
    expect(await deletion()).toEqual(none)
    const effectiveAt = new Date(identity.now().getTime() + 7 * day * 1000).toISOString()
    expect((await post('/account/delete', { password: testPassword })).json()).toEqual({ effectiveAt })
    identity.advance(60)
    expect((await post('/account/delete', { password: testPassword })).json()).toEqual({ effectiveAt })
    expect(await deletion()).toEqual({ ...none, effectiveAt })
    const mails = (await waitingMails(identity.database)).filter((mail) => mail.to === member.email)
    expect(mails.map((mail) => mail.template)).toEqual(['deletion-scheduled'])
  })

  it('400 E3021 with a wrong password, 401 for visitors', async () => {
    const { post, deletion } = await loggedIn()
    const response = await post('/account/delete', { password: 'wrong' })
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3021'])
    expect((await deletion()).effectiveAt).toBeNull()
    for (const url of ['/account/delete', '/account/undo-delete']) {
      const visitor = await new Browser(identity.app).call('POST', url, { payload: { password: 'x' } })
      expect(visitor.statusCode).toBe(401)
    }
  })
})

describe('POST /account/undo-delete', () => {
  it('200: nothing is deleted', async () => {
    const { member, browser, post, deletion } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(6 * day)
    await browser.login(member.email)
    expect((await post('/account/undo-delete')).json()).toEqual({})
    expect((await deletion()).effectiveAt).toBeNull()
    identity.advance(2 * day)
    await erase()
    expect((await new Browser(identity.app).login(member.email)).statusCode).toBe(200)
  })
})

describe('erase-accounts', () => {
  it('deletes what is due and nothing else: 0 rows with the person, whatever the table (R31)', async () => {
    const leaving = await memberWithEverything()
    const staying = await memberWithEverything()
    expect((await tablesNaming(leaving.member.id)).length).toBeGreaterThan(8)
    await leaving.post('/account/delete', { password: testPassword })
    identity.advance(7 * day - 1)
    await erase()
    expect(await tablesNaming(leaving.member.id)).toContain('users')
    identity.advance(1)
    await Promise.all([erase(), erase(), erase()])
    const kept = ['audit_log', 'erased_people']
    expect((await tablesNaming(leaving.member.id)).filter((table) => !kept.includes(table))).toEqual([])
    expect(await tablesNaming(staying.member.id)).toContain('users')
    const { rows } = await identity.database.pool.query('select users::text as row from users')
    expect(JSON.stringify(rows)).not.toContain(leaving.member.email)
    const events = (await outboxEvents(identity.database)).filter(
      (event) => (event.payload as { userId: string }).userId === leaving.member.id,
    )
    expect(events.filter((event) => event.subject === 'identity.person-deleted.v1')).toHaveLength(1)
    // What other services were told of names and addresses goes along, also what has not been sent yet.
    const told = events.filter((event) => event.subject === 'identity.member-changed.v1')
    expect(told).toEqual([])
    expect((await new Browser(identity.app).login(leaving.member.email)).statusCode).toBe(401)
  })

  it('ends the sessions that are still open', async () => {
    const { browser, post, member } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(6 * day + day / 2)
    await browser.login(member.email)
    identity.advance(day / 2)
    await browser.call('POST', '/auth/refresh')
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
    await erase()
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await browser.call('POST', '/auth/refresh')).statusCode).toBe(401)
    const ended = (await outboxEvents(identity.database)).filter((event) =>
      event.subject.startsWith('identity.session-ended'),
    )
    expect(ended.at(-1)).toMatchObject({ payload: { userId: member.id, reason: 'revoked' } })
  })
})

describe('collect-erasures', () => {
  const log = pino({ level: 'silent' })

  async function withConsumer(
    work: (publish: (payload: object, id?: string, service?: string) => Promise<void>) => Promise<void>,
  ) {
    const transport = createInProcessTransport({ log })
    const consumers = await startConsumers({
      service: 'identity',
      database: identity.database,
      transport,
      consumers: [...collectErasures],
      log,
      retryDelaysMs: [10],
    })
    const at = '2026-11-20T03:00:00.000Z'
    await work((payload, id = randomUUID(), service = 'content') =>
      transport.publish({
        id,
        subject: `${service}.person-erased.v1`,
        payload: { service, at, ...payload },
        occurredAt: at,
      }),
    )
    await consumers.stop()
    await transport.close()
  }

  async function erased() {
    const { member, post } = await loggedIn()
    await post('/account/delete', { password: testPassword })
    identity.advance(7 * day)
    await erase()
    return member.id
  }
  const confirmations = async (userId: string) =>
    identity.database.db
      .selectFrom('erasure_confirmations')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()

  it('keeps each confirmation once, of people deleted here only', async () => {
    const userId = await erased()
    const id = randomUUID()
    await withConsumer(async (publish) => {
      await publish({ userId }, id)
      await publish({ userId }, id)
      await publish({ userId })
      await publish({ userId }, randomUUID(), 'billing')
      await publish({ userId }, randomUUID(), 'aiesthe')
      await publish({ userId }, randomUUID(), 'charts')
      await publish({ userId: randomUUID() })
    })
    const services = (await confirmations(userId)).map(({ service }) => service)
    expect(services.sort()).toEqual(['aiesthe', 'billing', 'charts', 'content'])
    const all = await identity.database.db.selectFrom('erasure_confirmations').selectAll().execute()
    expect(all).toHaveLength(4)
  })

  it('parks an invalid payload', async () => {
    const userId = await erased()
    const id = randomUUID()
    await withConsumer((publish) => publish({ userId, at: 'yesterday' }, id))
    expect(await confirmations(userId)).toEqual([])
    const letters = await identity.database.db
      .selectFrom('dead_letters')
      .select('consumer')
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: 'collect-content-erasures' }])
  })

  it('succeeds when tried again after a failure', async () => {
    const userId = await erased()
    const id = randomUUID()
    const { db } = identity.database
    await withConsumer(async (publish) => {
      await sql`alter table erasure_confirmations rename to confirmations_away`.execute(db)
      await expect(publish({ userId }, id)).rejects.toThrow('postponed')
      await sql`alter table confirmations_away rename to erasure_confirmations`.execute(db)
      await publish({ userId }, id)
    })
    expect(await confirmations(userId)).toHaveLength(1)
  })

  it('is missed loudly after an hour', async () => {
    const { db } = identity.database
    await db.deleteFrom('erasure_confirmations').execute()
    await db.deleteFrom('erased_people').execute()
    const userId = await erased()
    const lines: string[] = []
    const loud = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
    const watch = () => watchConfirmations(identity.database, loud, identity.now())
    await watch()
    expect(lines).toEqual([])
    identity.advance(3601)
    await watch()
    expect(lines.join()).toContain('"unconfirmedBy":"content","people":1')
    expect(lines.join()).toContain('"unconfirmedBy":"billing","people":1')
    expect(lines.join()).toContain('"unconfirmedBy":"aiesthe","people":1')
    expect(lines.join()).toContain('"unconfirmedBy":"charts","people":1')
    await withConsumer(async (publish) => {
      await publish({ userId })
      await publish({ userId }, randomUUID(), 'billing')
      await publish({ userId }, randomUUID(), 'aiesthe')
      await publish({ userId }, randomUUID(), 'charts')
    })
    lines.length = 0
    await watch()
    expect(lines).toEqual([])
  })
})
