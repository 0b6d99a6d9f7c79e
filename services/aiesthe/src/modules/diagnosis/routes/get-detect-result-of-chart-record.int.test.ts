import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../../testing/aiesthe-app.ts'
import { createConsumerCaller, expectConsumerGuarantees } from '../../../testing/consumers.ts'
import { completeDiagnosis, saveTestMemberProfile } from '../../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../../testing/fake-examiner.ts'

const agencyCode = '100000000001'
const at = '2026-11-21T03:00:00.000Z'
const later = '2026-11-21T04:00:00.000Z'

const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const charts = createConsumerCaller(aiesthe, 'project-chart-records')
const agency = (code: string) => ({ roles: ['ROLE_PERSON_IN_CHARGE' as const], agencyCode: code })
const pic = await createTestMember(aiesthe, { session: { ...agency(agencyCode) } })
const foreignPic = await createTestMember(aiesthe, { session: { ...agency('100000000002') } })
const admin = await createTestMember(aiesthe, { session: { roles: ['ROLE_ADMIN'] } })
afterAll(async () => {
  await aiesthe.close()
})

async function customer(): Promise<TestMember> {
  const member = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'] } })
  await saveTestMemberProfile(aiesthe, member.userId, { name: '花子', customerOfAgency: agencyCode })
  return member
}

/** Delivers the event of a record of the member's chart. */
async function record(userId: string, resultId: string | null, more: object = {}): Promise<string> {
  const recordId = randomUUID()
  await charts.publish({ recordId, userId, resultId, removed: false, at, ...more })
  return recordId
}

describe('project-chart-records', () => {
  const rowsOf = (userId: string) =>
    aiesthe.database.db.selectFrom('chart_records').selectAll().where('member_id', '=', userId).execute()

  it('has the guarantees of a consumer', async () => {
    const [userId, recordId] = [randomUUID(), randomUUID()]
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'project-chart-records',
      table: 'chart_records',
      payload: { recordId, userId, resultId: null, removed: false, at },
      effect: () => rowsOf(userId),
    })
  })

  it('keeps the newest state of a record in any order, and a deleted one stays deleted', async () => {
    const [userId, resultId, recordId] = [randomUUID(), randomUUID(), randomUUID()]
    const saved = { recordId, userId, resultId, removed: false, at }
    await charts.publish({ ...saved, removed: true, at: later })
    await charts.publish(saved)
    await charts.publish({ ...saved, at: later })
    expect(await rowsOf(userId)).toMatchObject([{ record_id: recordId, removed: true }])
  })
})

