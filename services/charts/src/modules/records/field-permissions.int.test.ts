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
let customer: Person
let strangers: Person[]
beforeAll(async () => {
  charts = await createChartsApp()
  pic = await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
  customer = await addPerson(charts)
  strangers = [
    await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: OTHER_AGENCY }),
    await addPerson(charts),
    await addPerson(charts, { roles: ['ROLE_GENERAL'], agencyCode: null }),
  ]
})
afterAll(() => charts.close())

const [internal, published, wish, feedback] = [0, 1, 2, 3]

async function newRecord(owner: Person = customer) {
  const format = await addFormat(pic, owner.userId)
  const ids = format.items.map(({ id }) => id)
  const secret = { [ids[internal] ?? '']: '内緒', [ids[published] ?? '']: '公開' }
  const saved = await pic.post('/common/calte/register-record', recordBody(format.generalCalteId, secret))
  expect(saved.statusCode).toBe(200)
  return { recordId: saved.json() as string, versionId: format.generalCalteId, ids }
}

const readers = [
  '/common/calte/get-format',
  '/customer/calte/get-format',
  '/pic/calte/get-format-from-record',
]

describe('fields of a record (R25)', () => {
  it('reach the customer only when they are published or the customer fills them in, on every call', async () => {
    const { recordId } = await newRecord()
    for (const path of readers.slice(0, 2)) {
      const response = await customer.get(`${path}?calteRecordId=${recordId}`)
      expect(response.json().calteItems.map((item: { label: string }) => item.label)).toEqual([
        '公開メモ',
        'ご希望',
        'ご感想',
      ])
      expect(response.body).not.toContain('内緒')
      expect(response.body).not.toContain('内部メモ')
    }
    expect((await customer.get(`${readers[2]}?calteRecordId=${recordId}`)).statusCode).toBe(403)
    const staff = await pic.get(`${readers[2]}?calteRecordId=${recordId}`)
    expect(staff.json().calteItems).toHaveLength(allFlags.length)
    expect(staff.json().calteItems[internal]).toMatchObject({
      value: '内緒',
      editable: true,
      fieldLabel: 'unpublished',
    })
  })

  it('exist for nobody else', async () => {
    const { recordId, versionId, ids } = await newRecord()
    for (const stranger of strangers) {
      for (const path of [...readers.slice(0, 2), '/common/calte/username'])
        expect((await stranger.get(`${path}?calteRecordId=${recordId}`)).statusCode).toBe(404)
      const change = recordBody(versionId, { [ids[wish] ?? '']: 'x' }, { id: recordId, version: 1 })
      expect((await stranger.post('/common/calte/register-record', change)).statusCode).toBe(404)
    }
  })

  it('are written by their own side only; a refused change changes nothing', async () => {
    const { recordId, versionId, ids } = await newRecord()
    for (const [index, id] of ids.entries()) {
      const isCustomers = index === wish || index === feedback
      for (const [person, mayWrite] of [
        [customer, isCustomers],
        [pic, !isCustomers],
      ] as const) {
        const before = (await pic.get(`${readers[0]}?calteRecordId=${recordId}`)).json()
        const body = recordBody(versionId, { [id]: `${index}` }, { id: recordId, version: before.version })
        const response = await person.post('/common/calte/register-record', body)
        expect([index, response.statusCode, response.json().code]).toEqual(
          mayWrite ? [index, 200, undefined] : [index, 422, 'CHARTS_FIELD_NOT_EDITABLE'],
        )
        const after = (await pic.get(`${readers[0]}?calteRecordId=${recordId}`)).json()
        expect(after.version).toBe(before.version + (mayWrite ? 1 : 0))
        if (!mayWrite) expect(after).toEqual(before)
      }
    }
  })

  it('of other versions and other records are unknown', async () => {
    const first = await newRecord()
    const other = await newRecord(await addPerson(charts))
    const forged = recordBody(
      first.versionId,
      { [other.ids[internal] ?? '']: 'x' },
      { id: first.recordId, version: 1 },
    )
    expect((await pic.post('/common/calte/register-record', forged)).json().code).toBe('CHARTS_ITEM_UNKNOWN')
    const foreignVersion = recordBody(other.versionId, {}, { id: first.recordId, version: 1 })
    expect((await pic.post('/common/calte/register-record', foreignVersion)).json().code).toBe(
      'CHARTS_FORMAT_NOT_FOUND',
    )
  })

  it('administrators read with a log row and write nothing (D-139)', async () => {
    const admin = await addPerson(charts, { roles: ['ROLE_ADMIN'], agencyCode: null })
    const { recordId, versionId, ids } = await newRecord()
    const change = recordBody(versionId, { [ids[internal] ?? '']: 'x' }, { id: recordId, version: 1 })
    expect((await admin.post('/common/calte/register-record', change)).json().code).toBe(
      'CHARTS_FIELD_NOT_EDITABLE',
    )
    expect(
      (await admin.get(`/common/calte/get-format?calteRecordId=${recordId}`)).json().calteItems,
    ).toHaveLength(4)
    const views = (await customer.get('/customer/calte/views?size=99')).json()
    const ofRecord = views.filter((row: { recordId: string }) => row.recordId === recordId)
    expect(ofRecord.map((row: { action: string; actorRole: string }) => [row.actorRole, row.action])).toEqual(
      [
        ['administrator', 'view'],
        ['person-in-charge', 'create'],
      ],
    )
  })
})
