import { afterAll, describe, expect, it } from 'vitest'
import {
  AGENCY_CODE,
  addTestPerson,
  createChartsApp,
  createItemInput,
  createRecordBody,
  createTestPerson,
  registerTestFormat,
} from '../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
const customer = await addTestPerson(charts)
afterAll(() => charts.close())

/** Returns the same session after its assurance was lowered. */
const inCustomersHands = () =>
  createTestPerson(charts, {
    userId: pic.userId,
    sessionId: pic.sessionId,
    agencyCode: AGENCY_CODE,
    roles: ['ROLE_PERSON_IN_CHARGE'],
    assurance: 'low',
  })

describe('the hand-over of a device', () => {
  it('opens only the customer’s part of the record in this session, and is ended only with full assurance', async () => {
    const format = await registerTestFormat(pic, customer.userId)
    const [internal = '', , wish = ''] = format.items.map(({ id }) => id)
    const body = createRecordBody(format.generalCalteId, { [internal]: '内緒' })
    const recordId = (await pic.post('/common/calte/register-record', body)).json() as string
    expect((await pic.post('/pic/calte/hand-over', { calteRecordId: recordId })).statusCode).toBe(200)
    const tablet = await inCustomersHands()
    expect((await tablet.get('/pic/calte/hand-over')).json()).toEqual({ recordId })
    const shown = await tablet.get('/pic/calte/hand-over/record')
    expect(shown.json().calteItems.map((one: { label: string }) => one.label)).toEqual([
      '公開メモ',
      'ご希望',
      'ご感想',
    ])
    expect(shown.body).not.toContain('内緒')

    const save = (values: Record<string, string>) =>
      tablet.post('/pic/calte/hand-over/record', {
        calteRecord: createRecordBody(format.generalCalteId, values, { id: recordId, version: 1 })
          .calteRecord,
      })
    expect((await save({ [internal]: 'x' })).json().code).toBe('CHARTS_FIELD_NOT_EDITABLE')
    expect((await save({ [wish]: '静かに' })).statusCode).toBe(200)
    for (const path of [
      `/pic/calte/browsable?userId=${customer.userId}`,
      `/common/calte/get-format?calteRecordId=${recordId}`,
    ]) {
      expect((await tablet.get(path)).json().code).toBe('E4014')
      // Even a session that retained its assurance cannot open anything else.
      expect((await pic.get(path)).json().code).toBe('CHARTS_HAND_OVER_ACTIVE')
    }
    const range = { since: '2026-11-20', until: '2026-11-22' }
    for (const who of [tablet, pic])
      for (const userIds of [[], [customer.userId]])
        expect((await who.post('/calendar/esthe-between', { ...range, userIds })).json().code).toBe(
          'CHARTS_HAND_OVER_ACTIVE',
        )
    expect((await pic.post('/calendar/feed')).json().code).toBe('CHARTS_HAND_OVER_ACTIVE')
    expect((await tablet.post('/pic/calte/hand-over/end')).json().code).toBe('E4014')
    expect((await pic.post('/pic/calte/hand-over/end')).statusCode).toBe(200)
    const after = (await pic.get(`/common/calte/get-format?calteRecordId=${recordId}`)).json()
    expect([after.customerInput, after.calteItems[2].value]).toEqual([true, '静かに'])
    expect((await tablet.get('/pic/calte/hand-over/record')).json().code).toBe('CHARTS_HAND_OVER_NOT_FOUND')
  })

  it('is logged as one view that the customer sees, however often the tablet reloads', async () => {
    const other = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, other.userId)
    const recordId = (
      await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))
    ).json()
    expect((await pic.post('/pic/calte/hand-over', { calteRecordId: recordId })).statusCode).toBe(200)
    const tablet = await inCustomersHands()
    for (const _ of [1, 2]) expect((await tablet.get('/pic/calte/hand-over/record')).statusCode).toBe(200)
    const acts: { action: string; recordId: string }[] = (await other.get('/customer/calte/views')).json()
    expect(acts.filter(({ action }) => action === 'view')).toMatchObject([{ recordId }])
    await pic.post('/pic/calte/hand-over/end')
  })

  it('is rejected with 422 CHARTS_NO_CUSTOMER_PART for a record without fields of the customer', async () => {
    const other = await addTestPerson(charts)
    const { generalCalteId } = await registerTestFormat(pic, other.userId, [createItemInput('担当者のみ')])
    const recordId = (
      await pic.post('/common/calte/register-record', createRecordBody(generalCalteId, {}))
    ).json()
    const refused = await pic.post('/pic/calte/hand-over', { calteRecordId: recordId })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'CHARTS_NO_CUSTOMER_PART'])
  })
})
