import { randomUUID } from 'node:crypto'
import { lockMember } from '@hibiki/projections'
import { startWhileLocked } from '@hibiki/test-harness'
import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  createChartsApp,
  createItemInput,
  createRecordBody,
  deliverMemberChanged,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const otherPic = await addTestPerson(charts, {
  roles: ['ROLE_PERSON_IN_CHARGE'],
  agencyCode: OTHER_AGENCY_CODE,
})
const admin = await addTestPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
afterAll(() => charts.close())

const register = '/common/calte/register-record'
const read = (who: TestPerson, id: string) => who.get(`/common/calte/get-format?calteRecordId=${id}`)
const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
]

async function newRecord(customer: TestPerson, values: Record<number, string> = { 0: '初回' }) {
  const format = await registerTestFormat(pic, customer.userId)
  const entries = Object.fromEntries(
    Object.entries(values).map(([index, value]) => [format.items[Number(index)]?.id ?? '', value]),
  )
  const saved = await pic.post(register, createRecordBody(format.generalCalteId, entries))
  return { ...format, recordId: saved.json() as string }
}

/** Delivers a finished diagnosis of a customer, as aiesthe publishes it. */
async function diagnose(userId: string, published: boolean): Promise<string> {
  const resultId = randomUUID()
  const at = '2026-11-20T03:00:00.000Z'
  await charts.deliver('aiesthe.diagnosis-completed.v2', {
    resultId,
    userId,
    minutesCourse: 10,
    stressPercent: 18,
    published,
    startedAt: at,
    at,
  })
  return resultId
}

const publish = (userId: string, resultId: string, published: boolean, at: string) =>
  charts.deliver('aiesthe.publication-changed.v1', { userId, resultId, published, at })

