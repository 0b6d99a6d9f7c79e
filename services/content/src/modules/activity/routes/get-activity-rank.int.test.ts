import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { createRecordingMember } from '../../../testing/recording-member.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
afterAll(() => content.close())
beforeEach(async () => {
  await sql`truncate daily_activity, month_ranks, late_months`.execute(content.database.db)
  content.clock.now = new Date('2026-11-21T03:00:00Z')
})

/** Creates a member who listened for that many minutes on a day. */
async function listener(minutes: number, day = '2026-10-15'): Promise<string> {
  const member_id = randomUUID()
  const row = { member_id, day, ai_esthe_seconds: minutes * 30, medical_seconds: minutes * 30 }
  await content.database.db.insertInto('daily_activity').values(row).execute()
  return member_id
}
const ask = async (userId: string) => {
  const cookie = await content.sessions.cookieFor({ userId, lifetimeSeconds: 9_000_000 })
  return content.app.inject({ url: '/v2/activity/rank', headers: { cookie } })
}
const percent = async (userId: string) => (await ask(userId)).json().percent

describe('GET /v2/activity/rank', () => {
  it('returns the share of last month’s listeners with more minutes; equal members share the better rank', async () => {
    const best = await listener(500)
    const [second, equal] = [await listener(300), await listener(300)]
    const last = await listener(10)
    expect((await ask(best)).json()).toEqual({ month: '2026/10', percent: 1 })
    expect([await percent(second), await percent(equal), await percent(last)]).toEqual([25, 25, 75])
  })

  it('counts last month only, from its first second in Japan to its last', async () => {
    const [october, november, september] = [
      await listener(1, '2026-10-31'),
      await listener(500, '2026-11-01'),
      await listener(500, '2026-09-30'),
    ]
    expect(await percent(october)).toBe(1)
    expect([await percent(november), await percent(september)]).toEqual([100, 100])
    content.clock.now = new Date('2026-11-30T15:00:00Z') // This is the first second of December in Japan.
    expect((await ask(november)).json()).toEqual({ month: '2026/11', percent: 1 })
    expect(await percent(october)).toBe(100)
  })

  it('returns 100 for a member who did not listen', async () => {
    await listener(5)
    expect(await percent(randomUUID())).toBe(100)
  })

  it('includes records that arrive late', async () => {
    const sound = await addSound(content)
    const settled = await listener(10)
    expect(await percent(settled)).toBe(1)
    const late = await createRecordingMember(content, '/dmv/record-playing')
    await late.send({
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: sound.id,
      startDateTime: '2026-10-31 23:00:00',
      endDateTime: '2026-10-31 23:30:00',
      totalPlayingTime: '00:30:00',
    })
    expect([await percent(settled), await percent(late.userId)]).toEqual([50, 1])
    const marks = await content.database.db.selectFrom('late_months').selectAll().execute()
    expect(marks).toEqual([])
  })

  it('does not count a member who was erased', async () => {
    const [gone, left] = [await listener(100), await listener(10)]
    expect(await percent(left)).toBe(50)
    await content.deliver('identity.person-deleted.v1', { userId: gone, at: '2026-11-21T03:00:00.000Z' })
    expect(await percent(left)).toBe(1)
  })

  it('stores one summary for concurrent requests of several members', async () => {
    const members = await Promise.all([10, 20, 30].map((minutes) => listener(minutes)))
    const answers = await Promise.all([...members, ...members].map(percent))
    expect(answers).toEqual([67, 34, 1, 67, 34, 1])
    const rows = await content.database.db.selectFrom('month_ranks').selectAll().execute()
    expect(rows).toMatchObject([{ month: '2026-10-01', minutes: [10, 20, 30], members: [1, 1, 1] }])
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    const answer = await content.app.inject('/v2/activity/rank')
    expect(answer.json().code).toBe('E4010')
    const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    const refused = await content.app.inject({ url: '/v2/activity/rank', headers: { cookie } })
    expect(refused.json().code).toBe('E4030')
  })
})
