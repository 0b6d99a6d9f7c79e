import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestPerson,
  type ChartsApp,
  createChartsApp,
  createItemInput,
  createRecordBody,
  deliverMemberChanged,
  OTHER_AGENCY_CODE,
  registerTestFormat,
  type TestPerson,
} from '../../../testing/charts-app.ts'

const charts: ChartsApp = await createChartsApp()
afterAll(() => charts.close())

let agency = 200_000_000_000
let pic: TestPerson
let agencyCode: string

/** Every test has a salon of its own, so that nobody else's day is in it. */
beforeEach(async () => {
  agency += 1
  agencyCode = String(agency)
  charts.clock.now = new Date('2026-11-20T03:00:00Z')
  pic = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode })
})

const addCustomer = (name: string) => addTestPerson(charts, { agencyCode, name })
const getDay = async (person = pic) => (await person.get('/pic/calte/today')).json()
const listNames = async () => (await getDay()).customers.map(({ name }: { name: string }) => name)

async function saveRecord(customer: TestPerson) {
  const format = await registerTestFormat(pic, customer.userId, [
    createItemInput('メモ'),
    createItemInput('ご希望', { customerInput: true }),
  ])
  const saved = await pic.post('/common/calte/register-record', createRecordBody(format.generalCalteId, {}))
  expect(saved.statusCode).toBe(200)
  return { format, recordId: saved.json() as string }
}

async function sendOwnPart(
  customer: TestPerson,
  { format, recordId }: Awaited<ReturnType<typeof saveRecord>>,
  version = 1,
) {
  const values = { [format.items[1]?.id ?? '']: '静かに' }
  const body = createRecordBody(format.generalCalteId, values, { id: recordId, version })
  expect((await customer.post('/common/calte/register-record', body)).statusCode).toBe(200)
}

async function completeDiagnosis(customer: TestPerson, published: boolean) {
  const resultId = randomUUID()
  await charts.deliver('aiesthe.diagnosis-completed.v2', {
    resultId,
    userId: customer.userId,
    minutesCourse: 10,
    stressPercent: 30,
    published,
    startedAt: charts.clock.now.toISOString(),
    at: charts.clock.now.toISOString(),
  })
  return resultId
}

describe('GET /pic/calte/today', () => {
  it.each([
    ['the last second of the day before', '2026-11-19T14:59:59Z', false],
    ['the first second of the day', '2026-11-19T15:00:00Z', true],
    ['the last second of the day', '2026-11-20T14:59:59Z', true],
    ['the first second of the next day', '2026-11-20T15:00:00Z', false],
  ])('knows the day in Japan: %s', async (_what, at, isToday) => {
    const customer = await addCustomer('花子')
    charts.clock.now = new Date(at)
    const { recordId } = await saveRecord(customer)
    charts.clock.now = new Date('2026-11-20T05:00:00Z')
    expect(await listNames()).toEqual(isToday ? ['花子'] : [])
    if (isToday)
      expect((await getDay()).customers).toMatchObject([
        { id: customer.userId, hasRecordToday: true, assigned: false, lastVisit: { recordId } },
      ])
  })

  it('lists who published a diagnosis today with the last visit before, and nobody who kept it', async () => {
    const [published, kept] = [await addCustomer('公子'), await addCustomer('秘子')]
    charts.clock.now = new Date('2026-11-01T03:00:00Z')
    const { recordId } = await saveRecord(published)
    charts.clock.now = new Date('2026-11-20T03:00:00Z')
    const detectId = await completeDiagnosis(published, true)
    await completeDiagnosis(kept, false)
    const day = await getDay()
    expect(day.customers).toMatchObject([
      { name: '公子', hasRecordToday: false, lastVisit: { recordId, at: '2026-11-01 12:00:00' } },
    ])
    expect(day.diagnoses).toMatchObject([{ detectId, userId: published.userId }])
  })

  it('forgets a publication when the customer moves to another agency', async () => {
    const customer = await addCustomer('花子')
    await completeDiagnosis(customer, true)
    const moveTo = (code: string, at: string) =>
      deliverMemberChanged(charts, customer.userId, { roles: ['ROLE_CUSTOMER'], agencyCode: code, at })
    await moveTo(OTHER_AGENCY_CODE, '2026-11-20T04:00:00.000Z')
    expect(await getDay()).toMatchObject({ customers: [], diagnoses: [] })
    const other = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    expect(await getDay(other)).toMatchObject({ customers: [], diagnoses: [] })
    await moveTo(agencyCode, '2026-11-20T04:30:00.000Z')
    expect((await getDay()).diagnoses).toHaveLength(1)
  })

  it('lists a part of a customer until one of the salon opens it, and again when it is sent anew', async () => {
    const customer = await addCustomer('花子')
    const record = await saveRecord(customer)
    expect((await getDay()).unreadParts).toEqual([])
    charts.clock.now = new Date('2026-11-20T04:00:00Z')
    await sendOwnPart(customer, record)
    const unread = {
      recordId: record.recordId,
      userName: '花子',
      title: '施術記録',
      at: '2026-11-20 13:00:00',
    }
    expect((await getDay()).unreadParts).toMatchObject([unread])
    // The customer's own reading is no opening by the salon.
    await customer.get(`/customer/calte/get-format?calteRecordId=${record.recordId}`)
    expect((await getDay()).unreadParts).toHaveLength(1)
    charts.clock.now = new Date('2026-11-20T05:00:00Z')
    await pic.get(`/pic/calte/get-format-from-record?calteRecordId=${record.recordId}`)
    expect((await getDay()).unreadParts).toEqual([])
    charts.clock.now = new Date('2026-11-20T06:00:00Z')
    await sendOwnPart(customer, record, 2)
    expect((await getDay()).unreadParts).toMatchObject([{ at: '2026-11-20 15:00:00' }])
  })

  it('shows neither contents of charts nor anything of another agency, and writes no view', async () => {
    const customer = await addCustomer('花子')
    const record = await saveRecord(customer)
    await sendOwnPart(customer, record)
    const foreign = await addTestPerson(charts, {
      roles: ['ROLE_PERSON_IN_CHARGE'],
      agencyCode: OTHER_AGENCY_CODE,
    })
    const empty = { appointments: [], customers: [], unreadParts: [], diagnoses: [] }
    expect(await getDay(foreign)).toEqual(empty)
    const without = await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: null })
    expect(await getDay(without)).toEqual(empty)
    expect((await pic.get('/pic/calte/today')).body).not.toContain('静かに')
    const views = (await customer.get('/customer/calte/views')).json()
    expect(views.filter(({ action }: { action: string }) => action === 'view')).toEqual([])
  })
})
