import { DAY_MS } from '@hibiki/calendar'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addTestSounds,
  createAiestheApp,
  createTestMember,
  type TestMember,
} from '../../testing/aiesthe-app.ts'
import { completeDiagnosis } from '../../testing/diagnoses.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import { removeDuePhotos } from '../photos/remove-due-photos.ts'
import { abandonExpiredDiagnoses } from './abandon-expired-diagnoses.ts'

const beforeAt = new Date('2026-11-21T03:00:00Z')
const aiesthe = await createAiestheApp(createFakeExaminer())
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
beforeEach(() => {
  aiesthe.clock.now = beforeAt
})

const later = (ms: number) => new Date(beforeAt.getTime() + ms)
const leaveAt = (now: Date) => abandonExpiredDiagnoses({ db: aiesthe.database.db, now })

/** Creates a member who took a Before photo and closed the page. */
async function abandoned(): Promise<{ member: TestMember; id: string; photoId: string }> {
  const member = await createTestMember(aiesthe)
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const response = await member.post('/aiesthe/detect', { id, course: 1, image: 'cGhvdG8=' })
  if (response.statusCode !== 200) throw new Error(response.body)
  const { id: photoId } = await aiesthe.database.db
    .selectFrom('face_photos')
    .select('id')
    .where('result_id', '=', id)
    .executeTakeFirstOrThrow()
  return { member, id, photoId }
}

/** Counts the photos and choices of a member. */
async function readFrom({ userId }: TestMember) {
  const count = async (table: 'face_photos' | 'choices') =>
    (await aiesthe.database.db.selectFrom(table).select('id').where('member_id', '=', userId).execute())
      .length
  return { photos: await count('face_photos'), choices: await count('choices') }
}

/** Lists the published deletions of a member's diagnoses. */
async function deletionsOf({ userId }: TestMember) {
  const events = await aiesthe.outbox('aiesthe.diagnosis-deleted.v1')
  return events.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload).includes(userId))
}

/** Makes every change of a diagnosis fail. */
async function makeStuck(id: string): Promise<void> {
  const { db } = aiesthe.database
  await sql`create or replace function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$`.execute(db)
  await sql`create trigger stuck before update or delete on face_results for each row
    when (old.id = ${sql.lit(id)}) execute function refuse_change()`.execute(db)
}

describe('abandonExpiredDiagnoses', () => {
  it('deletes the photo and what was read in it exactly 24 hours after a member took it and left', async () => {
    const { member, id, photoId } = await abandoned()
    expect(await leaveAt(later(DAY_MS - 1))).toBe(0)
    expect(await readFrom(member)).toEqual({ photos: 1, choices: 1 })
    expect(await leaveAt(later(DAY_MS))).toBe(1)
    expect(await readFrom(member)).toEqual({ photos: 0, choices: 0 })
    await removeDuePhotos({ db: aiesthe.database.db, vault: aiesthe.vault, now: later(DAY_MS) })
    expect(await aiesthe.vault.read(photoId, 'photo')).toBeNull()
    const left = await aiesthe.database.db
      .selectFrom('face_results')
      .select(['choice_id', 'published', 'left_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(left).toEqual({ choice_id: null, published: false, left_at: later(DAY_MS) })
    expect(await leaveAt(later(DAY_MS + 1))).toBe(0)
  })

  it('publishes the deletion once, and only of diagnoses with a photo, which content knows', async () => {
    const waiting = await createTestMember(aiesthe)
    await waiting.get('/aiesthe/current-step')
    const { member, id } = await abandoned()
    await leaveAt(later(DAY_MS))
    await leaveAt(later(DAY_MS + 1))
    expect(await deletionsOf(waiting)).toEqual([])
    const told = [{ resultId: id, userId: member.userId, at: later(DAY_MS).toISOString() }]
    expect(await deletionsOf(member)).toEqual(told)
    await member.post('/aiesthe/delete-all-results')
    expect(await deletionsOf(member)).toEqual(told)
  })

  it('abandons a diagnosis without a photo 24 hours after it began, and keeps finished ones', async () => {
    const waiting = await createTestMember(aiesthe)
    await waiting.get('/aiesthe/current-step')
    const finished = await createTestMember(aiesthe)
    await completeDiagnosis(finished)
    expect(await leaveAt(later(DAY_MS - 1))).toBe(0)
    expect(await leaveAt(later(DAY_MS + 1))).toBe(1)
    expect((await finished.get('/aiesthe/my-history-count')).json()).toBe(1)
    expect(await readFrom(finished)).toEqual({ photos: 2, choices: 1 })
  })

  it('abandons each diagnosis once when several replicas run at the same time', async () => {
    for (let member = 0; member < 5; member++) await abandoned()
    const left = await Promise.all([1, 2, 3].map(() => leaveAt(later(DAY_MS))))
    expect(left.reduce((sum, each) => sum + each)).toBe(5)
  })

  it('continues with others when one fails, and retries that one', async () => {
    const { db } = aiesthe.database
    const [stuck, other] = [await abandoned(), await abandoned()]
    await makeStuck(stuck.id)
    await expect(leaveAt(later(DAY_MS))).rejects.toThrow('1 of 2 failed')
    expect(await readFrom(other.member)).toEqual({ photos: 0, choices: 0 })
    expect(await readFrom(stuck.member)).toEqual({ photos: 1, choices: 1 })
    await sql`drop trigger stuck on face_results`.execute(db)
    expect(await leaveAt(later(DAY_MS))).toBe(1)
  })

  it('finds expired diagnoses by their index', async () => {
    const { rows } = await aiesthe.database.db.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off`.execute(connection)
      return sql<{ 'QUERY PLAN': string }>`
        explain select id from face_results where after_at is null and left_at is null
          and coalesce(before_at, started_at) <= ${beforeAt}
        order by coalesce(before_at, started_at) limit 100`.execute(connection)
    })
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('face_results_unfinished')
  })
})
