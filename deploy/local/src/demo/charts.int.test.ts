import { seedCharts } from '@hibiki/charts'
import { addTestPerson, createChartsApp, OTHER_AGENCY_CODE, type TestPerson } from '@hibiki/charts/testing'
import { afterAll, expect, it } from 'vitest'
import { demoCharts } from './charts.ts'

const charts = await createChartsApp()
const people = {
  pic: await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] }),
  pic2: await addTestPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: OTHER_AGENCY_CODE }),
  customer: await addTestPerson(charts),
  customer2: await addTestPerson(charts, { agencyCode: OTHER_AGENCY_CODE }),
}
afterAll(() => charts.close())

const listExpectedCharts = () => demoCharts((login) => people[login]?.userId ?? '')
const seed = () =>
  seedCharts({ databaseUrl: charts.databaseUrl, charts: listExpectedCharts(), now: charts.clock.now })
const listCharts = async (pic: TestPerson | undefined, customer: TestPerson | undefined) =>
  (await pic?.get(`/pic/calte/browsable?userId=${customer?.userId}`))?.json() as { customerInput: boolean }[]

it('gives the demo’s customers filled charts once, but not to deleted members', async () => {
  expect(await seed()).toBe(5)
  expect(await seed()).toBe(0)
  const rows = await listCharts(people.pic, people.customer)
  // The newest visit waits for the customer.
  expect(rows.map(({ customerInput }) => customerInput)).toEqual([false, true, true])
  expect(await listCharts(people.pic2, people.customer2)).toHaveLength(2)
  const at = charts.clock.now.toISOString()
  await charts.deliver('identity.person-deleted.v1', { userId: people.customer?.userId, at })
  expect(await seed()).toBe(0)
})