describe('POST /common/calte/register-record', () => {
  it('rejects the second of two concurrent changes with 409 CHARTS_RECORD_CHANGED, and keeps the first', async () => {
    const customer = await addTestPerson(charts)
    const { recordId, generalCalteId, items } = await newRecord(customer)
    const change = (value: string) =>
      pic.post(
        register,
        createRecordBody(generalCalteId, { [items[0]?.id ?? '']: value }, { id: recordId, version: 1 }),
      )
    const [first, second] = await Promise.all([change('甲'), change('乙')])
    const [won, lost] = first.statusCode === 200 ? ['甲', second] : ['乙', first]
    expect(codeOf(lost)).toEqual([409, 'CHARTS_RECORD_CHANGED'])
    const after = (await read(pic, recordId)).json()
    expect([after.version, after.calteItems[0].value]).toEqual([2, won])
  })

  it('rejects a change without the version it is based on with 400 E3001', async () => {
    const { recordId, generalCalteId } = await newRecord(await addTestPerson(charts))
    const refused = await pic.post(register, createRecordBody(generalCalteId, {}, { id: recordId }))
    expect(codeOf(refused)).toEqual([400, 'E3001'])
    expect(refused.json().fields).toEqual({ 'calteRecord.version': '入力してください。' })
  })

  it('rejects blank required fields of the own side only with 422 CHARTS_REQUIRED_EMPTY', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, [
      createItemInput('担当者', { requires: true }),
      createItemInput('お客様', { requires: true, customerInput: true }),
    ])
    const [own = '', theirs = ''] = format.items.map(({ id }) => id)
    const blank = await pic.post(register, createRecordBody(format.generalCalteId, { [own]: '　' }))
    const sentence = '未入力項目があります。'
    expect([...codeOf(blank), blank.json().message]).toEqual([422, 'CHARTS_REQUIRED_EMPTY', sentence])
    expect(blank.json().fields).toEqual({ [own]: sentence })
    const recordId = (
      await pic.post(register, createRecordBody(format.generalCalteId, { [own]: '済' }))
    ).json() as string
    expect((await read(pic, recordId)).json().customerInput).toBe(false)
    const missing = createRecordBody(format.generalCalteId, {}, { id: recordId, version: 1 })
    expect(codeOf(await customer.post(register, missing))).toEqual([422, 'CHARTS_REQUIRED_EMPTY'])
    const filled = createRecordBody(format.generalCalteId, { [theirs]: 'はい' }, { id: recordId, version: 1 })
    expect((await customer.post(register, filled)).statusCode).toBe(200)
    expect((await pic.get(`/pic/calte/browsable?userId=${customer.userId}`)).json()).toMatchObject([
      { id: recordId, title: '施術記録', userName: '花子', customerInput: true },
    ])
  })

  it('creates one record for one idempotency key, however often it is sent', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const key = { 'idempotency-key': randomUUID() }
    const sent = [1, 2, 3].map(() => pic.post(register, createRecordBody(generalCalteId, {}), key))
    const ids = (await Promise.all(sent))
      .filter(({ statusCode }) => statusCode === 200)
      .map((one) => one.json())
    const again = await pic.post(register, createRecordBody(generalCalteId, {}), key)
    expect(new Set([...ids, again.json()]).size).toBe(1)
    expect((await pic.get(`/pic/calte/browsable-count?userId=${customer.userId}`)).json()).toBe(1)
  })

  it('rejects another record under a used key with 422 CHARTS_KEY_REUSED, and the same one with 409 once it was changed', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId)
    const item = format.items[0]?.id ?? ''
    const key = { 'idempotency-key': randomUUID() }
    const first = createRecordBody(format.generalCalteId, { [item]: 'はじめ' })
    const id = (await pic.post(register, first, key)).json()
    const other = await pic.post(register, createRecordBody(format.generalCalteId, { [item]: 'ほか' }), key)
    expect(codeOf(other)).toEqual([422, 'CHARTS_KEY_REUSED'])
    const elsewhere = await registerTestFormat(pic, (await addTestPerson(charts)).userId)
    const theirs = await pic.post(register, createRecordBody(elsewhere.generalCalteId, {}), key)
    expect(codeOf(theirs)).toEqual([422, 'CHARTS_KEY_REUSED'])
    expect((await pic.post(register, first, key)).json()).toBe(id)
    const change = createRecordBody(format.generalCalteId, { [item]: 'あと' }, { id, version: 1 })
    expect((await pic.post(register, change)).statusCode).toBe(200)
    expect(codeOf(await pic.post(register, first, key))).toEqual([409, 'CHARTS_RECORD_CHANGED'])
  })

  it('stores defaults of fields that were not entered, and rejects values that their item does not allow', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, [
      createItemInput('圧', { selection: ['弱', '強'], defaultInnerValue: '弱' }),
      createItemInput('分', { rangeFrom: 1, rangeTo: 300 }),
    ])
    const [pressure = '', minutes = ''] = format.items.map(({ id }) => id)
    for (const values of [{ [pressure]: '中' }, { [minutes]: '0' }, { [minutes]: '長い' }])
      expect(codeOf(await pic.post(register, createRecordBody(format.generalCalteId, values)))).toEqual([
        422,
        'CHARTS_VALUE_INVALID',
      ])
    const id = (
      await pic.post(register, createRecordBody(format.generalCalteId, { [minutes]: '60' }))
    ).json() as string
    expect((await read(pic, id)).json().calteItems.map((one: { value: string }) => one.value)).toEqual([
      '弱',
      '60',
    ])
  })

  it('stores numbers in normalized form, defaults too, whatever the width of what was entered', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, [
      createItemInput('肩', { rangeFrom: 0, rangeTo: 10 }),
      createItemInput('腰', { rangeFrom: -5, defaultInnerValue: '－２．５\u3000' }),
      createItemInput('首', { rangeFrom: 0 }),
    ])
    const [shoulder = '', , neck = ''] = format.items.map(({ id }) => id)
    const saved = await pic.post(
      register,
      createRecordBody(format.generalCalteId, { [shoulder]: '７\u3000', [neck]: '\u3000' }),
    )
    const values = (await read(pic, saved.json())).json().calteItems
    expect(values.map((one: { value: string }) => one.value)).toEqual(['7', '-2.5', ''])
  })
})

