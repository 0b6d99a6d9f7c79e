import { randomUUID } from 'node:crypto'
import { injectInternal } from '@hibiki/http/testing'
import { lockMember } from '@hibiki/projections'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addFormat,
  addPerson,
  allFlags,
  type ChartsApp,
  createChartsApp,
  OTHER_AGENCY,
  type Person,
  recordBody,
} from '../../testing/charts-app.ts'

let charts: ChartsApp
let pic: Person
let admin: Person
beforeAll(async () => {
  charts = await createChartsApp()
  pic = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
  admin = await addPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
})
afterAll(() => charts.close())

async function search(
  who: Person,
  condition?: string,
): Promise<{ id: string; name: string; assigned: boolean }[]> {
  const query = condition === undefined ? '' : `?condition=${encodeURIComponent(condition)}`
  const response = await who.get(`/pic/calte/customers${query}`)
  expect(response.statusCode).toBe(200)
  return response.json().users
}

/** Customers straight into the projection; what each is found by. */
async function addManyCustomers(app: ChartsApp, agencyCode: string, count: number) {
  const { rows } = await app.database.pool.query<{ id: string; text: string }>(
    `insert into customers (member_id, login_name, name, email, is_customer, is_member, agency_code, search_text, changed_at)
     select gen_random_uuid(), 'login' || n, name, 'mail' || n, true, true, $1, name || E'\nmail' || n || '.example', now()
     from generate_series(1, $2::int) as n, lateral (select case n % 2 when 0 then '木' else 'あ木' end || n as name) as names
     returning member_id as id, search_text as text`,
    [agencyCode, count],
  )
  return rows
}

describe('GET /pic/calte/customers', () => {
  it('finds by part of name, kana, Latin reading and address, whatever the width and case', async () => {
    const { userId } = await addPerson(charts, { name: 'サクラ 花' })
    for (const condition of ['サクラ', 'さくら', 'ｻｸﾗ', 'SAKURA', 'kura', userId.slice(0, 8).toUpperCase()])
      expect((await search(pic, condition)).map(({ id }) => id)).toContain(userId)
    expect(await search(pic, 'さくらん')).toEqual([])
    expect(await search(pic, '%')).toEqual([])
  })

  it('lists assigned customers first, then by name, and never those of another agency', async () => {
    const first = await addPerson(charts, { name: 'あ' })
    const assigned = await addPerson(charts, { name: 'ん' })
    const foreign = await addPerson(charts, { name: 'あ', agencyCode: OTHER_AGENCY })
    await charts.deliver('identity.assignment-changed.v1', {
      ...{ userId: assigned.userId, picId: pic.userId, at: '2026-11-20T00:00:00.000Z' },
    })
    const found = await search(pic)
    expect(found[0]).toMatchObject({ id: assigned.userId, assigned: true })
    expect(found.map(({ id }) => id)).toContain(first.userId)
    expect(found.map(({ id }) => id)).not.toContain(foreign.userId)
  })

  it('finds every part of a text among more customers than are looked through in order of name', async () => {
    const agencyCode = '100000000077'
    const staff = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    const stored = await addManyCustomers(charts, agencyCode, 1200)
    const conditions = ['木', '木12', 'mail7', 'mail119', 'あ木9', '9.example', '木 1', '無', '%', 'a_b']
    for (const condition of conditions) {
      const wanted = condition.replaceAll(' ', '')
      const expected = stored.filter(({ text }) => text.includes(wanted))
      const found = (await search(staff, condition)).map(({ id }) => id)
      expect([condition, found.length]).toEqual([condition, Math.min(99, expected.length)])
      expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(found))
    }
  })

  it('puts names that begin with the condition before those that hold it elsewhere', async () => {
    const agencyCode = '100000000078'
    const staff = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    for (const name of ['あ木', '木ん', '木い', 'い木']) await addPerson(charts, { name, agencyCode })
    const assigned = await addPerson(charts, { name: 'ん木', agencyCode })
    await charts.deliver('identity.assignment-changed.v1', {
      ...{ userId: assigned.userId, picId: staff.userId, at: '2026-11-20T00:00:00.000Z' },
    })
    const names = (await search(staff, '木')).map(({ name }) => name)
    expect(names).toEqual(['ん木', '木い', '木ん', 'あ木', 'い木'])
  })

  it('finds the one of an id among those who may be found', async () => {
    const { userId } = await addPerson(charts, { name: '一人 だけ' })
    const foreign = await addPerson(charts, { agencyCode: OTHER_AGENCY })
    const byId = async (who: Person, id: string) =>
      (await who.get(`/pic/calte/customers?userId=${id}`)).json().users.map((one: { id: string }) => one.id)
    expect([await byId(pic, userId), await byId(pic, foreign.userId)]).toEqual([[userId], []])
    expect(await byId(admin, foreign.userId)).toEqual([foreign.userId])
    expect(await byId(admin, admin.userId)).toEqual([])
  })

  it('asks administrators for a condition (D-068)', async () => {
    await addPerson(charts, { name: '花子' })
    expect((await admin.get('/pic/calte/customers')).json().code).toBe('CHARTS_CONDITION_REQUIRED')
    expect(await search(admin, '花子')).not.toEqual([])
  })
})

