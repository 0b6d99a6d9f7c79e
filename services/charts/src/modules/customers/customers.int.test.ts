import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { injectInternalCall } from '@hibiki/http/testing'
import { lockMember } from '@hibiki/projections'
import { countRowsOfPerson } from '@hibiki/service/testing'
import { waitForLockWaits } from '@hibiki/test-harness'
import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  type ChartsApp,
  createChartsApp,
  createRecordBody,
  createTestPerson,
  deliverMemberChanged,
  deliverNameReading,
  itemsOfAllFlags,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'
import { createTestPhoto } from '../../testing/test-photos.ts'
import { refreshCustomerSearchTexts } from './refresh-customer-search-texts.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
afterAll(() => charts.close())

async function search(
  who: TestPerson,
  condition?: string,
): Promise<{ id: string; name: string; nameKana: string; assigned: boolean }[]> {
  const query = condition === undefined ? '' : `?condition=${encodeURIComponent(condition)}`
  const response = await who.get(`/pic/calte/customers${query}`)
  expect(response.statusCode).toBe(200)
  return response.json().users
}

/** Inserts customers into the projection; returns the text by which each is found. */
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

const at = '2026-11-20T03:00:00.000Z'

describe('GET /pic/calte/customers', () => {
  it('finds by part of name, kana, Latin reading and address, whatever the width and case', async () => {
    const { userId } = await addTestPerson(charts, { name: 'サクラ 花' })
    for (const condition of ['サクラ', 'さくら', 'ｻｸﾗ', 'SAKURA', 'kura', userId.slice(0, 8).toUpperCase()])
      expect((await search(pic, condition)).map(({ id }) => id)).toContain(userId)
    expect(await search(pic, 'さくらん')).toEqual([])
    expect(await search(pic, '%')).toEqual([])
  })

  it.each([
    ['葛\u{E0101}城 一', ['葛城', '葛\u{E0100}城一']],
    ['葛城 二', ['葛\u{E0101}城二']],
    ['ローズ 三', ['ろーず', 'ローズ', 'ﾛｰｽﾞ三', 'ロ−ズ', 'rouzu', 'rozu']],
    ['ろーず 四', ['ローズ四', 'ローズ 四', 'ろず']],
    ['東京 花子', ['東京花子', '東京　花子', '京花']],
    ['東京大子', ['東京 大子', '東京\u200B大子']],
    ['髙橋 五', ['高橋五', '髙橋']],
    ['高橋 六', ['髙橋六']],
    ['渡邉 七', ['渡辺七', '渡邊', '渡邉']],
    ['𠮷野 八', ['吉野八', '𠮷']],
    ['山﨑 齋', ['山崎斉', '山嵜齊']],
    ['\uFA19谷 九', ['神谷九', '\uFA19谷']],
  ])('finds %s by every spelling', async (name, conditions) => {
    const { userId } = await addTestPerson(charts, { name })
    for (const condition of conditions)
      expect([condition, (await search(pic, condition)).map(({ id }) => id)]).toEqual([
        condition,
        expect.arrayContaining([userId]),
      ])
  })

  it('finds by the reading of a name in kanji, whichever event arrives first', async () => {
    const roles = ['ROLE_CUSTOMER' as const]
    const [early, late] = [randomUUID(), randomUUID()]
    await deliverNameReading(charts, early, 'シノノメ ミライ')
    await deliverMemberChanged(charts, early, { roles, agencyCode: AGENCY_CODE, name: '東雲 未来' })
    await deliverMemberChanged(charts, late, { roles, agencyCode: AGENCY_CODE, name: '東雲 鈴' })
    await deliverNameReading(charts, late, 'シノノメ リン')
    const both = [early, late].toSorted()
    for (const condition of ['しののめ', 'ｼﾉﾉﾒ', 'shinonome', 'SHINO', '東雲', 'ののめ'])
      expect([condition, (await search(pic, condition)).map(({ id }) => id).toSorted()]).toEqual([
        condition,
        both,
      ])
    expect(await search(pic, 'しののめ りん')).toMatchObject([{ id: late, nameKana: 'シノノメ リン' }])

    await deliverNameReading(charts, late, 'トウウン リン', '2026-11-03T00:00:00.000Z')
    await deliverNameReading(charts, late, 'シノノメ リン', '2026-11-02T00:00:00.000Z')
    expect((await search(pic, 'しののめ')).map(({ id }) => id)).toEqual([early])
    expect((await search(pic, 'とううん')).map(({ id }) => id)).toEqual([late])
    await deliverNameReading(charts, late, null, '2026-11-04T00:00:00.000Z')
    expect(await search(pic, 'とううん')).toEqual([])
    expect(await search(pic, '東雲 鈴')).toMatchObject([{ id: late, nameKana: '' }])
  })

  it('lists customers in the order of a Japanese register, those whose reading begins with the condition first', async () => {
    const agencyCode = '100000000079'
    const staff = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    const readings = {
      加藤: 'カトウ',
      後藤: 'ゴトウ',
      我藤: 'ガトウ',
      金井: 'カナイ',
      藤: 'トウ',
      高木: null,
      Anna: null,
      あい: null,
    }
    for (const [name, kana] of Object.entries(readings)) {
      const { userId } = await addTestPerson(charts, { name, agencyCode })
      if (kana) await deliverNameReading(charts, userId, kana)
    }
    const names = async (condition?: string) => (await search(staff, condition)).map(({ name }) => name)
    expect(await names()).toEqual(['Anna', 'あい', '加藤', '我藤', '金井', '後藤', '藤', '高木'])
    expect(await names('とう')).toEqual(['藤', '加藤', '我藤', '後藤'])
    expect(await names('藤')).toEqual(['藤', '加藤', '我藤', '後藤'])
    expect(await names('か')).toEqual(['加藤', '金井'])
  })

  it('takes along a reading that a replica of the previous release did not know of', async () => {
    const { userId } = await addTestPerson(charts, { name: '西園寺 薫' })
    await deliverNameReading(charts, userId, 'サイオンジ カオル')
    await charts.database.db
      .updateTable('customers')
      .set({ search_text: '西園寺薫', name_kana: null, kana_key: null })
      .where('member_id', '=', userId)
      .execute()
    expect(await search(pic, 'さいおんじ')).toEqual([])
    await refreshCustomerSearchTexts(charts.database.db, new AbortController().signal)
    expect((await search(pic, 'さいおんじ')).map(({ id }) => id)).toEqual([userId])
  })

  it('treats an invisible condition as none', async () => {
    for (const condition of ['\u200B', '\u3000', 'ー', '\uFE00'])
      expect(
        (await admin.get(`/pic/calte/customers?condition=${encodeURIComponent(condition)}`)).json().code,
      ).toBe('CHARTS_CONDITION_REQUIRED')
  })

  it('finds customers stored by a release with other rules once their texts are folded again', async () => {
    const { userId } = await addTestPerson(charts, { name: '濵﨑 ローラ' })
    const others = await addTestPerson(charts, { name: '濵﨑 未来' })
    await charts.database.db
      .updateTable('customers')
      .set({ search_text: '濵﨑ろおら\n濵﨑roora' })
      .where('member_id', '=', userId)
      .execute()
    const found = async () => (await search(pic, '浜崎')).map(({ id }) => id)
    expect(await found()).toEqual([others.userId])
    for (let time = 0; time < 2; time++) {
      await refreshCustomerSearchTexts(charts.database.db, new AbortController().signal)
      expect((await found()).toSorted()).toEqual([userId, others.userId].toSorted())
    }
  })

  it('lists assigned customers first, then by name, and never those of another agency', async () => {
    const first = await addTestPerson(charts, { name: 'あ' })
    const assigned = await addTestPerson(charts, { name: 'ん' })
    const foreign = await addTestPerson(charts, { name: 'あ', agencyCode: OTHER_AGENCY_CODE })
    await charts.deliver('identity.assignment-changed.v1', {
      userId: assigned.userId,
      picId: pic.userId,
      at: '2026-11-20T00:00:00.000Z',
    })
    const found = await search(pic)
    expect(found[0]).toMatchObject({ id: assigned.userId, assigned: true })
    expect(found.map(({ id }) => id)).toContain(first.userId)
    expect(found.map(({ id }) => id)).not.toContain(foreign.userId)
  })

  it('finds every part of a text even among more customers than are read in order of name', async () => {
    const agencyCode = '100000000077'
    const staff = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
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

  it('lists names that begin with the condition before those that contain it elsewhere', async () => {
    const agencyCode = '100000000078'
    const staff = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
    for (const name of ['あ木', '木ん', '木い', 'い木']) await addTestPerson(charts, { name, agencyCode })
    const assigned = await addTestPerson(charts, { name: 'ん木', agencyCode })
    await charts.deliver('identity.assignment-changed.v1', {
      userId: assigned.userId,
      picId: staff.userId,
      at: '2026-11-20T00:00:00.000Z',
    })
    const names = (await search(staff, '木')).map(({ name }) => name)
    expect(names).toEqual(['ん木', '木い', '木ん', 'あ木', 'い木'])
  })

  it('finds a customer by id among those that the caller may find', async () => {
    const { userId } = await addTestPerson(charts, { name: '一人 だけ' })
    const foreign = await addTestPerson(charts, { agencyCode: OTHER_AGENCY_CODE })
    const byId = async (who: TestPerson, id: string) =>
      (await who.get(`/pic/calte/customers?userId=${id}`)).json().users.map((one: { id: string }) => one.id)
    expect([await byId(pic, userId), await byId(pic, foreign.userId)]).toEqual([[userId], []])
    expect(await byId(admin, foreign.userId)).toEqual([foreign.userId])
    expect(await byId(admin, admin.userId)).toEqual([])
  })

  it('rejects an administrator’s search without a condition', async () => {
    await addTestPerson(charts, { name: '花子' })
    expect((await admin.get('/pic/calte/customers')).json().code).toBe('CHARTS_CONDITION_REQUIRED')
    expect(await search(admin, '花子')).not.toEqual([])
  })
})

describe('the export of charts', () => {
  it('contains every record that the customer sees, with the published values only', async () => {
    const { userId } = await addTestPerson(charts)
    const { generalCalteId, items } = await registerTestFormat(pic, userId)
    const [internal = '', published = ''] = items.map(({ id }) => id)
    for (const values of [{ [internal]: '内緒' }, { [internal]: '内緒', [published]: '見える' }]) {
      await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, values))
      charts.clock.now = new Date(charts.clock.now.getTime() + 60_000)
    }
    const copy = (await injectInternalCall(charts.app, `/internal/members/${userId}/export`)).json()
    expect(copy.records).toMatchObject([
      { title: '施術記録', label: null, value: null },
      { title: '施術記録', label: '公開メモ', value: '見える' },
    ])
  })
})

