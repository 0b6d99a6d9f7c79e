import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
afterAll(() => content.close())

const ask = async (userId: string, year: number) =>
  content.app.inject({
    url: `/activity/year?year=${year}`,
    headers: { cookie: await content.sessions.cookieFor({ userId }) },
  })

it('GET /activity/year returns the days with listening, each with the sound of its longest play by the clock of Japan', async () => {
  const [userId, { id: soundId }, { id: longer }] = [
    randomUUID(),
    await addSound(content, { planCode: '01' }),
    await addSound(content, { planCode: '01' }),
  ]
  const { db } = content.database
  await db
    .insertInto('sound_analyses')
    .values({
      sound_id: longer,
      loudness_lufs: null,
      peaks: new Array(240).fill(0),
      frequencies: [52.5, 220],
    })
    .execute()
  const day = (date: string, seconds: number, member = userId) => ({
    member_id: member,
    day: date,
    ai_esthe_seconds: 0,
    medical_seconds: seconds,
  })
  await db
    .insertInto('daily_activity')
    .values([
      day('2025-12-31', 60),
      day('2026-01-01', 700),
      day('2026-03-02', 0),
      day('2026-12-31', 5),
      day('2026-01-01', 9, randomUUID()),
    ])
    .execute()
  const play = (startedAt: string, sound: string, counted: number) => ({
    member_id: userId,
    play_key: randomUUID(),
    sound_id: sound,
    dmv_type_code: '02',
    plan_code: '01',
    started_at: new Date(startedAt),
    ended_at: new Date(startedAt),
    played_seconds: counted,
    counted_seconds: counted,
  })
  await db
    .insertInto('plays')
    .values([
      play('2025-12-31T15:30:00Z', soundId, 100),
      play('2026-01-01T12:00:00Z', longer, 600),
      play('2026-01-01T15:30:00Z', soundId, 3000),
    ])
    .execute()
  expect((await ask(userId, 2026)).json()).toEqual([
    { day: '2026-01-01', seconds: 700, soundId: longer, frequencies: [52.5, 220] },
    { day: '2026-12-31', seconds: 5, soundId: null, frequencies: [] },
  ])
  expect((await ask(userId, 1999)).statusCode).toBe(400)
})
