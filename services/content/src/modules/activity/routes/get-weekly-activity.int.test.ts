import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const content = await createContentApp({ now: '2026-11-21T03:00:00Z' })
afterAll(() => content.close())

const ask = (cookie: string) => content.app.inject({ url: '/activity/weekly', headers: { cookie } })

describe('GET /activity/weekly', () => {
  it('returns Monday to Sunday of this JST week with one point per five minutes, at most six per day', async () => {
    const userId = randomUUID()
    const days: [string, number, number][] = [
      ['2026-11-15', 3000, 3000],
      ['2026-11-16', 299, 0],
      ['2026-11-17', 150, 150],
      ['2026-11-20', 1800, 0],
      ['2026-11-21', 40_000, 40_000],
      ['2026-11-23', 3000, 3000],
    ]
    await content.database.db
      .insertInto('daily_activity')
      .values(
        days.map(([day, ai_esthe_seconds, medical_seconds]) => ({
          member_id: userId,
          day,
          ai_esthe_seconds,
          medical_seconds,
        })),
      )
      .execute()
    const answer = await ask(await content.sessions.cookieFor({ userId }))
    expect(answer.json()).toEqual([
      { label: '11/16', score: 0 },
      { label: '11/17', score: 1 },
      { label: '11/18', score: 0 },
      { label: '11/19', score: 0 },
      { label: '11/20', score: 6 },
      { label: '11/21', score: 6 },
      { label: '11/22', score: 0 },
    ])
  })

  it('begins a new week on Monday 00:00 in Japan', async () => {
    const cookie = await content.sessions.cookieFor({ lifetimeSeconds: 3_000_000 })
    content.clock.now = new Date('2026-11-22T14:59:59Z')
    expect((await ask(cookie)).json()[0].label).toBe('11/16')
    content.clock.now = new Date('2026-11-22T15:00:00Z')
    expect((await ask(cookie)).json()[0].label).toBe('11/23')
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask('')).json().code).toBe('E4010')
    expect((await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))).json().code).toBe(
      'E4030',
    )
  })
})
