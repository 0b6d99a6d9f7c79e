import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAiestheApp, createTestMember, type TestMember } from '../../../testing/aiesthe-app.ts'
import { createConsumerCaller } from '../../../testing/consumers.ts'
import { saveTestMemberProfile } from '../../../testing/diagnoses.ts'
import { addTestMentalCheck } from '../../../testing/mental-checks.ts'

const [agency, other] = ['100000000001', '100000000002']
const begin = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(begin + minutes * 60_000)
const fit = [100, 50, 0, 50]

let customer: TestMember
const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())
beforeEach(async () => {
  aiesthe.clock.now = at(0)
  customer = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'], agencyCode: agency } })
  await saveTestMemberProfile(aiesthe, customer.userId, { name: '花子', customerOfAgency: agency })
})

const share = (published: boolean, who = customer) => who.post('/mental-check/publication', { published })
const isShared = async () => (await customer.get('/mental-check/publication')).json().published

async function answerCheck(minutes: number): Promise<void> {
  aiesthe.clock.now = at(minutes)
  const sent = await customer.post('/mental-check/answer', {
    mentalCheckId: await addTestMentalCheck(aiesthe.database.db),
    answers: [
      { itemId: 'q1', choiceId: 'q1-2' },
      { itemId: 'q2', choiceId: 'q2-0' },
    ],
  })
  expect(sent.statusCode).toBe(200)
}

/** Lists the published events about the customer's mental checks, in order. */
async function announced() {
  const rows = await aiesthe.database.db
    .selectFrom('outbox')
    .select(['subject', 'payload'])
    .where('subject', 'like', 'aiesthe.mental-check%')
    .orderBy('id')
    .execute()
  type Payload = { userId: string; answeredAt?: string; publishedAt?: string; at?: string; fit?: number[] }
  return rows
    .map(({ subject, payload }) => ({ subject, payload: payload as unknown as Payload }))
    .filter(({ payload }) => payload.userId === customer.userId)
    .map(({ subject, payload: { answeredAt, publishedAt, at: moment, fit: shown } }) =>
      subject === 'aiesthe.mental-checks-withdrawn.v1'
        ? { withdrawn: moment }
        : { answeredAt, publishedAt, fit: shown },
    )
}

const published = (answered: number, since: number) => ({
  answeredAt: at(answered).toISOString(),
  publishedAt: at(since).toISOString(),
  fit,
})
const withdrawn = (minutes: number) => ({ withdrawn: at(minutes).toISOString() })

async function moveTo(agencyCode: string, minutes: number): Promise<void> {
  aiesthe.clock.now = at(minutes)
  await createConsumerCaller(aiesthe, 'project-member-profiles').publish({
    userId: customer.userId,
    loginName: 'a',
    name: '花子',
    email: 'a@b.example',
    roles: ['ROLE_CUSTOMER'],
    agencyCode,
    at: at(minutes).toISOString(),
  })
}

describe('POST /mental-check/publication', () => {
  it('publishes no answers unless the customer shares them', async () => {
    await answerCheck(1)
    expect(await isShared()).toBe(false)
    expect(await announced()).toEqual([])
  })

  it('publishes past and future answers as four figures, and withdraws all of them', async () => {
    await answerCheck(1)
    aiesthe.clock.now = at(2)
    expect((await share(true)).json()).toEqual({ published: true })
    await share(true)
    await answerCheck(3)
    expect(await isShared()).toBe(true)
    aiesthe.clock.now = at(4)
    expect((await share(false)).json()).toEqual({ published: false })
    await answerCheck(5)
    expect(await announced()).toEqual([published(1, 2), published(3, 2), withdrawn(4)])
    expect(await isShared()).toBe(false)
  })

  it('gives decisions of the same moment distinct times', async () => {
    await answerCheck(1)
    for (const wanted of [true, false, true]) await share(wanted)
    const moments = (await announced()).map((event) => event.withdrawn ?? event.publishedAt ?? '')
    expect(moments).toEqual([...new Set(moments)].sort())
  })

  it('rejects sharing by a member who is no customer with 403 E4030, but lets them withdraw', async () => {
    const general = await createTestMember(aiesthe, {
      session: { roles: ['ROLE_GENERAL'], agencyCode: null },
    })
    const refused = await share(true, general)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'E4030'])
    expect((await share(false, general)).statusCode).toBe(200)
  })

  it('rejects sharing without consent to the use of data with 422 E4003', async () => {
    const member = await createTestMember(aiesthe, { agreed: false, session: { roles: ['ROLE_CUSTOMER'] } })
    expect((await share(true, member)).json().code).toBe('E4003')
  })
})

describe('mental checks that a customer shares', () => {
  beforeEach(async () => {
    await answerCheck(1)
    aiesthe.clock.now = at(2)
    await share(true)
  })

  it('withdraws shared mental checks together with either consent: to the use of answers, or to the use of data', async () => {
    aiesthe.clock.now = at(3)
    const { version } = (await customer.get('/mental-check/data-use')).json()
    await customer.post('/mental-check/decide-data-use', { agreement: false, version })
    expect(await announced()).toEqual([published(1, 2), withdrawn(3)])
    aiesthe.clock.now = at(4)
    expect((await share(true)).json().code).toBe('AIESTHE_DATA_USE_NEEDED')
    await customer.post('/mental-check/decide-data-use', { agreement: true, version })
    await share(true)
    aiesthe.clock.now = at(5)
    await createConsumerCaller(aiesthe, 'project-consents').publish({
      userId: customer.userId,
      document: 'providing-data',
      agreed: false,
      version: '1',
      at: at(5).toISOString(),
    })
    expect((await announced()).slice(2)).toEqual([published(1, 4), withdrawn(5)])
  })

  it('closes shared mental checks by a transfer, and publishes them again when it is undone', async () => {
    await moveTo(other, 10)
    expect(await isShared()).toBe(false)
    aiesthe.clock.now = at(20)
    const undo = { transferId: randomUUID(), userId: customer.userId, agencyCode: agency }
    await createConsumerCaller(aiesthe, 'restore-publications').publish({
      ...undo,
      performedAt: at(10).toISOString(),
      at: at(19).toISOString(),
    })
    expect(await announced()).toEqual([published(1, 2), withdrawn(10), published(1, 20)])
  })

  it('restores nothing that the customer withdrew after the transfer', async () => {
    await moveTo(other, 10)
    aiesthe.clock.now = at(11)
    await share(false)
    await createConsumerCaller(aiesthe, 'restore-publications').publish({
      transferId: randomUUID(),
      userId: customer.userId,
      agencyCode: agency,
      performedAt: at(10).toISOString(),
      at: at(20).toISOString(),
    })
    expect(await isShared()).toBe(false)
  })
})
