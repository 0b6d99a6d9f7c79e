import { addCharts } from '@hibiki/charts'
import { addPerson, type ChartsApp, createChartsApp, OTHER_AGENCY, type Person } from '@hibiki/charts/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCharts } from './charts.ts'

let charts: ChartsApp
let people: Record<string, Person>
beforeAll(async () => {
  charts = await createChartsApp()
  people = {
    pic: await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'] }),
    pic2: await addPerson(charts, { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: OTHER_AGENCY }),
    customer: await addPerson(charts),
    customer2: await addPerson(charts, { agencyCode: OTHER_AGENCY }),
  }
})
afterAll(() => charts.close())

const listExpectedCharts = () => demoCharts((login) => people[login]?.userId ?? '')
const seed = () =>
  addCharts({ databaseUrl: charts.databaseUrl, charts: listExpectedCharts(), now: charts.clock.now })
const listCharts = async (pic: Person | undefined, customer: Person | undefined) =>
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
