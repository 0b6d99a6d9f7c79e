import { randomUUID } from 'node:crypto'
import { addDays } from '@hibiki/calendar'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const content = await createContentApp()
afterAll(() => content.close())
beforeEach(() => {
  content.clock.now = new Date('2026-11-21T03:00:00Z') // This is a Saturday in Japan.
})

const today = '2026-11-21'
async function member(days: string[], seconds = 600) {
  const userId = randomUUID()
  if (days.length > 0) {
    const rows = days.map((day) => ({
      member_id: userId,
      day,
      ai_esthe_seconds: seconds - 1,
      medical_seconds: 1,
    }))
    await content.database.db.insertInto('daily_activity').values(rows).execute()
  }
  const cookie = await content.sessions.cookieFor({ userId, lifetimeSeconds: 9_000_000 })
  const streak = async () =>
    (await content.app.inject({ url: '/activity/streak', headers: { cookie } })).json()
  const choose = (payload: object) =>
    content.app.inject({ method: 'POST', url: '/activity/streak-days', headers: { cookie }, payload })
  return { userId, streak, choose }
}
const run = (count: number) => Array.from({ length: count }, (_, ago) => addDays(today, -ago))

describe('GET /activity/streak', () => {
  it('returns the days in a row up to today, forgiving one missed day per week', async () => {
    expect(await (await member([])).streak()).toEqual({
      days: 0,
      todayDone: false,
      secondsToGo: null,
      freezeLeft: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    })
    const gap = run(9).filter((day) => day !== '2026-11-18')
    expect(await (await member(gap)).streak()).toMatchObject({ days: 8, todayDone: true, freezeLeft: 0 })
  })

  it('counts a day with a minute of listening, but not one with 59 seconds', async () => {
    expect((await (await member([today], 60)).streak()).days).toBe(1)
    expect((await (await member([today], 59)).streak()).days).toBe(0)
  })

  it.each([
    [1, 59],
    [30, 30],
    [59, 1],
    [60, null],
  ])('after %s seconds of listening today, returns %s as the seconds to go', async (heard, secondsToGo) => {
    expect(await (await member([today], heard)).streak()).toMatchObject({ secondsToGo })
  })

  it('follows a run of several years back to its first day', async () => {
    for (const length of [60, 61, 239, 241, 1500])
      expect((await (await member(run(length))).streak()).days).toBe(length)
  })

  it('begins a new day at midnight in Japan without breaking the run', async () => {
    const { streak } = await member(run(3))
    content.clock.now = new Date('2026-11-21T14:59:59Z')
    expect(await streak()).toMatchObject({ days: 3, todayDone: true })
    content.clock.now = new Date('2026-11-21T15:00:00Z')
    expect(await streak()).toMatchObject({ days: 3, todayDone: false, freezeLeft: 1 })
    // The new week forgives a day again, because the missed Sunday belongs to the last one.
    content.clock.now = new Date('2026-11-22T15:00:00Z')
    expect(await streak()).toMatchObject({ days: 3, freezeLeft: 1 })
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await content.app.inject('/activity/streak')).json().code).toBe('E4010')
    const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    const refused = await content.app.inject({ url: '/activity/streak', headers: { cookie } })
    expect(refused.json().code).toBe('E4030')
  })
})

describe('POST /activity/streak-days', () => {
  it('the chosen weekdays apply from today on and do not change earlier days', async () => {
    // The member listened from Monday to Friday of two weeks and missed the weekend between, so only this week counts.
    const weekdays = [-1, -2, -3, -4, -5, -8, -9, -10, -11, -12].map((ago) => addDays(today, ago))
    const { streak, choose } = await member(weekdays)
    expect((await streak()).days).toBe(5)
    const response = await choose({ weekdays: [5, 1, 2, 3, 4] })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect(await streak()).toMatchObject({ days: 5, weekdays: [1, 2, 3, 4, 5] })
    // On the Monday after the next weekend nothing was missed, because the weekend is not chosen.
    content.clock.now = new Date('2026-11-23T03:00:00Z')
    expect(await streak()).toMatchObject({ days: 5, freezeLeft: 1 })
  })

  it('stores the last choice of a day', async () => {
    const { userId, streak, choose } = await member([])
    await choose({ weekdays: [1] })
    await choose({ weekdays: [7, 6] })
    expect((await streak()).weekdays).toEqual([6, 7])
    const rows = await content.database.db
      .selectFrom('streak_days')
      .selectAll()
      .where('member_id', '=', userId)
      .execute()
    expect(rows).toMatchObject([{ valid_from: today, weekdays: [6, 7] }])
  })

  it.each([
    ['an empty list of weekdays', { weekdays: [] }],
    ['a weekday given twice', { weekdays: [1, 1] }],
    ['weekday 8', { weekdays: [8] }],
    ['weekday 1.5', { weekdays: [1.5] }],
    ['a weekday as text', { weekdays: ['1'] }],
    ['a body without weekdays', {}],
  ])('rejects %s with 400 E3001', async (_what, body) => {
    const { choose } = await member([])
    const response = await choose(body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })

  it('rejects a visitor with 401 E4010', async () => {
    const response = await content.app.inject({
      method: 'POST',
      url: '/activity/streak-days',
      payload: { weekdays: [1] },
    })
    expect(response.json().code).toBe('E4010')
  })
})
