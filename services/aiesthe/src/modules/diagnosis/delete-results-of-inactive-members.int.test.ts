import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { createConsumerCaller, expectConsumerGuarantees } from '../../testing/consumers.ts'
import { completeDiagnosis } from '../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import { upsertLastSeen } from '../members/seen-members.sql.ts'
import { insertPhotoView } from '../photos/photo-views.sql.ts'
import { removeDuePhotos } from '../photos/remove-due-photos.ts'
import { deleteResultsOfInactiveMembers } from './delete-results-of-inactive-members.ts'

const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
const logins = createConsumerCaller(aiesthe, 'project-logins')
afterAll(async () => {
  await aiesthe.close()
})
beforeEach(async () => {
  const { db } = aiesthe.database
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('seen_members').execute()
})

const logIn = ({ userId }: { userId: string }, at: string) => logins.publish({ userId, at })
const visitor = crypto.randomUUID()
/** Runs the job at that moment, with another member who logged in an hour before. */
async function work(now: string): Promise<number> {
  const at = new Date(now)
  const { db } = aiesthe.database
  await db.transaction().execute((trx) => upsertLastSeen(trx, visitor, new Date(at.getTime() - 3_600_000)))
  return deleteResultsOfInactiveMembers({ db, now: at })
}
const count = async (member: TestMember): Promise<number> =>
  (await member.get('/aiesthe/my-history-count')).json()

/** Creates a member who finished a diagnosis, began another, and whose photos were viewed. */
async function diagnosed(): Promise<TestMember & { resultId: string; openId: string }> {
  const member = await createTestMember(aiesthe)
  const resultId = await completeDiagnosis(member)
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  await member.post('/aiesthe/detect', { id, course: 1, image: 'cGhvdG8=' })
  const view = { memberId: member.userId, viewerId: member.userId, resultId }
  const viewerRole = 'administrator' as const
  await insertPhotoView(aiesthe.database.db, { ...view, viewerRole, viewedAt: aiesthe.clock.now })
  return { ...member, resultId, openId: id }
}

async function rowsOf({ userId }: TestMember) {
  const tables = ['face_photos', 'face_results', 'photo_views', 'choices'] as const
  const counts = await Promise.all(
    tables.map((table) =>
      aiesthe.database.db.selectFrom(table).select('id').where('member_id', '=', userId).execute(),
    ),
  )
  return counts.map((rows) => rows.length)
}
/** The view of the photos stays in the log. */
const none = [0, 0, 1, 0]

describe('project-logins', () => {
  const seen = (userId: string) =>
    aiesthe.database.db.selectFrom('seen_members').selectAll().where('member_id', '=', userId).execute()

  it('has the guarantees of a consumer and keeps the newest login in any order', async () => {
    const { userId } = await createTestMember(aiesthe)
    const at = '2026-11-21T03:00:00.000Z'
    await expectConsumerGuarantees(aiesthe, {
      consumer: 'project-logins',
      table: 'seen_members',
      payload: { userId, at },
      effect: () => seen(userId),
    })
    await logIn({ userId }, '2026-11-23T03:00:00.000Z')
    await logIn({ userId }, '2026-11-22T03:00:00.000Z')
    expect(await seen(userId)).toMatchObject([{ seen_at: new Date('2026-11-23T03:00:00.000Z') }])
  })
})