describe('the copy of charts (R31)', () => {
  it('holds every record that the customer sees, with the published values only (R25)', async () => {
    const { userId } = await addPerson(charts)
    const { generalCalteId, items } = await addFormat(pic, userId)
    const [internal = '', published = ''] = items.map(({ id }) => id)
    for (const values of [{ [internal]: '内緒' }, { [internal]: '内緒', [published]: '見える' }]) {
      await pic.post('/common/calte/register-record', recordBody(generalCalteId, values))
      charts.clock.now = new Date(charts.clock.now.getTime() + 60_000)
    }
    const copy = (await injectInternal(charts.app, `/internal/members/${userId}/export`)).json()
    expect(copy.records).toMatchObject([
      { title: '施術記録', label: null, value: null },
      { title: '施術記録', label: '公開メモ', value: '見える' },
    ])
  })
})

/** Whether somebody waits for the lock of a member that the test holds. */
async function lockIsAwaited(): Promise<boolean> {
  const query = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  return (await query.execute(charts.database.db)).rows.length > 0
}

describe('deletion of a person (R31)', () => {
  it('leaves no row, and nothing that arrives later brings any back', async () => {
    const customer = await addPerson(charts)
    const { userId } = customer
    const { generalCalteId } = await addFormat(pic, userId)
    await pic.post('/common/calte/register-record', recordBody(generalCalteId, {}))
    const late = async () => {
      // A session is accepted for a moment longer than its member exists.
      await customer.post('/calendar/feed')
      await customer.post('/customer/calte/sharing', { listening: true })
      const at = '2026-11-20T03:00:00.000Z'
      const diagnosis = {
        resultId: randomUUID(),
        userId,
        minutesCourse: 10,
        stressPercent: 1,
        published: true,
      }
      await charts.deliver('aiesthe.diagnosis-completed.v2', { ...diagnosis, startedAt: at, at })
      await charts.deliver('identity.assignment-changed.v1', { userId, picId: pic.userId, at })
    }
    await late()
    const copy = (await injectInternal(charts.app, `/internal/members/${userId}/export`)).json()
    expect(copy.records).toHaveLength(1)
    const acts = await charts.database.db
      .selectFrom('chart_log')
      .select(['actor_id', 'action'])
      .where('customer_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { actor_id: pic.userId, action: 'create' },
      { actor_id: userId, action: 'export' },
    ])
    await charts.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T03:00:00.000Z' })
    await late()
    const { db } = charts.database
    const tables = ['customers', 'assignments', 'plays', 'diagnoses', 'calendar_feeds', 'sharing'] as const
    for (const table of tables)
      expect([
        table,
        await db.selectFrom(table).selectAll().where('member_id', '=', userId).execute(),
      ]).toEqual([table, []])
    for (const table of ['records', 'formats', 'chart_log'] as const)
      expect([
        table,
        await db.selectFrom(table).selectAll().where('customer_id', '=', userId).execute(),
      ]).toEqual([table, []])
    expect(await charts.outbox('charts.person-erased.v1')).toMatchObject([
      { payload: { userId, service: 'charts' } },
    ])
  })

  it.each<
    [string, (of: { userId: string; recordId: string; deletedId: string }) => ReturnType<Person['get']>]
  >([
    [
      'a look at a record',
      ({ recordId }) => pic.get(`/pic/calte/get-format-from-record?calteRecordId=${recordId}`),
    ],
    ['a look at the overview', ({ userId }) => pic.get(`/pic/calte/overview?userId=${userId}`)],
    [
      'a format',
      ({ userId }) =>
        pic.post('/pic/calte/register-format', {
          userId,
          calteFormat: { title: '題', calteItems: allFlags },
        }),
    ],
    [
      'a restored record',
      ({ deletedId }) => admin.post(`/admin/charts/${deletedId}/restore`, { reason: '依頼' }),
    ],
  ])('404 for %s that comes while it happens, and no row of it is left', async (_, request) => {
    const { userId } = await addPerson(charts)
    const { generalCalteId } = await addFormat(pic, userId)
    const add = async () =>
      (await pic.post('/common/calte/register-record', recordBody(generalCalteId, {}))).json() as string
    const [recordId, deletedId] = [await add(), await add()]
    await pic.post(`/pic/calte/delete-record?calteId=${deletedId}`)
    const { db } = charts.database
    let response: ReturnType<typeof request> | undefined
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, userId)
      response = request({ userId, recordId, deletedId })
      await expect.poll(lockIsAwaited, { interval: 10, timeout: 10_000 }).toBe(true)
      const payload = { userId, at: '2026-11-21T03:00:00.000Z' }
      const deletion = { id: randomUUID(), occurredAt: payload.at, payload }
      await charts.consumer('erase-member').handle(trx as never, [deletion] as never)
    })
    expect((await response)?.statusCode).toBe(404)
    for (const table of ['formats', 'chart_log'] as const)
      expect(await db.selectFrom(table).selectAll().where('customer_id', '=', userId).execute()).toEqual([])
  })

  it('of staff keeps what they did on record, without them', async () => {
    const staff = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
    const customer = await addPerson(charts)
    const { generalCalteId } = await addFormat(staff, customer.userId)
    await staff.post('/common/calte/register-record', recordBody(generalCalteId, {}))
    await charts.deliver('identity.person-deleted.v1', {
      userId: staff.userId,
      at: '2026-11-21T03:00:00.000Z',
    })
    const log = await charts.database.db
      .selectFrom('chart_log')
      .selectAll()
      .where('customer_id', '=', customer.userId)
      .execute()
    expect(log).toMatchObject([{ action: 'create', actor_id: null }])
    await expect(
      charts.database.db
        .updateTable('chart_log')
        .set({ action: 'view' })
        .where('customer_id', '=', customer.userId)
        .execute(),
    ).rejects.toThrow('append-only')
  })
})
