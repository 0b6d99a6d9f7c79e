import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AiestheTables } from '../../tables.ts'
import { addTestSounds, createAiestheApp, createTestMember } from '../../testing/aiesthe-app.ts'
import { createFakeExaminer } from '../../testing/fake-examiner.ts'
import { acceptPhoto } from '../diagnosis/accept-photo.ts'
import { listDuePhotoRemovals, schedulePhotoRemovals } from './photo-removals.sql.ts'
import type { PhotoVault } from './photo-vault.ts'
import { removeDuePhotos } from './remove-due-photos.ts'

const examiner = createFakeExaminer()
const aiesthe = await createAiestheApp(examiner)
await addTestSounds(aiesthe)
afterAll(() => aiesthe.close())
beforeEach(async () => {
  aiesthe.clock.now = new Date('2026-11-21T03:00:00Z')
  await aiesthe.database.db.deleteFrom('photo_removals').execute()
})

const minutesLater = (minutes: number) => new Date(aiesthe.clock.now.getTime() + minutes * 60_000)
const dueAt = (now: Date) => listDuePhotoRemovals(aiesthe.database.db, now, 50)
const HOUR = 60

/** Wraps a database so that its transactions end with `ending` after they are committed. */
function losing(db: Kysely<AiestheTables>, ending: () => void): Kysely<AiestheTables> {
  const transaction = () => ({
    async execute<Answer>(run: (trx: Transaction<AiestheTables>) => Promise<Answer>) {
      const answer = await db.transaction().execute(run)
      ending()
      return answer
    },
  })
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

async function take({ ending, keep }: { ending?: () => void; keep?: () => Promise<void> } = {}) {
  const member = await createTestMember(aiesthe)
  const { facialExpressionSoundResultId: id } = (await member.get('/aiesthe/current-step')).json()
  const { db } = aiesthe.database
  const database = { ...aiesthe.database, db: ending ? losing(db, ending) : db }
  const session = {
    userId: member.userId,
    sessionId: member.sessionId,
    roles: ['ROLE_GENERAL' as const],
    authorities: [],
  }
  const taken = acceptPhoto(
    { ...aiesthe, database, examiner, clock: () => aiesthe.clock.now },
    { session: session as never, signal: new AbortController().signal },
    { id, image: 'cGhvdG8=', course: 1, publish: false },
    'before',
    { save: keep ?? (async () => {}) },
  )
  return { taken, id }
}

describe('removeDuePhotos', () => {
  it('keeps the pictures of a photo whose commit succeeded although its response was lost', async () => {
    const { taken, id } = await take({
      ending: () => {
        throw new Error('Connection terminated unexpectedly')
      },
    })
    await expect(taken).rejects.toThrow('Connection terminated')
    const kept = await aiesthe.database.db
      .selectFrom('face_photos')
      .select('id')
      .where('result_id', '=', id)
      .executeTakeFirstOrThrow()
    for (const minutes of [0, 1, 2 * HOUR])
      await removeDuePhotos({ ...aiesthe, db: aiesthe.database.db, now: minutesLater(minutes) })
    expect(await aiesthe.vault.read(kept.id, 'photo')).not.toBeNull()
    expect(await dueAt(minutesLater(2 * HOUR))).toEqual([])
  })

  it('never deletes a photo that is kept, even if its deletion is scheduled', async () => {
    const { taken, id } = await take()
    await taken
    const { db } = aiesthe.database
    const kept = await db
      .selectFrom('face_photos')
      .select('id')
      .where('result_id', '=', id)
      .executeTakeFirstOrThrow()
    await schedulePhotoRemovals(db, [kept.id], aiesthe.clock.now)
    expect(await removeDuePhotos({ ...aiesthe, db, now: aiesthe.clock.now })).toBe(0)
    expect(await aiesthe.vault.read(kept.id, 'full')).not.toBeNull()
    expect(await db.selectFrom('photo_removals').selectAll().execute()).toEqual([])
  })

  it('deletes a photo within an hour when its transaction failed', async () => {
    const { taken } = await take({ keep: () => Promise.reject(new Error('the database is away')) })
    await expect(taken).rejects.toThrow('the database is away')
    const [photoId = ''] = await dueAt(minutesLater(HOUR))
    expect(await aiesthe.vault.read(photoId, 'photo')).not.toBeNull()
    await removeDuePhotos({ ...aiesthe, db: aiesthe.database.db, now: minutesLater(HOUR) })
    expect(await aiesthe.vault.read(photoId, 'photo')).toBeNull()
  })

  it('continues with others when bytes cannot be deleted, and retries them', async () => {
    const { db } = aiesthe.database
    const [stuck, ...others] = [randomUUID(), randomUUID(), randomUUID()]
    await schedulePhotoRemovals(db, [stuck], minutesLater(-10))
    await schedulePhotoRemovals(db, others, minutesLater(-1))
    const removed: string[] = []
    const vault: PhotoVault = {
      ...aiesthe.vault,
      async remove(photoId) {
        if (photoId === stuck) throw new Error('read-only')
        removed.push(photoId)
      },
    }
    await expect(removeDuePhotos({ db, vault, now: aiesthe.clock.now })).rejects.toThrow('1 photos')
    expect(removed.sort()).toEqual(others.sort())
    expect(await dueAt(aiesthe.clock.now)).toEqual([])
    expect(await removeDuePhotos({ db, vault: aiesthe.vault, now: minutesLater(5) })).toBe(1)
    expect(await dueAt(minutesLater(HOUR))).toEqual([])
  })
})