/**
 * Delivers the events of other services about a customer, and makes calls with a session that is accepted for a moment after the
 * erasure.
 */
async function arrive(customer: TestPerson): Promise<void> {
  const { userId } = customer
  await customer.post('/calendar/feed')
  await customer.post('/customer/calte/sharing', { listening: true, photos: true })
  await charts.deliver('content.play-recorded.v2', {
    playId: randomUUID(),
    userId,
    soundId: randomUUID(),
    faceExpSoundResultId: null,
    soundTitle: null,
    playedSeconds: 600,
    countedSeconds: 600,
    revision: 1,
    dmvTypeCode: '02',
    planCode: '02',
    startedAt: at,
    endedAt: '2026-11-20T03:10:00.000Z',
  })
  const resultId = randomUUID()
  const diagnosis = { resultId, userId, minutesCourse: 10, stressPercent: 1, published: true }
  await charts.deliver('aiesthe.diagnosis-completed.v2', { ...diagnosis, startedAt: at, at })
  await charts.deliver('aiesthe.stress-result-saved.v1', { resultId: randomUUID(), userId, level: 3, at })
  const check = { answerId: randomUUID(), userId, fit: [100, 50, 0, 25], answeredAt: at }
  await charts.deliver('aiesthe.mental-checks-withdrawn.v1', { userId, at })
  const publishedAt = '2026-11-20T04:00:00.000Z'
  await charts.deliver('aiesthe.mental-check-published.v1', { ...check, publishedAt })
  await deliverNameReading(charts, userId, 'ハナコ')
  await charts.deliver('identity.assignment-changed.v1', { userId, picId: pic.userId, at })
}