describe('a save that waits for another change of the same customer', () => {
  it('is rejected with 409 CHARTS_FORMAT_CHANGED when the unused format was replaced', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const calteFormat = { title: '新しい様式', calteItems: [createItemInput('新しい項目')] }
    const [changed, saved] = await startWhileLocked(
      charts.database,
      (trx) => lockMember(trx, customer.userId),
      () => pic.post('/pic/calte/register-format', { userId: customer.userId, calteFormat }),
      () => pic.post(register, createRecordBody(generalCalteId, {})),
    )
    expect([changed.statusCode, ...codeOf(saved)]).toEqual([200, 409, 'CHARTS_FORMAT_CHANGED'])
  })

  it('is rejected with 409 CHARTS_FORMAT_CHANGED when the used format got a new version', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await newRecord(customer)
    const calteFormat = { title: '新しい様式', calteItems: [createItemInput('新しい項目')] }
    const [changed, saved] = await startWhileLocked(
      charts.database,
      (trx) => lockMember(trx, customer.userId),
      () => pic.post('/pic/calte/register-format', { userId: customer.userId, calteFormat }),
      () => pic.post(register, createRecordBody(generalCalteId, {})),
    )
    expect([changed.statusCode, ...codeOf(saved)]).toEqual([200, 409, 'CHARTS_FORMAT_CHANGED'])
  })

  it('is rejected with 404 CHARTS_RECORD_NOT_FOUND when the customer was erased', async () => {
    const customer = await addTestPerson(charts)
    const { recordId, generalCalteId } = await newRecord(customer)
    const [, saved] = await startWhileLocked(
      charts.database,
      (trx) => lockMember(trx, customer.userId),
      () =>
        charts.deliver('identity.person-deleted.v1', {
          userId: customer.userId,
          at: '2026-11-21T03:00:00.000Z',
        }),
      () => pic.post(register, createRecordBody(generalCalteId, {}, { id: recordId, version: 1 })),
    )
    expect(codeOf(saved)).toEqual([404, 'CHARTS_RECORD_NOT_FOUND'])
  })
})

describe('the versions of a format', () => {
  it('keep old records as they were written, and new records use the newest one', async () => {
    const customer = await addTestPerson(charts)
    const before = await newRecord(customer, { 0: '旧' })
    const after = await registerTestFormat(pic, customer.userId, [createItemInput('新しい項目')])
    expect([after.calteId, after.generalCalteId === before.generalCalteId]).toEqual([before.calteId, false])
    expect((await read(pic, before.recordId)).json().calteItems).toHaveLength(4)
    expect(codeOf(await pic.post(register, createRecordBody(before.generalCalteId, {})))).toEqual([
      409,
      'CHARTS_FORMAT_CHANGED',
    ])
    // An unused version is replaced instead of adding another one.
    await registerTestFormat(pic, customer.userId, [createItemInput('もう一度')])
    const versions = await charts.database.db
      .selectFrom('format_versions')
      .select('number')
      .where('format_id', '=', before.calteId)
      .orderBy('number')
      .execute()
    expect(versions).toEqual([{ number: 1 }, { number: 2 }])
  })
})

describe('POST /pic/calte/delete-record', () => {
  it('hides the record and frees its diagnosis, and an administrator can restore it for 30 days', async () => {
    const customer = await addTestPerson(charts)
    const resultId = await diagnose(customer.userId, true)
    const format = await registerTestFormat(pic, customer.userId)
    const recordId = (
      await pic.post(register, createRecordBody(format.generalCalteId, {}, {}, resultId))
    ).json() as string
    expect((await otherPic.post(`/pic/calte/delete-record?calteId=${recordId}`)).statusCode).toBe(404)
    expect((await pic.post(`/pic/calte/delete-record?calteId=${recordId}`)).statusCode).toBe(200)
    expect(codeOf(await read(customer, recordId))).toEqual([404, 'CHARTS_RECORD_NOT_FOUND'])
    expect((await charts.outbox('charts.record-saved.v1')).at(-1)?.payload).toMatchObject({
      recordId,
      resultId: null,
      removed: true,
    })
    const restore = (reason: string) => admin.post(`/admin/charts/${recordId}/restore`, { reason })
    expect(codeOf(await restore(' '))).toEqual([400, 'CHARTS_REASON_REQUIRED'])
    expect((await restore('誤って削除')).statusCode).toBe(200)
    expect((await read(customer, recordId)).json().aiEstheDetectFaceResultId).toBe(resultId)
    await pic.post(`/pic/calte/delete-record?calteId=${recordId}`)
    charts.clock.now = new Date(charts.clock.now.getTime() + 31 * 86_400_000)
    expect(codeOf(await restore('遅い'))).toEqual([404, 'CHARTS_RECORD_NOT_FOUND'])
  })
})

