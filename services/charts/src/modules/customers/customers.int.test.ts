import { randomUUID } from 'node:crypto'
import { injectInternal } from '@hibiki/http/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addFormat,
  addPerson,
  type ChartsApp,
  createChartsApp,
  OTHER_AGENCY,
  type Person,
  recordBody,
} from '../../testing/charts-app.ts'

let charts: ChartsApp
let pic: Person
beforeAll(async () => {
  charts = await createChartsApp()
  pic = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
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

  it('asks administrators for a condition (D-068)', async () => {
    const admin = await addPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    await addPerson(charts, { name: '花子' })
    expect((await admin.get('/pic/calte/customers')).json().code).toBe('CHARTS_CONDITION_REQUIRED')
    expect(await search(admin, '花子')).not.toEqual([])
  })
})

describe('deletion of a person (R31)', () => {
  it('leaves no row, and nothing that arrives later brings any back', async () => {
    const customer = await addPerson(charts)
    const { userId } = customer
    const { generalCalteId } = await addFormat(pic, userId)
    await pic.post('/common/calte/register-record', recordBody(generalCalteId, {}))
    await customer.post('/calendar/feed')
    await customer.post('/customer/calte/sharing', { listening: true })
    const late = async () => {
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
