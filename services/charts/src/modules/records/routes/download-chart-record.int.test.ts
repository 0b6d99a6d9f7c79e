import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  type ChartsApp,
  createChartsApp,
  createRecordBody,
  OTHER_AGENCY_CODE,
  registerTestFormat,
} from '../../../testing/charts-app.ts'
import { findAgencyName } from '../../customers/agencies.sql.ts'
import { toRecordSheet } from '../record-sheet.ts'
import { getVisibleRecord } from '../visible-record.ts'

const charts: ChartsApp = await createChartsApp()
afterAll(() => charts.close())
const { db } = charts.database as unknown as { db: ChartsApp['context']['db'] }
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], name: '担当 一郎' })
const foreignPic = await addTestPerson(charts, {
  roles: ['ROLE_PERSON_IN_CHARGE'],
  agencyCode: OTHER_AGENCY_CODE,
})
const customer = await addTestPerson(charts)
const otherCustomer = await addTestPerson(charts)
const { generalCalteId, items } = await registerTestFormat(pic, customer.userId)
const values = { [items[0]?.id ?? '']: '内部の申し送り', [items[1]?.id ?? '']: '公開した助言' }
const saved = await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, values))
const recordId: string = saved.json()

const staffPdf = (copy: string, id = recordId) => `/pic/calte/record-pdf?calteRecordId=${id}&copy=${copy}`
const ownPdf = `/customer/calte/record-pdf?calteRecordId=${recordId}`
const listViews = async (): Promise<{ action: string; recordId: string; actorName: string }[]> =>
  (await customer.get('/customer/calte/views')).json()

describe('GET /pic/calte/record-pdf', () => {
  it.each(['salon', 'customer'])(
    'returns the copy for the %s and writes one row of the log',
    async (copy) => {
      const before = (await listViews()).length
      const response = await pic.get(staffPdf(copy))
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      })
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const views = await listViews()
      expect(views).toHaveLength(before + 1)
      expect(views[0]).toMatchObject({ action: 'export', recordId, actorName: '担当 一郎' })
    },
  )

  it('404 for another agency, 403 for customers, 400 for an unknown copy, and no row of the log', async () => {
    const before = (await listViews()).length
    expect((await foreignPic.get(staffPdf('salon'))).json()).toMatchObject({
      code: 'CHARTS_RECORD_NOT_FOUND',
    })
    expect((await customer.get(staffPdf('salon'))).statusCode).toBe(403)
    for (const copy of ['', 'all', 'salon%00', 'SALON'])
      expect((await pic.get(staffPdf(copy))).statusCode).toBe(400)
    expect((await pic.get(staffPdf('salon', `${recordId}'`))).statusCode).toBe(400)
    expect(await listViews()).toHaveLength(before)
  })

  it('409 while the device is handed over to the customer', async () => {
    const lent = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
    expect((await lent.post('/pic/calte/hand-over', { calteRecordId: recordId })).statusCode).toBe(200)
    expect((await lent.get(staffPdf('salon'))).json()).toMatchObject({ code: 'CHARTS_HAND_OVER_ACTIVE' })
  })
})

describe('GET /customer/calte/record-pdf', () => {
  it('returns the own record without a row of the log, and 404 to everybody else', async () => {
    const before = (await listViews()).length
    expect((await customer.get(ownPdf)).headers['content-type']).toBe('application/pdf')
    for (const person of [otherCustomer, foreignPic])
      expect((await person.get(ownPdf)).json()).toMatchObject({ code: 'CHARTS_RECORD_NOT_FOUND' })
    expect((await pic.get(ownPdf)).json()).toMatchObject({ code: 'CHARTS_RECORD_NOT_FOUND' })
    expect(await listViews()).toHaveLength(before)
  })
})

describe('toRecordSheet', () => {
  const session = { userId: pic.userId, roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: AGENCY_CODE }
  const makeSheet = async (copy: 'salon' | 'customer') => {
    const open = await getVisibleRecord(db, session as Parameters<typeof getVisibleRecord>[1], recordId)
    const salonName = await findAgencyName(db, open.customer.agencyCode)
    return toRecordSheet(open, { copy, salonName, issuedAt: new Date() })
  }

  it('has every field in the copy of the salon, and only what the customer may read in the other', async () => {
    expect((await makeSheet('salon')).fields.map(({ label }) => label)).toEqual([
      '内部メモ',
      '公開メモ',
      'ご希望',
      'ご感想',
    ])
    const sheet = await makeSheet('customer')
    expect(sheet.fields).toEqual([
      { label: '公開メモ', fieldLabel: 'staffField', value: '公開した助言' },
      { label: 'ご希望', fieldLabel: 'customerField', value: '' },
      { label: 'ご感想', fieldLabel: 'customerField', value: '' },
    ])
    expect(JSON.stringify(sheet)).not.toContain('申し送り')
  })

  it('has the newest name of the agency, whatever order events arrive in', async () => {
    expect((await makeSheet('salon')).salonName).toBeNull()
    const name = (text: string, at: string, agencyCode = AGENCY_CODE) =>
      charts.deliver('identity.agency-named.v1', { agencyCode, name: text, at })
    await name('サロン縁', '2026-11-02T00:00:00.000Z')
    await name('サロン結', '2026-11-01T00:00:00.000Z')
    await name('別の店', '2026-11-03T00:00:00.000Z', OTHER_AGENCY_CODE)
    expect((await makeSheet('salon')).salonName).toBe('サロン縁')
  })
})
