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
import { removeDuePhotos } from '../photos/remove-due-photos.ts'

const agency = '100000000001'
const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const consenting = createConsumerCaller(aiesthe, 'project-consents')
afterAll(async () => {
  await aiesthe.close()
})
beforeEach(async () => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
  await aiesthe.database.db.deleteFrom('outbox').execute()
})

const decide = ({ userId }: TestMember, agreed: boolean, at = '2026-11-21T03:00:00.000Z') =>
  consenting.publish({ userId, document: 'providing-data', agreed, version: '1', at })

async function customer(): Promise<TestMember> {
  const member = await createTestMember(aiesthe, {
    session: { roles: ['ROLE_CUSTOMER'], agencyCode: agency },
  })
  await saveTestMemberProfile(aiesthe, member.userId, { name: '花子', customerOfAgency: agency })
  return member
}

const personInCharge = () =>
  createTestMember(aiesthe, { session: { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode: agency } })

async function eventsOf({ userId }: TestMember): Promise<[string, Record<string, unknown>][]> {
  const rows = await aiesthe.database.db.selectFrom('outbox').select(['subject', 'payload']).execute()
  return rows
    .map(({ subject, payload }) => [subject, payload as unknown as Record<string, unknown>] as const)
    .filter(([, payload]) => payload.userId === userId)
    .map(([subject, payload]) => [subject, payload])
}

const look = (who: TestMember, detectId: string) => who.get(`/aiesthe/detect-result?detectId=${detectId}`)
const publish = (who: TestMember, detectId: string, published: boolean) =>
  who.post('/aiesthe/publication', { detectId, published })

describe('withdrawing the consent to the use of data', () => {
  it('a withdrawn consent closes the member’s results for the person in charge, but keeps the member’s own history', async () => {
    const [member, pic] = [await customer(), await personInCharge()]
    const results = [
      await completeDiagnosis(member, { publish: true }),
      await completeDiagnosis(member, { publish: true }),
    ]
    const hidden = await completeDiagnosis(member)
    for (const id of results) expect((await look(pic, id)).statusCode).toBe(200)
    await aiesthe.database.db.deleteFrom('outbox').execute()
    aiesthe.clock.now = new Date('2026-11-21T05:00:00Z')
    await decide(member, false)
    for (const id of results) expect((await look(pic, id)).statusCode).toBe(404)
    const events = await eventsOf(member)
    expect(events.map(([subject]) => subject)).toEqual(results.map(() => 'aiesthe.publication-changed.v1'))
    expect(events.map(([, payload]) => payload.resultId).sort()).toEqual([...results].sort())
    const closed = { published: false, at: '2026-11-21T05:00:00.000Z' }
    expect(events.map(([, payload]) => payload)).toMatchObject([closed, closed])
    for (const id of [...results, hidden]) expect((await look(member, id)).statusCode).toBe(200)
    expect((await member.get('/aiesthe/my-history-count')).json()).toBe(3)
  })

  it('a withdrawn consent abandons the open diagnosis and deletes its photo', async () => {
    const member = await createTestMember(aiesthe)
    const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
    const sent = await member.post('/aiesthe/detect', { id, course: 1, image: 'cGhvdG8=' })
    expect(sent.statusCode).toBe(200)
    const { db } = aiesthe.database
    const of = () =>
      db.selectFrom('face_photos').select('id').where('member_id', '=', member.userId).execute()
    const photos = await of()
    expect(photos).toHaveLength(1)
    const stored = () => Promise.all(photos.map((photo) => aiesthe.vault.read(photo.id, 'photo')))
    expect(await stored()).not.toContain(null)
    await decide(member, false)
    expect(await of()).toEqual([])
    await removeDuePhotos({ db, vault: aiesthe.vault, now: aiesthe.clock.now })
    expect(await stored()).toEqual([null])
    await decide(member, true, '2026-11-21T03:00:01.000Z')
    expect((await member.get('/aiesthe/current-step')).json()).toMatchObject({ after: false, soundId: null })
  })

  it('a withdrawn consent blocks publishing with 422 E4003, but not withdrawing a publication or deleting', async () => {
    const member = await customer()
    const id = await completeDiagnosis(member, { publish: true })
    const other = await completeDiagnosis(member)
    await decide(member, false)
    expect((await publish(member, other, true)).json().code).toBe('E4003')
    expect((await publish(member, id, false)).statusCode).toBe(200)
    expect((await member.post('/aiesthe/delete-result', { detectId: other })).statusCode).toBe(200)
    await decide(member, true, '2026-11-21T03:00:01.000Z')
    expect((await publish(member, id, true)).statusCode).toBe(200)
  })

  it('a withdrawal that is older than the newest decision, or about another document, closes nothing', async () => {
    const [member, pic] = [await customer(), await personInCharge()]
    const id = await completeDiagnosis(member, { publish: true })
    await decide(member, false, '2026-10-01T00:00:00.000Z')
    const { userId } = member
    const at = '2026-11-21T03:00:00.000Z'
    await consenting.publish({ userId, document: 'terms-of-service', agreed: false, version: '1', at })
    expect((await look(pic, id)).statusCode).toBe(200)
    expect((await member.get('/aiesthe/current-step')).statusCode).toBe(200)
  })
})

describe('POST /aiesthe/delete-all-results', () => {
  it('deletes finished and open diagnoses, photos and choices of the member only, even without consent', async () => {
    const [member, other] = [await customer(), await customer()]
    const finished = [await completeDiagnosis(member, { publish: true }), await completeDiagnosis(member)]
    const othersResult = await completeDiagnosis(other)
    const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
    await member.post('/aiesthe/detect', { id, course: 1, image: 'cGhvdG8=' })
    const { db } = aiesthe.database
    const photos = await db
      .selectFrom('face_photos')
      .select('id')
      .where('member_id', '=', member.userId)
      .execute()
    expect(photos).toHaveLength(5)
    await decide(member, false)
    await db.deleteFrom('outbox').execute()

    const response = await member.post('/aiesthe/delete-all-results')
    expect([response.statusCode, response.json()]).toEqual([200, { deletedResults: 2 }])
    for (const table of ['face_photos', 'face_results', 'choices'] as const)
      expect(
        await db.selectFrom(table).select('id').where('member_id', '=', member.userId).execute(),
      ).toEqual([])
    await removeDuePhotos({ db, vault: aiesthe.vault, now: aiesthe.clock.now })
    for (const { id: photoId } of photos) expect(await aiesthe.vault.read(photoId, 'photo')).toBeNull()
    const events = await eventsOf(member)
    expect(events.map(([subject]) => subject)).toEqual(finished.map(() => 'aiesthe.diagnosis-deleted.v1'))
    expect(events.map(([, { resultId }]) => resultId).sort()).toEqual([...finished].sort())
    expect((await look(other, othersResult)).statusCode).toBe(200)
  })

  it('returns 0 deleted results when there are none', async () => {
    const member = await createTestMember(aiesthe, { agreed: false, functions: [] })
    const response = await member.post('/aiesthe/delete-all-results')
    expect([response.statusCode, response.json()]).toEqual([200, { deletedResults: 0 }])
    expect(await eventsOf(member)).toEqual([])
  })

  it('rejects a visitor with 401 and an enterprise account with 403', async () => {
    const call = { method: 'POST', url: '/aiesthe/delete-all-results' } as const
    expect((await aiesthe.app.inject(call)).statusCode).toBe(401)
    const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
    expect((await enterprise.post(call.url)).statusCode).toBe(403)
  })
})
