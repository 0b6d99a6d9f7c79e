import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createAiestheApp } from '../../testing/aiesthe-app.ts'
import { deletePastWeeklyCourses, findWeeklyCourseCluster, saveWeeklyCourse } from './weekly-courses.sql.ts'

const aiesthe = await createAiestheApp()
afterAll(() => aiesthe.close())

it('deletePastWeeklyCourses deletes recommendations of past weeks and keeps this week’s', async () => {
  const { db } = aiesthe.database
  const [past, present] = [randomUUID(), randomUUID()]
  const save = (memberId: string, monday: string) =>
    db.transaction().execute((trx) => saveWeeklyCourse(trx, { memberId, monday, cluster: 3 }))
  await save(past, '2026-11-16')
  await save(present, '2026-11-23')
  await deletePastWeeklyCourses(db, '2026-11-23')
  expect(await findWeeklyCourseCluster(db, past, '2026-11-16')).toBeNull()
  expect(await findWeeklyCourseCluster(db, present, '2026-11-23')).toBe(3)
})
