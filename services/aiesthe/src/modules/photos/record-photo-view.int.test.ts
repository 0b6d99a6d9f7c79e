import { randomUUID } from 'node:crypto'
import { lockMember } from '@hibiki/projections'
import { waitForLockWaits } from '@hibiki/test-harness'
import type { Transaction } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { AiestheTables } from '../../tables.ts'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { eraseMember } from '../../testing/consumers.ts'
import { completeDiagnosis, saveTestMemberProfile } from '../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import { deleteResult, updatePublication } from '../diagnosis/face-results.sql.ts'

const agencyCode = '100000000001'
const at = new Date('2026-11-21T03:00:00Z')
const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())

/** Lets the person in charge view a result while another transaction changes it first. */
async function lookWhile(change: (trx: Transaction<AiestheTables>, id: string, memberId: string) => unknown) {
  const { db } = aiesthe.database
  const member = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'], agencyCode } })
  await saveTestMemberProfile(aiesthe, member.userId, { name: '花子', customerOfAgency: agencyCode })
  const pic = await createTestMember(aiesthe, { session: { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode } })
  const id = await completeDiagnosis(member, { publish: true })
  const looking = await db.transaction().execute(async (trx) => {
    await lockMember(trx, member.userId)
    const look = pic.get(`/aiesthe/detect-result?detectId=${id}`)
    await waitForLockWaits(aiesthe.database.pool, 1)
    await change(trx, id, member.userId)
    return { look }
  })
  const { statusCode } = await looking.look
  const views = await db
    .selectFrom('photo_views')
    .select('viewer_id')
    .where('member_id', '=', member.userId)
    .execute()
  return { statusCode, views: views.length }
}

describe('a view by the person in charge while the result changes', () => {
  it('a view waits for the member’s lock and is logged when nothing changed', async () => {
    expect(await lookWhile(() => {})).toEqual({ statusCode: 200, views: 1 })
  })

  it('a view gets 404 and is not logged when the result was deleted or its member erased', async () => {
    const gone = { statusCode: 404, views: 0 }
    expect(await lookWhile((trx, id) => deleteResult(trx, id))).toEqual(gone)
    expect(await lookWhile((trx, _id, memberId) => eraseMember(aiesthe, trx, memberId))).toEqual(gone)
  })

  it('a view gets 404 when the publication was withdrawn', async () => {
    const withdraw = (trx: Transaction<AiestheTables>, id: string) =>
      updatePublication(trx, { id, published: false, changedAt: at })
    expect(await lookWhile(withdraw)).toEqual({ statusCode: 404, views: 0 })
  })
})

describe('a logged view', () => {
  /** Creates a diagnosis of a customer that the person in charge has viewed. */
  async function lookedAt() {
    const { db } = aiesthe.database
    const member = await createTestMember(aiesthe, { session: { roles: ['ROLE_CUSTOMER'], agencyCode } })
    await saveTestMemberProfile(aiesthe, member.userId, { name: '花子', customerOfAgency: agencyCode })
    const pic = await createTestMember(aiesthe, { session: { roles: ['ROLE_PERSON_IN_CHARGE'], agencyCode } })
    const id = await completeDiagnosis(member, { publish: true })
    expect((await pic.get(`/aiesthe/detect-result?detectId=${id}`)).statusCode).toBe(200)
    const views = () =>
      db.selectFrom('photo_views').select(['result_id', 'viewer_id']).where('result_id', '=', id).execute()
    return { db, member, pic, id, views }
  }

  it.each([
    [
      'the diagnosis',
      (member: TestMember, id: string) => member.post('/aiesthe/delete-result', { detectId: id }),
    ],
    ['all diagnoses', (member: TestMember) => member.post('/aiesthe/delete-all-results')],
  ])(
    'a logged view outlives the photo and stays visible to the member who deletes %s',
    async (_what, remove) => {
      const { member, id, views } = await lookedAt()
      const before = await views()
      expect((await remove(member, id)).statusCode).toBe(200)
      expect((await member.get(`/aiesthe/detect-result?detectId=${id}`)).statusCode).toBe(404)
      expect(await views()).toEqual(before)
      const shown = (await member.get('/aiesthe/photo-views')).json()
      expect(shown).toMatchObject([{ resultId: id, role: 'person-in-charge' }])
    },
  )

  it('a logged view cannot be changed or deleted by any statement, and is deleted with the member', async () => {
    const { db, member, id, views } = await lookedAt()
    const before = await views()
    expect(before).toHaveLength(1)
    for (const change of [
      { viewed_at: new Date(0) },
      { result_id: randomUUID() },
      { viewer_id: randomUUID() },
    ])
      await expect(
        db.updateTable('photo_views').set(change).where('result_id', '=', id).execute(),
      ).rejects.toThrow('append-only')
    await db.deleteFrom('photo_views').where('result_id', '=', id).execute()
    expect(await views()).toEqual(before)
    await db.transaction().execute((trx) => eraseMember(aiesthe, trx, member.userId))
    expect(await views()).toEqual([])
  })

  it('GET /admin/photo-views lists views to administrators only, by member and by viewer, also after the photo was deleted', async () => {
    const { member, pic, id } = await lookedAt()
    await lookedAt()
    await member.post('/aiesthe/delete-result', { detectId: id })
    const admin = await createTestMember(aiesthe, { session: { roles: ['ROLE_ADMIN'] } })
    const list = async (filter: object) =>
      (await admin.get(`/admin/photo-views?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()
    const view = {
      resultId: id,
      viewer: { id: pic.userId },
      viewerRole: 'person-in-charge',
      member: { id: member.userId, name: '花子' },
    }
    for (const filter of [{ memberId: member.userId }, { viewerId: pic.userId }])
      expect(await list(filter)).toMatchObject([view])
    expect(await list({ memberId: 'somebody' })).toEqual([])
    for (const person of [pic, member]) expect((await person.get('/admin/photo-views')).statusCode).toBe(403)
  })

  it('a logged view loses the viewer when that person is erased', async () => {
    const { db, pic, id, views } = await lookedAt()
    await db.transaction().execute((trx) => eraseMember(aiesthe, trx, pic.userId))
    expect(await views()).toEqual([{ result_id: id, viewer_id: null }])
  })
})