describe('an administrator', () => {
  it('opens and deletes a chart by the calls of staff only with a reason, which the customer sees', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const recordId = (await pic.post(register, createRecordBody(generalCalteId, {}))).json() as string
    const calls = (more: string) => [
      () => admin.get(`/pic/calte/get-format-from-record?calteRecordId=${recordId}${more}`),
      () => admin.get(`/common/calte/get-format?calteRecordId=${recordId}${more}`),
      () => admin.post(`/pic/calte/delete-record?calteId=${recordId}${more}`),
    ]
    for (const more of ['', '&reason=', '&reason=%20%E3%80%80'])
      for (const call of calls(more)) expect(codeOf(await call())).toEqual([400, 'CHARTS_REASON_REQUIRED'])
    const acts = async () =>
      ((await customer.get('/customer/calte/views')).json() as { action: string; reason: string | null }[])
        .map(({ action, reason }) => [action, reason])
        .filter(([, reason]) => reason !== null)
    expect(await acts()).toEqual([])
    for (const call of calls(`&reason=${encodeURIComponent('お問い合わせ')}`))
      expect((await call()).statusCode).toBe(200)
    expect((await acts()).sort()).toEqual([
      ['delete', 'お問い合わせ'],
      ['view', 'お問い合わせ'],
      ['view', 'お問い合わせ'],
    ])
  })

  it('reads in the chart log who opened or changed which chart and calendar, which others may not', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const recordId = (await pic.post(register, createRecordBody(generalCalteId, {}))).json() as string
    const range = { since: '2026-11-20', until: '2026-11-22' }
    await pic.post('/calendar/esthe-between', { ...range, userIds: [customer.userId] })
    const reason = encodeURIComponent('お問い合わせ')
    await admin.post(`/pic/calte/delete-record?calteId=${recordId}&reason=${reason}`)
    const list = async (filter: object) =>
      (await admin.get(`/admin/chart-log?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()

    const common = { customer: { id: customer.userId, name: '花子' } }
    const byStaff = { ...common, actor: { id: pic.userId, name: '花子' }, actorRole: 'person-in-charge' }
    const created = { ...byStaff, action: 'create', recordId, title: '施術記録', reason: null }
    const viewed = { ...byStaff, action: 'view', recordId: null, title: null, reason: null }
    const deleted = {
      ...common,
      actor: { id: admin.userId, name: '花子' },
      actorRole: 'administrator',
      action: 'delete',
      recordId,
      reason: 'お問い合わせ',
    }
    const entries = await list({ customerId: customer.userId })
    expect(entries).toHaveLength(3)
    for (const entry of [created, viewed, deleted])
      expect(entries).toContainEqual(expect.objectContaining(entry))
    expect(await list({ customerId: customer.userId, action: 'delete' })).toMatchObject([deleted])
    expect(await list({ customerId: customer.userId, actorId: admin.userId })).toMatchObject([deleted])
    expect(await list({ customerId: 'somebody' })).toEqual([])
    for (const person of [pic, customer]) expect((await person.get('/admin/chart-log')).statusCode).toBe(403)
  })

  it('restores a deletion once by 16 concurrent requests', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const recordId = (await pic.post(register, createRecordBody(generalCalteId, {}))).json() as string
    await pic.post(`/pic/calte/delete-record?calteId=${recordId}`)
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => admin.post(`/admin/charts/${recordId}/restore`, { reason: '誤り' })),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, ...Array(15).fill(404)])
    const acts: { action: string }[] = (await customer.get('/customer/calte/views')).json()
    expect(acts.filter(({ action }) => action === 'restore')).toHaveLength(1)
  })
})

describe('a linked diagnosis', () => {
  it('is visible to the agency it was published to only, and again when a transfer is undone', async () => {
    const customer = await addTestPerson(charts)
    const [resultId, other] = [await diagnose(customer.userId, true), await diagnose(customer.userId, true)]
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const body = createRecordBody(generalCalteId, {}, {}, resultId)
    const recordId = (await pic.post(register, body)).json() as string
    const moveTo = (agencyCode: string, at: string) =>
      deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode, at })
    await moveTo(OTHER_AGENCY_CODE, '2026-11-21T01:00:00.000Z')
    expect((await read(otherPic, recordId)).json()).toMatchObject({
      diagnosis: 'withdrawn',
      aiEstheDetectFaceResultId: null,
    })
    expect(codeOf(await otherPic.post(register, createRecordBody(generalCalteId, {}, {}, other)))).toEqual([
      404,
      'CHARTS_RESULT_NOT_FOUND',
    ])
    await moveTo(AGENCY_CODE, '2026-11-21T02:00:00.000Z')
    expect((await read(pic, recordId)).json().diagnosis).toBe('linked')
  })

  it('is visible to staff only while it is published, and is otherwise marked as withdrawn or deleted', async () => {
    const customer = await addTestPerson(charts)
    const resultId = await diagnose(customer.userId, true)
    const format = await registerTestFormat(pic, customer.userId)
    const body = createRecordBody(format.generalCalteId, {}, {}, resultId)
    const recordId = (await pic.post(register, body)).json() as string
    const states = async () => {
      const [staff, own] = [(await read(pic, recordId)).json(), (await read(customer, recordId)).json()]
      return [staff.diagnosis, staff.aiEstheDetectFaceResultId, own.diagnosis, own.aiEstheDetectFaceResultId]
    }
    expect(await states()).toEqual(['linked', resultId, 'linked', resultId])
    await publish(customer.userId, resultId, false, '2026-11-21T01:00:00.000Z')
    expect(await states()).toEqual(['withdrawn', null, 'linked', resultId])
    // A withdrawn diagnosis reads as none, and saving that must not remove the link, which a new publication shows again.
    const saved = await pic.post(
      register,
      createRecordBody(format.generalCalteId, {}, { id: recordId, version: 1 }, null),
    )
    expect(saved.statusCode).toBe(200)
    await publish(customer.userId, resultId, true, '2026-11-21T02:00:00.000Z')
    expect(await states()).toEqual(['linked', resultId, 'linked', resultId])
    await charts.deliver('aiesthe.diagnosis-deleted.v1', {
      userId: customer.userId,
      resultId,
      at: '2026-11-21T03:00:00.000Z',
    })
    expect((await states())[0]).toBe('deleted')
  })

  it('must be the customer’s, published, and in no other record', async () => {
    const customer = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, customer.userId)
    const link = async (resultId: string) =>
      codeOf(await pic.post(register, createRecordBody(generalCalteId, {}, {}, resultId)))
    const foreign = await diagnose((await addTestPerson(charts)).userId, true)
    const secret = await diagnose(customer.userId, false)
    const open = await diagnose(customer.userId, true)
    expect(await link(foreign)).toEqual([404, 'CHARTS_RESULT_NOT_FOUND'])
    expect(await link(secret)).toEqual([404, 'CHARTS_RESULT_NOT_FOUND'])
    expect(await link(randomUUID())).toEqual([404, 'CHARTS_RESULT_NOT_FOUND'])
    expect((await link(open))[0]).toBe(200)
    expect(await link(open)).toEqual([409, 'CHARTS_RESULT_ALREADY_LINKED'])
  })
})

describe('the transfer of a customer', () => {
  it('closes the charts for the old agency at once, opens them for the new one, and undo reverses that', async () => {
    const customer = await addTestPerson(charts)
    const { recordId } = await newRecord(customer)
    const statuses = async () =>
      (await Promise.all([pic, otherPic, customer].map((who) => read(who, recordId)))).map(
        (one) => one.statusCode,
      )
    expect(await statuses()).toEqual([200, 404, 200])
    await deliverMemberChanged(charts, customer.userId, {
      roles: ['ROLE_CUSTOMER'],
      agencyCode: OTHER_AGENCY_CODE,
      at: '2026-11-20T00:00:00.000Z',
    })
    expect(await statuses()).toEqual([404, 200, 200])
    expect((await pic.get(`/pic/calte/browsable?userId=${customer.userId}`)).statusCode).toBe(404)
    await deliverMemberChanged(charts, customer.userId, {
      roles: ['ROLE_CUSTOMER'],
      agencyCode: AGENCY_CODE,
      at: '2026-11-20T01:00:00.000Z',
    })
    expect(await statuses()).toEqual([200, 404, 200])
  })
})

describe('the lists of charts', () => {
  it('reject more than 99 rows with the sentence of the specification, and return pages, the newest first', async () => {
    const customer = await addTestPerson(charts)
    for (let number = 0; number < 6; number++) {
      charts.clock.now = new Date(charts.clock.now.getTime() + 60_000)
      await newRecord(customer)
    }
    const refused = await pic.get(`/pic/calte/browsable?userId=${customer.userId}&size=100`)
    const { code, message } = refused.json()
    expect([refused.statusCode, code, message]).toEqual([400, 'E3001', '100件以上の表示はできません。'])
    const pages = [0, 1].map((page) => customer.get(`/customer/calte/browsable?page=${page}`))
    const rows = (await Promise.all(pages)).flatMap((page) => page.json() as { updated: string }[])
    expect(rows).toHaveLength(6)
    expect(rows.map(({ updated }) => updated)).toEqual(
      rows
        .map(({ updated }) => updated)
        .sort()
        .reverse(),
    )
    expect((await customer.get('/customer/calte/browsable-count')).json()).toBe(6)
    expect((await pic.get('/customer/calte/browsable')).json()).toEqual([])
  })
})