const addAppointment = (staff: TestPerson, customerId: string | null) =>
  staff.post('/calendar/appointments', {
    title: '予約',
    customerId,
    start: '2026-11-20 10:00:00',
    minutes: 60,
    repeat: null,
  })

/** Takes a photo of a customer, who agreed to it. */
async function addPhoto(staff: TestPerson, userId: string, calteRecordId: string): Promise<void> {
  const customer = await createTestPerson(charts, {
    userId,
    sessionId: randomUUID(),
    roles: ['ROLE_CUSTOMER'],
    agencyCode: AGENCY_CODE,
    assurance: 'full',
  })
  await customer.post('/customer/calte/sharing', { photos: true })
  const image = (await createTestPhoto('#c08060')).toString('base64')
  const added = await staff.post('/pic/calte/add-photo', { calteRecordId, image, published: true })
  if (added.statusCode !== 200) throw new Error(added.body)
}

async function addRecord(staff: TestPerson, generalCalteId: string): Promise<string> {
  const body = createRecordBody(generalCalteId, {})
  return (await staff.post('/common/calte/register-record', body)).json()
}

/** Works as a member of staff: charts of a customer, a template of the agency, another title of one of the product's templates. */
async function workAsStaff(userId: string): Promise<TestPerson> {
  const session = { userId, sessionId: randomUUID(), assurance: 'full' as const }
  const staff = await createTestPerson(charts, {
    ...session,
    roles: ['ROLE_PERSON_IN_CHARGE'],
    agencyCode: AGENCY_CODE,
  })
  const customer = await addTestPerson(charts)
  await charts.deliver('identity.assignment-changed.v1', { userId: customer.userId, picId: userId, at })
  const { generalCalteId, items } = await registerTestFormat(staff, customer.userId)
  const values = { [items[0]?.id ?? '']: '内緒' }
  const recordId = (
    await staff.post('/common/calte/register-record', createRecordBody(generalCalteId, values))
  ).json() as string
  await staff.post(`/pic/calte/delete-record?calteId=${await addRecord(staff, generalCalteId)}`)
  const calteFormat = { title: '店の題', calteItems: itemsOfAllFlags }
  await staff.post('/pic/calte/register-template', { templateName: `店 ${userId.slice(0, 8)}`, calteFormat })
  const boss = await createTestPerson(charts, { ...session, roles: ['ROLE_ADMIN'], agencyCode: null })
  const [{ id, names, formats }] = (await boss.get('/admin/chart-templates?filter={"ours":true}')).json()
  const retitled = Object.entries<{ items: object[] }>(formats).map(([language, { items }]) => [
    language,
    { title: '新しい題', calteItems: items },
  ])
  await boss.put(`/admin/chart-templates/${id}`, { names, formats: Object.fromEntries(retitled) })
  await addPhoto(staff, customer.userId, recordId)
  await addAppointment(staff, null)
  await staff.post('/pic/calte/hand-over', { calteRecordId: recordId })
  return customer
}

