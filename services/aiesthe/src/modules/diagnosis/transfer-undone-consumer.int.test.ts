import { randomUUID } from 'node:crypto'
import { findMemberProfile } from '@hibiki/projections'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { createConsumerCaller } from '../../testing/consumers.ts'
import { completeDiagnosis, saveTestMemberProfile } from '../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'

const [agency, other] = ['100000000001', '100000000002']
const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
const profiles = createConsumerCaller(aiesthe, 'project-member-profiles')
const transfers = createConsumerCaller(aiesthe, 'restore-publications')
afterAll(async () => {
  await aiesthe.close()
})

let customer: TestMember
let published: string
let unpublished: string
const begin = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(begin + minutes * 60_000)

beforeEach(async () => {
  aiesthe.clock.now = at(0)
  customer = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'], agencyCode: agency } })
  await saveTestMemberProfile(aiesthe, customer.userId, { name: '花子', customerOfAgency: agency })
  examiner.usable()
  published = await completeDiagnosis(customer, { publish: true })
  unpublished = await completeDiagnosis(customer)
})

async function moveTo(agencyCode: string, minutes: number, now = at(minutes), name = '花子'): Promise<void> {
  aiesthe.clock.now = now
  await profiles.publish({
    userId: customer.userId,
    loginName: 'a',
    name,
    email: 'a@b.example',
    roles: ['ROLE_CUSTOMER'],
    agencyCode,
    at: at(minutes).toISOString(),
  })
}

async function undo(minutes: number, performedAt = at(10), now = at(minutes)): Promise<void> {
  aiesthe.clock.now = now
  await transfers.publish({
    transferId: randomUUID(),
    userId: customer.userId,
    agencyCode: agency,
    performedAt: performedAt.toISOString(),
    at: at(minutes).toISOString(),
  })
}

async function shareMentalChecks(): Promise<void> {
  expect((await customer.post('/mental-check/publication', { published: true })).statusCode).toBe(200)
}

async function statusFor(agencyCode: string, detectId: string): Promise<number> {
  const pic = await createTestMember(aiesthe, { session: { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode } })
  return (await pic.get(`/aiesthe/detect-result?detectId=${detectId}`)).statusCode
}

/** Lists the published states of a diagnosis, oldest first. */
async function toldOf(resultId: string): Promise<{ published: boolean; at: string }[]> {
  const rows = await aiesthe.outbox('aiesthe.publication-changed.v1')
  return rows
    .map(({ payload }) => payload as { resultId: string; published: boolean; at: string })
    .filter((payload) => payload.resultId === resultId)
}

describe('publishing at the time of a move to another agency', () => {
  it.each([
    ['the time of the move', 10],
    ['an earlier time', 9],
  ])('publishes to the new agency when the clock of this service shows %s', async (_which, minutes) => {
    await moveTo(other, 10)
    aiesthe.clock.now = at(minutes)
    await customer.post('/aiesthe/publication', { detectId: unpublished, published: true })
    await shareMentalChecks()
    const photographed = await completeDiagnosis(customer, { publish: true })
    for (const id of [unpublished, photographed]) {
      const told = (await toldOf(id)).at(-1)
      expect(told?.published).toBe(true)
      // Charts treats everything that is not later than the move as published to the previous agency.
      expect(Date.parse(told?.at ?? '')).toBeGreaterThan(at(10).getTime())
    }
    const sharing = await aiesthe.database.db
      .selectFrom('mental_check_sharing')
      .select('changed_at')
      .where('member_id', '=', customer.userId)
      .executeTakeFirstOrThrow()
    expect(sharing.changed_at.getTime()).toBeGreaterThan(at(10).getTime())
  })
})

describe('a transfer of a customer between agencies', () => {
  it.each([
    ['before', () => moveTo(agency, 20).then(() => undo(20))],
    ['after', () => undo(20).then(() => moveTo(agency, 20))],
  ])(
    'a transfer closes publications, and its undo restores only these, when the agency’s change arrives %s it',
    async (_, undoTransfer) => {
      expect(await statusFor(agency, published)).toBe(200)
      await moveTo(other, 10)
      expect([await statusFor(agency, published), await statusFor(other, published)]).toEqual([404, 404])
      aiesthe.clock.now = at(15)
      const toOther = await completeDiagnosis(customer, { publish: true })
      await shareMentalChecks()
      expect([await statusFor(agency, toOther), await statusFor(other, toOther)]).toEqual([404, 200])
      await undoTransfer()
      expect([await statusFor(agency, toOther), await statusFor(other, toOther)]).toEqual([404, 404])
      expect((await customer.get('/mental-check/publication')).json()).toEqual({ published: false })
      expect([await statusFor(agency, published), await statusFor(other, published)]).toEqual([200, 404])
      expect(await statusFor(agency, unpublished)).toBe(404)
      const events = await aiesthe.database.db
        .selectFrom('outbox')
        .select('payload')
        .where('subject', '=', 'aiesthe.publication-changed.v1')
        .execute()
      expect(events.map(({ payload }) => payload)).toContainEqual({
        resultId: published,
        userId: customer.userId,
        published: true,
        at: new Date(at(20).getTime() + 1).toISOString(),
      })
    },
  )

  it('restores publications even if the clock was behind the transfer that closed them', async () => {
    await moveTo(other, 10, at(9))
    await undo(20)
    expect(await statusFor(agency, published)).toBe(200)
  })

  it('restores publications before the agency’s change of the same moment, whose other fields are still applied', async () => {
    await moveTo(other, 10)
    await undo(20)
    await moveTo(agency, 20, at(20), '華子')
    expect(await statusFor(agency, published)).toBe(200)
    const profile = await findMemberProfile(aiesthe.database.db, customer.userId)
    expect(profile).toEqual({ name: '華子', customerOfAgency: agency })
  })

  it('restores publications with a time after the undo, even if the clock is behind it', async () => {
    await moveTo(other, 10)
    await undo(20, at(10), at(19))
    const { payload } = await aiesthe.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.publication-changed.v1')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ published: true, at: new Date(at(20).getTime() + 1).toISOString() })
  })

  it('withdraws later than it restored, even if the clock is behind the undo', async () => {
    await moveTo(other, 10)
    await undo(20, at(10), at(19))
    await customer.post('/aiesthe/publication', { detectId: published, published: false })
    const events = await aiesthe.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.publication-changed.v1')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { resultId: published, published: false, at: new Date(at(20).getTime() + 2).toISOString() },
      { resultId: published, published: true, at: new Date(at(20).getTime() + 1).toISOString() },
    ])
  })

  it('does not restore what the member withdrew before the undo', async () => {
    await customer.post('/aiesthe/publication', { detectId: published, published: false })
    await moveTo(other, 10)
    await undo(20)
    expect(await statusFor(agency, published)).toBe(404)
  })

  it('restores nothing that an earlier move closed, and nothing after a newer move', async () => {
    await moveTo(other, 5)
    await moveTo(agency, 6)
    await undo(20)
    expect(await statusFor(agency, published)).toBe(404)
    await undo(30, at(0))
    expect(await statusFor(agency, published)).toBe(200)
    await moveTo(other, 50)
    await undo(40, at(0))
    expect([await statusFor(agency, published), await statusFor(other, published)]).toEqual([404, 404])
  })
})