describe.each(['/aiesthe/detect-result-from-calte-record-id', '/aiesthe/detect-result-from-record-calte-id'])(
  'GET %s',
  (path) => {
    const ask = (who: TestMember, recordId: string) => who.get(`${path}?calteRecordId=${recordId}`)
    const outcome = async (who: TestMember, recordId: string) => {
      const response = await ask(who, recordId)
      return [
        response.statusCode,
        response.statusCode === 200 ? (response.json()?.id ?? null) : response.json().code,
      ]
    }

    it('returns the diagnosis to the customer and administrators, and to the customer’s person in charge while it is published', async () => {
      const member = await customer()
      const resultId = await completeDiagnosis(member, { publish: true })
      const recordId = await record(member.userId, resultId)
      for (const who of [member, pic, admin]) {
        expect(await outcome(who, recordId)).toEqual([200, resultId])
        expect((await ask(who, recordId)).json().beforeResult).not.toHaveProperty('lines')
      }
      const { beforeProcFaceImgs, afterResult, username } = (await ask(pic, recordId)).json()
      expect([username, beforeProcFaceImgs, afterResult]).toEqual([
        '花子',
        expect.anything(),
        expect.anything(),
      ])
      await member.post('/aiesthe/publication', { detectId: resultId, published: false })
      expect(await outcome(pic, recordId)).toEqual([200, null])
      expect((await ask(pic, recordId)).body).toBe('null')
      for (const who of [member, admin]) expect(await outcome(who, recordId)).toEqual([200, resultId])
    })

    it('rejects the person in charge with 422 E4014 while the customer holds their tablet', async () => {
      const member = await customer()
      const recordId = await record(member.userId, await completeDiagnosis(member, { publish: true }))
      const { userId, sessionId } = pic
      const tablet = await createTestMember(aiesthe, {
        session: { userId, sessionId, roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode, assurance: 'low' },
      })
      expect(await outcome(tablet, recordId)).toEqual([422, 'E4014'])
      expect(await outcome(tablet, randomUUID())).toEqual([404, 'E4040'])
    })

    it('returns 404 to everyone else, with the same body as for an unknown record, and for a deleted one', async () => {
      const [member, other] = [await customer(), await customer()]
      const resultId = await completeDiagnosis(member, { publish: true })
      const recordId = await record(member.userId, resultId)
      const gone = await record(member.userId, resultId, { removed: true })
      const body = async (who: TestMember, id: string) => {
        const { requestId: _, ...rest } = (await ask(who, id)).json()
        return rest
      }
      for (const who of [other, foreignPic]) {
        expect(await outcome(who, recordId)).toEqual([404, 'E4040'])
        expect(await body(who, recordId)).toEqual(await body(who, randomUUID()))
      }
      for (const who of [member, pic, admin]) expect(await outcome(who, gone)).toEqual([404, 'E4040'])
    })

    it('returns null for a record without a diagnosis, with a deleted one, or with that of another member', async () => {
      const [member, other] = [await customer(), await customer()]
      const deleted = await completeDiagnosis(member, { publish: true })
      const records = [
        await record(member.userId, null),
        await record(member.userId, deleted),
        await record(member.userId, await completeDiagnosis(other, { publish: true })),
        await record(member.userId, randomUUID()),
      ]
      await member.post('/aiesthe/delete-result', { detectId: deleted })
      for (const who of [member, pic, admin])
        for (const recordId of records) expect(await outcome(who, recordId)).toEqual([200, null])
    })

    it('logs the view of another person, but not that of the member', async () => {
      const member = await customer()
      const resultId = await completeDiagnosis(member, { publish: true })
      const recordId = await record(member.userId, resultId)
      for (const who of [member, pic]) await ask(who, recordId)
      const views = await aiesthe.database.db
        .selectFrom('photo_views')
        .select('viewer_id')
        .where('result_id', '=', resultId)
        .execute()
      expect(views).toEqual([{ viewer_id: pic.userId }])
    })

    it('rejects a missing record id with 400, a visitor with 401 and an enterprise account with 403', async () => {
      const enterprise = await createTestMember(aiesthe, { session: { roles: ['ROLE_ENTERPRISE'] } })
      expect((await pic.get(path)).statusCode).toBe(400)
      expect((await ask(pic, 'x')).statusCode).toBe(400)
      expect((await aiesthe.app.inject(`${path}?calteRecordId=${randomUUID()}`)).statusCode).toBe(401)
      expect((await ask(enterprise, randomUUID())).statusCode).toBe(403)
    })
  },
)

describe('GET /aiesthe/history-without-related-calte', () => {
  it('omits diagnoses that a record refers to, until the record refers to another one or is deleted', async () => {
    const member = await customer()
    const ids: string[] = []
    for (const now of [1, 2, 3]) {
      aiesthe.clock.now = new Date(`2026-11-21T0${now}:00:00Z`)
      ids.unshift(await completeDiagnosis(member, { publish: true }))
    }
    const listed = async (who: TestMember, page = 0, size = 5) =>
      (
        await who.get(
          `/aiesthe/history-without-related-calte?userId=${member.userId}&page=${page}&size=${size}`,
        )
      )
        .json()
        .map(({ id }: { id: string }) => id)
    const [newest, middle = '', oldest] = ids
    const saved = { recordId: randomUUID(), userId: member.userId, removed: false }
    await charts.publish({ ...saved, resultId: middle, at })
    // A record of another member's chart has no effect.
    await record((await customer()).userId, newest ?? '')
    for (const who of [member, pic, admin]) expect(await listed(who)).toEqual([newest, oldest])
    expect([await listed(pic, 0, 1), await listed(pic, 1, 1)]).toEqual([[newest], [oldest]])
    await charts.publish({ ...saved, resultId: oldest, at: later })
    expect(await listed(pic)).toEqual([newest, middle])
    await charts.publish({ ...saved, resultId: oldest, removed: true, at: '2026-11-21T05:00:00.000Z' })
    expect(await listed(pic)).toEqual(ids)
  })
})