/** Inserts rows into every table that names people, for a customer who is also a member of staff. */
async function memberWithEverything() {
  const member = await addTestPerson(charts, { agencyCode: OTHER_AGENCY_CODE })
  const { userId } = member
  const present = { roles: ['ROLE_CUSTOMER' as const], agencyCode: AGENCY_CODE }
  await deliverMemberChanged(charts, userId, { ...present, at: '2026-11-02T00:00:00.000Z' })
  const clerk = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
  const { generalCalteId } = await registerTestFormat(clerk, userId)
  const calteRecordId = await addRecord(clerk, generalCalteId)
  await addPhoto(clerk, userId, calteRecordId)
  await addAppointment(clerk, userId)
  await clerk.post('/pic/calte/hand-over', { calteRecordId })
  await arrive(member)
  const claims = { user_id: userId, changed_at: charts.clock.now }
  await charts.database.db.insertInto('changed_claims').values(claims).execute()
  const now = charts.clock.now
  await charts.database.db
    .insertInto('mails')
    .values({
      user_id: userId,
      template: 'appointment-reminder',
      facts: JSON.stringify({ appointmentId: userId, agencyCode: AGENCY_CODE, day: '2026-11-22' }),
      once: userId,
      created_at: now,
      next_attempt_at: now,
      useless_after: now,
    })
    .execute()
  return { member, userId, clerk, customer: await workAsStaff(userId) }
}

const photosOf = (userId: string) =>
  charts.database.db.selectFrom('record_photos').select('id').where('customer_id', '=', userId).execute()

const rowsOf = (userId: string) => countRowsOfPerson(charts.database.db, 'charts', userId)