describe('deleteResultsOfInactiveMembers', () => {
  it('deletes rows and pictures 24 months after the last login, not before, and publishes that', async () => {
    const member = await diagnosed()
    const { db } = aiesthe.database
    const files = async () =>
      (await readdir(aiesthe.folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    await logIn(member, '2026-12-01T03:00:00.000Z')
    expect(await work('2028-11-30T03:00:00Z')).toBe(0)
    expect(await work('2028-12-01T02:59:59Z')).toBe(0)
    expect(await rowsOf(member)).toEqual([3, 2, 1, 2])
    expect((await files()).length).toBeGreaterThan(0)
    expect(await work('2028-12-02T03:00:00Z')).toBe(1)
    expect(await rowsOf(member)).toEqual(none)
    await removeDuePhotos({ db, vault: aiesthe.vault, now: new Date('2028-12-02T03:00:01Z') })
    expect(await files()).toEqual([])
    const events = await db
      .selectFrom('outbox')
      .select('payload')
      .where('subject', '=', 'aiesthe.diagnosis-deleted.v1')
      .execute()
    const gone = { userId: member.userId, at: '2028-12-02T03:00:00.000Z' }
    const told = [member.resultId, member.openId].map((resultId) => ({ payload: { resultId, ...gone } }))
    expect(events).toHaveLength(2)
    expect(events).toEqual(expect.arrayContaining(told))
  })

  it('counts 24 months from the newest login', async () => {
    const member = await diagnosed()
    await logIn(member, '2028-11-20T00:00:00.000Z')
    expect(await work('2028-12-02T03:00:00Z')).toBe(0)
    expect(await count(member)).toBe(1)
    expect(await work('2030-11-20T00:00:00Z')).toBe(1)
    expect(await count(member)).toBe(0)
  })

  it('counts from the last diagnosis when no login is known', async () => {
    const member = await diagnosed()
    expect(await work('2028-11-21T02:59:59Z')).toBe(0)
    expect(await work('2028-11-21T03:00:00Z')).toBe(1)
    expect(await count(member)).toBe(0)
  })

  it('deletes each member once when several replicas run at the same time', async () => {
    const members = [await diagnosed(), await diagnosed(), await diagnosed()]
    const copies = await Promise.all(Array.from({ length: 4 }, () => work('2029-01-01T00:00:00Z')))
    expect(copies.reduce((sum, deleted) => sum + deleted, 0)).toBe(3)
    for (const member of members) expect(await rowsOf(member)).toEqual(none)
    expect(await work('2029-01-01T00:00:00Z')).toBe(0)
    const events = await aiesthe.database.db
      .selectFrom('outbox')
      .select('id')
      .where('subject', '=', 'aiesthe.diagnosis-deleted.v1')
      .execute()
    expect(events).toHaveLength(6)
  })

  it('continues with others when one deletion fails, and retries that one', async () => {
    const { db } = aiesthe.database
    const [stuck, other] = [await diagnosed(), await diagnosed()]
    await sql`create function refuse_deletion() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`.execute(db)
    await sql`create trigger stuck before delete on face_results for each row
      when (old.member_id = ${sql.lit(stuck.userId)}) execute function refuse_deletion()`.execute(db)
    await expect(work('2029-01-01T00:00:00Z')).rejects.toThrow('1 of 2 failed')
    expect([await count(stuck), await count(other)]).toEqual([1, 0])
    await sql`drop trigger stuck on face_results`.execute(db)
    expect(await work('2029-01-01T00:00:00Z')).toBe(1)
    expect(await count(stuck)).toBe(0)
  })

  it('deletes nothing when no login was seen at all, because the clock is probably wrong', async () => {
    const member = await diagnosed()
    const { db } = aiesthe.database
    const run = () => deleteResultsOfInactiveMembers({ db, now: new Date('2029-01-01T00:00:00Z') })
    await expect(run()).rejects.toThrow('nobody was seen')
    expect(await count(member)).toBe(1)
    await logIn({ userId: visitor }, '2028-12-31T00:00:00.000Z')
    expect(await run()).toBe(1)
    expect(await count(member)).toBe(0)
  })

  it('deletes at most 50 members per run, and keeps the new diagnosis of a member who returns', async () => {
    const { db } = aiesthe.database
    const member = await diagnosed()
    const rows = Array.from({ length: 99 }, () => ({
      member_id: crypto.randomUUID(),
      seen_at: new Date('2026-11-21T04:00:00Z'),
    }))
    await db.insertInto('seen_members').values(rows).execute()
    expect([await work('2029-01-01T00:00:00Z'), await work('2029-01-01T00:00:00Z')]).toEqual([50, 50])
    expect(await count(member)).toBe(0)
    aiesthe.clock.now = new Date('2029-01-02T00:00:00Z')
    await completeDiagnosis(member)
    expect(await work('2029-01-03T00:00:00Z')).toBe(0)
    expect(await count(member)).toBe(1)
  })
})
