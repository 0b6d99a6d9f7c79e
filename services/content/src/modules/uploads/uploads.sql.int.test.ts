import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { acquireUploadLock, renewUploadLock } from './upload-locks.sql.ts'
import { toFileProblem } from './upload-problem.ts'
import {
  claimUploadForCheck,
  findOldestUncheckedTime,
  saveUploadVerdict,
  setUploadChecking,
} from './uploads.sql.ts'

const content = await createContentApp()
afterAll(() => content.close())

// The alert UploadsUnchecked depends on this value.
it('reports when the last bytes of the oldest unchecked upload arrived, however long its upload and its check take', async () => {
  const { db } = content.database
  const [key, token] = [randomUUID(), randomUUID()]
  await sql`insert into uploads (key, kind, details, file_name, state, created_at, touched_at, expires_at)
    values (${key}, 'sound', '{}', 'a.mp3', 'waiting', now() - interval '20 hours', now() - interval '20 hours',
      now() + interval '4 hours')`.execute(db)
  expect(await findOldestUncheckedTime(db)).toBeNull()
  await acquireUploadLock(db, key, token)
  expect(await renewUploadLock(db, key, token)).toBe('held')
  await setUploadChecking(db, key, 10)
  const { since } = await db
    .selectFrom('uploads')
    .select('touched_at as since')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  expect(Date.now() - since.getTime()).toBeLessThan(60_000)
  expect(await findOldestUncheckedTime(db)).toEqual(since)

  await claimUploadForCheck(db, token)
  expect(await renewUploadLock(db, key, token)).toBe('held')
  expect(await findOldestUncheckedTime(db)).toEqual(since)
  await saveUploadVerdict(db, { key, token }, { problem: toFileProblem('unreadable') })
  expect(await findOldestUncheckedTime(db)).toBeNull()
})