describe('the erasure of a member', () => {
  it('leaves no row, and nothing that arrives later adds any', async () => {
    const [leaving, staying] = [await memberWithEverything(), await memberWithEverything()]
    const { member, userId, clerk, customer } = leaving
    const copy = (await injectInternalCall(charts.app, `/internal/members/${userId}/export`)).json()
    expect(copy.records).toHaveLength(1)
    const acts = await charts.database.db
      .selectFrom('chart_log')
      .select(['actor_id', 'action'])
      .where('customer_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { actor_id: clerk.userId, action: 'create' },
      { actor_id: clerk.userId, action: 'create' },
      { actor_id: clerk.userId, action: 'create' },
      { actor_id: clerk.userId, action: 'view' },
      { actor_id: userId, action: 'export' },
    ])
    expect(copy.attachments).toEqual([
      {
        path: expect.stringMatching(/^chart-photos\//),
        from: expect.stringMatching(`^/internal/members/${userId}/photos/`),
      },
    ])
    const [photo = { id: '' }] = await photosOf(userId)
    expect(await readdir(join(charts.folder, 'chart-photos'))).toContain(photo.id)
    const before = await rowsOf(userId)
    const empty = Object.keys(before).filter((column) => before[column] === 0)
    expect(empty).toEqual(['erased_members.member_id'])
    const others = [staying.userId, staying.customer.userId]
    const rowsOfOthers = await Promise.all(others.map(rowsOf))

    await charts.deliver('identity.person-deleted.v1', { userId, at: '2026-11-21T03:00:00.000Z' })
    expect(await readdir(join(charts.folder, 'chart-photos'))).not.toContain(photo.id)
    await arrive(member)
    const left = Object.entries(await rowsOf(userId)).filter(([, count]) => count > 0)
    expect(left).toEqual([['erased_members.member_id', 1]])
    expect(await Promise.all(others.map(rowsOf))).toEqual(rowsOfOthers)
    // The customer keeps the chart, and the log of what was done in it.
    expect(await rowsOf(customer.userId)).toMatchObject({
      'records.customer_id': 2,
      'chart_log.customer_id': 5,
      'assignments.member_id': 1,
    })
    expect(await charts.outbox('charts.person-erased.v1')).toMatchObject([
      { payload: { userId, service: 'charts' } },
    ])
  })

  it.each<
    [string, (of: { userId: string; recordId: string; deletedId: string }) => ReturnType<TestPerson['get']>]
  >([
    [
      'a view of a record',
      ({ recordId }) => pic.get(`/pic/calte/get-format-from-record?calteRecordId=${recordId}`),
    ],
    ['a view of the overview', ({ userId }) => pic.get(`/pic/calte/overview?userId=${userId}`)],
    [
      'saving a format',
      ({ userId }) =>
        pic.post('/pic/calte/register-format', {
          userId,
          calteFormat: { title: '題', calteItems: itemsOfAllFlags },
        }),
    ],
    [
      'restoring a record',
      ({ deletedId }) => admin.post(`/admin/charts/${deletedId}/restore`, { reason: '依頼' }),
    ],
  ])('responds with 404 to %s at the same time, and leaves no row of it', async (_, request) => {
    const { userId } = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, userId)
    const add = async () =>
      (await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))).json() as string
    const [recordId, deletedId] = [await add(), await add()]
    await pic.post(`/pic/calte/delete-record?calteId=${deletedId}`)
    const { db } = charts.database
    let response: ReturnType<typeof request> | undefined
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, userId)
      response = request({ userId, recordId, deletedId })
      await waitForLockWaits(charts.database.pool, 1)
      const payload = { userId, at: '2026-11-21T03:00:00.000Z' }
      const deletion = { id: randomUUID(), occurredAt: payload.at, payload }
      await charts.consumer('erase-member').handle(trx as never, [deletion] as never)
    })
    expect((await response)?.statusCode).toBe(404)
    for (const table of ['formats', 'chart_log'] as const)
      expect(await db.selectFrom(table).selectAll().where('customer_id', '=', userId).execute()).toEqual([])
  })

  it('keeps the log of what a member of staff did, without the id', async () => {
    const staff = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(staff, customer.userId)
    await staff.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))
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

describe('an assignment', () => {
  const assign = (userId: string, picId: string, assignedAt: string) =>
    charts.deliver('identity.assignment-changed.v1', { userId, picId, at: assignedAt })
  const picOf = async (userId: string) =>
    (
      await charts.database.db
        .selectFrom('assignments')
        .select('pic_id')
        .where('member_id', '=', userId)
        .execute()
    ).map(({ pic_id }) => pic_id)

  it('is in the export of the customer, not in that of the person in charge', async () => {
    const [staff, customer] = [await addTestPerson(charts), await addTestPerson(charts)]
    await assign(customer.userId, staff.userId, at)
    const copyOf = async ({ userId }: TestPerson) =>
      (await injectInternalCall(charts.app, `/internal/members/${userId}/export`)).json().assignments
    expect(await copyOf(staff)).toEqual([])
    expect(await copyOf(customer)).toMatchObject([{ memberId: customer.userId, picId: staff.userId }])
  })

  it('stays without the id of an erased person in charge, which no late event restores', async () => {
    const [staff, first, late] = [
      await addTestPerson(charts),
      await addTestPerson(charts),
      await addTestPerson(charts),
    ]
    await assign(first.userId, staff.userId, at)
    await charts.deliver('identity.person-deleted.v1', { userId: staff.userId, at })
    expect(await picOf(first.userId)).toEqual([null])
    for (const { userId } of [first, late]) {
      await assign(userId, staff.userId, '2026-11-20T04:00:00.000Z')
      expect(await picOf(userId)).toEqual([null])
    }
  })
})
