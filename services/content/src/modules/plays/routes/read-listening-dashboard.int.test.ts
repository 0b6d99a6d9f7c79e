import { randomUUID } from 'node:crypto'
import { addDays, startOfJstDay } from '@hibiki/calendar'
import { afterAll, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const today = '2026-11-23'
const content = await createContentApp({ now: startOfJstDay(today).toISOString() })
afterAll(() => content.close())

const cookieOf = (role: 'ROLE_ADMIN' | 'ROLE_PERSON_IN_CHARGE') =>
  content.sessions.cookieFor({ userId: randomUUID(), roles: [role] })
const read = async (role: 'ROLE_ADMIN' | 'ROLE_PERSON_IN_CHARGE') =>
  content.app.inject({ url: '/admin/listening-dashboard', headers: { cookie: await cookieOf(role) } })

async function addPlays(startedAt: Date, members: number, plays = members) {
  const ids = Array.from({ length: members }, () => randomUUID())
  await content.database.db
    .insertInto('plays')
    .values(
      Array.from({ length: plays }, (_, at) => ({
        member_id: ids[at % members] ?? '',
        play_key: randomUUID(),
        sound_id: null,
        face_result_id: randomUUID(),
        dmv_type_code: '01',
        plan_code: '00',
        started_at: startedAt,
        ended_at: new Date(startedAt.getTime() + 60_000),
        played_seconds: 60,
        counted_seconds: 60,
      })),
    )
    .execute()
}

it('GET /admin/listening-dashboard returns plays and listeners of the last 30 days in Japan, but null for days with one to four listeners', async () => {
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  await addPlays(startOfJstDay(today), 5, 7)
  await addPlays(new Date(startOfJstDay(today).getTime() - 1), 6)
  await addPlays(startOfJstDay(dayOf(2)), 4, 9)
  await addPlays(startOfJstDay(dayOf(29)), 5)
  await addPlays(new Date(startOfJstDay(dayOf(29)).getTime() - 1), 5)
  const { days } = (await read('ROLE_ADMIN')).json()
  expect(days).toEqual(
    Array.from({ length: 30 }, (_, at) => {
      const daysAgo = 29 - at
      const [plays, members] = { 0: [7, 5], 1: [6, 6], 2: [null, null], 29: [5, 5] }[daysAgo] ?? [0, 0]
      return { day: dayOf(daysAgo), plays, members }
    }),
  )
  expect((await read('ROLE_PERSON_IN_CHARGE')).statusCode).toBe(403)
})
