import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { injectInternalCall } from '@hibiki/http/testing'
import { isMemberErased, lockMember } from '@hibiki/projections'
import {
  checkPersonalDataDeclarations,
  countRowsOfPerson,
  listPersonIdColumns,
} from '@hibiki/service/testing'
import { waitForLockWaits } from '@hibiki/test-harness'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { aiesthe as service } from '../../service.ts'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { createConsumerCaller, eraseMember } from '../../testing/consumers.ts'
import { completeDiagnosis, saveTestMemberProfile } from '../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import { insertProjectionRows } from '../../testing/insert-projection-rows.ts'
import { addTestMentalCheck } from '../../testing/mental-checks.ts'
import { photoParts } from '../photos/photo-vault.ts'
import { insertPhotoView } from '../photos/photo-views.sql.ts'
import { removeDuePhotos } from '../photos/remove-due-photos.ts'

const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const checkId = await addTestMentalCheck(aiesthe.database.db)
afterAll(() => aiesthe.close())

const at = '2026-11-21T03:00:00.000Z'
const exported = async (memberId: string): Promise<Record<string, unknown[]>> =>
  (await injectInternalCall(aiesthe.app, `/internal/members/${memberId}/export`)).json()

/** Creates a member with a row in every table and an open diagnosis. */
async function fullMember(): Promise<TestMember> {
  const member = await createTestMember(aiesthe)
  const { db } = aiesthe.database
  await saveTestMemberProfile(aiesthe, member.userId, { name: '全', customerOfAgency: null })
  const resultId = await completeDiagnosis(member)
  await member.get('/aiesthe/current-step')
  const answers = ['q1-1', 'q2-1'].map((choiceId) => ({ itemId: choiceId.slice(0, 2), choiceId }))
  const answer = await member.post('/mental-check/answer', { mentalCheckId: checkId, answers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await insertProjectionRows(db, member.userId)
  const view = {
    memberId: member.userId,
    resultId,
    viewedAt: new Date(at),
    viewerRole: 'administrator' as const,
  }
  await insertPhotoView(db, { ...view, viewerId: randomUUID() })
  await insertPhotoView(db, { ...view, memberId: randomUUID(), viewerId: member.userId })
  return member
}

const rowsOf = (userId: string) => countRowsOfPerson(aiesthe.database.db, 'aiesthe', userId)

const files = async () =>
  (await readdir(aiesthe.folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
    .length

describe('GET /internal/members/{id}/export', () => {
  it('contains every table with a person’s key, except those that are exempt', async () => {
    const member = await fullMember()
    const counts = await rowsOf(member.userId)
    expect(await checkPersonalDataDeclarations(service, aiesthe.context)).toEqual([])
    expect(Object.keys(counts).length).toBeGreaterThan(10)
    const data = await exported(member.userId)
    for (const { table, column } of await listPersonIdColumns(aiesthe.database.db, 'aiesthe')) {
      if (column === 'viewer_id') continue
      const rows = data[table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]
      if (rows) expect([table, rows.length]).toEqual([table, counts[`${table}.${column}`]])
      if (rows) expect([table, rows.length > 0]).toEqual([table, true])
    }
  })

  it('contains the photos of that member only, with a path in the export and a route for their bytes', async () => {
    const [member, other] = [await fullMember(), await fullMember()]
    const data = await exported(member.userId)
    const images = (data.facePhotos as { id: string; image: string }[]).map(({ image }) => image)
    expect(images).toEqual([
      expect.stringMatching(/-before-.+\.jpg$/),
      expect.stringMatching(/-after-.+\.jpg$/),
    ])
    const attachments = data.attachments as { path: string; from: string }[]
    expect(attachments.map(({ path }) => path)).toEqual(images.toReversed())
    for (const { path, from } of attachments) {
      expect(path).toMatch(/^face-photos\/2026-11-21T03-00-00Z-(before|after)-[0-9a-f-]{36}\.jpg$/)
      const answer = await injectInternalCall(aiesthe.app, from)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(answer.payload).toMatch(/^picture of all /)
      const asOther = await injectInternalCall(aiesthe.app, from.replace(member.userId, other.userId))
      expect(asOther.statusCode).toBe(404)
    }
    expect(
      (await injectInternalCall(aiesthe.app, `/internal/members/${member.userId}/photos/1`)).statusCode,
    ).toBe(400)
  })

  it('contains questions and answers of mental checks as texts, and who viewed photos in which role', async () => {
    const member = await fullMember()
    const viewer = await createTestMember(aiesthe)
    await saveTestMemberProfile(aiesthe, viewer.userId, { name: '担当 花', customerOfAgency: null })
    await insertPhotoView(aiesthe.database.db, {
      memberId: member.userId,
      viewerId: viewer.userId,
      viewerRole: 'person-in-charge',
      resultId: randomUUID(),
      viewedAt: new Date('2026-11-21T04:00:00Z'),
    })
    const data = await exported(member.userId)
    expect(data.mentalCheckAnswers).toMatchObject([
      {
        answers: [
          {
            question: { ja: expect.any(String) },
            answer: { en: expect.any(String) },
            value: expect.any(Number),
          },
          { question: { en: expect.any(String) }, answer: { ja: expect.any(String) } },
        ],
      },
    ])
    expect(data.photoViews).toEqual([
      { resultId: expect.any(String), viewedAt: at, role: 'administrator', name: null },
      {
        resultId: expect.any(String),
        viewedAt: '2026-11-21T04:00:00.000Z',
        role: 'person-in-charge',
        name: '担当 花',
      },
    ])
  })

  it('returns 404 to a caller that is not a service', async () => {
    for (const path of ['export', 'photos/1'])
      expect((await aiesthe.app.inject(`/internal/members/${randomUUID()}/${path}`)).statusCode).toBe(404)
  })

  it('returns an empty export for an unknown member, and 400 for an invalid id', async () => {
    expect(Object.values(await exported(randomUUID())).flat()).toEqual([])
    expect((await injectInternalCall(aiesthe.app, '/internal/members/1/export')).statusCode).toBe(400)
  })
})

describe('erase-member', () => {
  it('deletes every row and photo of the person, none of others, and publishes one confirmation', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'erase-member')
    const [leaving, staying] = [await fullMember(), await fullMember()]
    const before = await rowsOf(staying.userId)
    const photos = await aiesthe.database.db
      .selectFrom('face_photos')
      .select('id')
      .where('member_id', '=', leaving.userId)
      .execute()
    const stored = await files()
    const id = randomUUID()
    aiesthe.clock.now = new Date('2026-11-28T03:00:00Z')
    await publish({ userId: leaving.userId, at }, id)
    aiesthe.clock.now = new Date(at)
    await publish({ userId: leaving.userId, at }, id)
    const left = Object.entries(await rowsOf(leaving.userId)).filter(([, count]) => count > 0)
    expect(left).toEqual([['erased_members.member_id', 1]])
    expect(await rowsOf(staying.userId)).toEqual(before)
    expect(await files()).toBe(stored - photos.length * photoParts.length)
    const confirmed = await aiesthe.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.person-erased.v1')
      .execute()
    expect(confirmed.map((row) => row.payload)).toEqual([
      { userId: leaving.userId, service: 'aiesthe', at: '2026-11-28T03:00:00.000Z' },
    ])
  })

  it('completes after a failure between photos, and locks no rewards of other members while photos are deleted', async () => {
    const { db } = aiesthe.database
    const [leaving, staying] = [await fullMember(), await fullMember()]
    // Both members got the same sound for the same expression, so one row holds their rewards.
    const { sound_id } = await db
      .selectFrom('choices')
      .select('sound_id')
      .where('member_id', '=', leaving.userId)
      .executeTakeFirstOrThrow()
    const same = { sound_id, cluster: 1, expression_type: 1, reward: 0.5, measured: true }
    for (const { userId } of [leaving, staying])
      await db.updateTable('choices').set(same).where('member_id', '=', userId).execute()
    const photos = await db
      .selectFrom('face_photos')
      .select('id')
      .where('member_id', '=', leaving.userId)
      .execute()
    let removals = 0
    const { remove } = aiesthe.vault
    const removing = vi.spyOn(aiesthe.vault, 'remove').mockImplementation(async (photoId) => {
      removals += 1
      if (removals === photos.length) throw new Error('the storage is away')
      await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx)
        const reward = { reward: 1 - removals / 10 }
        await trx.updateTable('choices').set(reward).where('member_id', '=', staying.userId).execute()
      })
      await remove(photoId)
    })
    const erasing = createConsumerCaller(aiesthe, 'erase-member')
    const before = await files()
    const id = randomUUID()
    await expect(erasing.publish({ userId: leaving.userId, at }, id)).rejects.toThrow('postponed')
    expect(await rowsOf(leaving.userId)).toMatchObject({ 'face_photos.member_id': photos.length })
    await erasing.publish({ userId: leaving.userId, at }, id)
    expect(await rowsOf(leaving.userId)).toMatchObject({ 'face_photos.member_id': 0 })
    expect(removals).toBe(photos.length * 2)
    expect(await files()).toBe(before - photos.length * photoParts.length)
    removing.mockRestore()
  })

  it('ignores late events, photos and requests of the erased person', async () => {
    const erasing = createConsumerCaller(aiesthe, 'erase-member')
    const consenting = createConsumerCaller(aiesthe, 'project-consents')
    const member = await fullMember()
    const step = (await member.get('/aiesthe/current-step')).json()
    await erasing.publish({ userId: member.userId, at })
    await consenting.publish({
      userId: member.userId,
      document: 'providing-data',
      agreed: true,
      version: '2',
      at,
    })
    const photo = { id: step.facialExpressionSoundResultId, course: 1, image: 'cGhvdG8=' }
    expect((await member.post('/aiesthe/detect', photo)).json().code).toBe('E4003')
    expect((await member.get('/aiesthe/random')).json().code).toBe('E2002')
    expect(Object.values(await exported(member.userId)).flat()).toEqual([])
  })

  it('rejects a photo that arrives at the same moment', async () => {
    const { db } = aiesthe.database
    const member = await createTestMember(aiesthe)
    const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
    const sending: ReturnType<TestMember['post']>[] = []
    await db.transaction().execute(async (trx) => {
      await lockMember(trx, member.userId)
      sending.push(member.post('/aiesthe/detect', { id, course: 1, image: 'cGhvdG8=' }))
      await waitForLockWaits(aiesthe.database.pool, 1)
      await eraseMember(aiesthe, trx, member.userId)
      expect(await isMemberErased(trx, member.userId)).toBe(true)
    })
    expect((await Promise.all(sending)).map(({ statusCode }) => statusCode)).toEqual([422])
    expect(Object.values(await exported(member.userId)).flat()).toEqual([])
    await removeDuePhotos({ db, vault: aiesthe.vault, now: aiesthe.clock.now })
    expect(await db.selectFrom('photo_removals').selectAll().execute()).toEqual([])
  })

  it('ignores an invalid payload and erases nothing', async () => {
    const { publish } = createConsumerCaller(aiesthe, 'erase-member')
    const member = await fullMember()
    const before = await rowsOf(member.userId)
    await publish({ userId: member.userId, at: 'yesterday' })
    expect(await rowsOf(member.userId)).toEqual(before)
  })
})
