import { afterAll, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  createChartsApp,
  createItemInput,
  createRecordBody,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../../testing/charts-app.ts'

const charts = await createChartsApp()
const pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] })
afterAll(() => charts.close())

const DAY_MS = 86_400_000
const pressure = createItemInput('圧', { selection: ['弱', '強'] })
const moisture = createItemInput('水分', { rangeFrom: 0, rangeTo: 100 })
const note = createItemInput('申し送り', { type: 'text_area' })
const items = [pressure, moisture, note]

const getVisit = (person: TestPerson, userId: string) =>
  person.get(`/pic/calte/previous-visit?userId=${userId}`)

/** Saves a record on the next day, with values of its first items; returns its id. */
async function saveVisit(format: Awaited<ReturnType<typeof registerTestFormat>>, values: string[]) {
  charts.clock.now = new Date(charts.clock.now.getTime() + DAY_MS)
  const entries = values.map((value, index) => [format.items[index]?.id, value])
  const body = createRecordBody(format.generalCalteId, Object.fromEntries(entries))
  const saved = await pic.post('/common/calte/register-record', body)
  expect(saved.statusCode).toBe(200)
  return saved.json() as string
}

describe('GET /pic/calte/previous-visit', () => {
  it('returns the note of the last visit, and its values by the items of a newer format', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, items)
    await saveVisit(format, ['弱', '10', '右から始める'])
    const recordId = await saveVisit(format, ['強', '42', '左から始める'])
    const present = await registerTestFormat(pic, customer.userId, [moisture, pressure])
    expect((await getVisit(pic, customer.userId)).json().visit).toMatchObject({
      recordId,
      title: '施術記録',
      note: { label: '申し送り', value: '左から始める' },
      values: [
        { generalCalteItemId: present.items[0]?.id, value: '42', isCarried: false },
        { generalCalteItemId: present.items[1]?.id, value: '強', isCarried: true },
      ],
    })
  })

  it('returns the visit before when the last one is deleted, and null without any', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, items)
    expect((await getVisit(pic, customer.userId)).json()).toEqual({ visit: null })
    const first = await saveVisit(format, ['弱'])
    const second = await saveVisit(format, ['強'])
    await pic.post(`/pic/calte/delete-record?calteId=${second}`)
    expect((await getVisit(pic, customer.userId)).json().visit.recordId).toBe(first)
  })

  it('writes one view of the record that the customer sees, and none where there is no visit', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, items)
    const listViews = async () =>
      (await customer.get('/customer/calte/views'))
        .json()
        .filter(({ action }: { action: string }) => action === 'view')
    await getVisit(pic, customer.userId)
    expect(await listViews()).toEqual([])
    const recordId = await saveVisit(format, ['弱'])
    await getVisit(pic, customer.userId)
    expect(await listViews()).toMatchObject([{ recordId }])
  })

  it('responds with 404 to a person in charge of another agency, and for a member who is no customer', async () => {
    const customer = await addTestPerson(charts)
    const stranger = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    expect((await getVisit(stranger, customer.userId)).statusCode).toBe(404)
    expect((await getVisit(pic, stranger.userId)).statusCode).toBe(404)
  })

  it('stays closed while the device is handed over', async () => {
    const customer = await addTestPerson(charts)
    const format = await registerTestFormat(pic, customer.userId, [
      pressure,
      createItemInput('ご希望', { customerInput: true }),
    ])
    const recordId = await saveVisit(format, ['弱'])
    await pic.post('/pic/calte/hand-over', { calteRecordId: recordId })
    expect((await getVisit(pic, customer.userId)).json().code).toBe('CHARTS_HAND_OVER_ACTIVE')
    await pic.post('/pic/calte/hand-over/end')
    expect((await getVisit(pic, customer.userId)).statusCode).toBe(200)
  })
})
