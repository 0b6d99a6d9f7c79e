import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const content = await createContentApp({ now: '2026-11-30T14:59:59Z' }) // This is the last second of November in Japan.
afterAll(() => content.close())

const ask = (cookie: string) => content.app.inject({ url: '/v2/activity/monthly', headers: { cookie } })

describe('GET /v2/activity/monthly', () => {
  it('returns twelve months, oldest first, with zeros for months without listening', async () => {
    const answer = await ask(await content.sessions.cookieFor())
    expect(answer.statusCode).toBe(200)
    const zero = { hour: 0, minutes: 0, seconds: 0 }
    const labels = [
      '2025/12',
      ...Array.from({ length: 11 }, (_, i) => `2026/${String(i + 1).padStart(2, '0')}`),
    ]
    expect(answer.json()).toEqual(
      labels.map((label) => ({ label, aiEstheTime: zero, medicalSoundTime: zero })),
    )
  })

  it('adds up the caller’s days of each JST month', async () => {
    const userId = randomUUID()
    const day = (member_id: string, day: string, ai_esthe_seconds: number, medical_seconds: number) => ({
      member_id,
      day,
      ai_esthe_seconds,
      medical_seconds,
    })
    await content.database.db
      .insertInto('daily_activity')
      .values([
        day(userId, '2026-11-01', 3600, 60),
        day(userId, '2026-11-30', 62, 3),
        day(userId, '2025-12-01', 0, 7),
        day(userId, '2025-11-30', 999, 999),
        day(randomUUID(), '2026-11-15', 500, 500),
      ])
      .execute()
    const months = (await ask(await content.sessions.cookieFor({ userId }))).json()
    expect(months[11]).toEqual({
      label: '2026/11',
      aiEstheTime: { hour: 1, minutes: 1, seconds: 2 },
      medicalSoundTime: { hour: 0, minutes: 1, seconds: 3 },
    })
    expect(months[0].medicalSoundTime).toEqual({ hour: 0, minutes: 0, seconds: 7 })
    const all = months.flatMap((month: { aiEstheTime: { seconds: number } }) => month.aiEstheTime.seconds)
    expect(all).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
  })

  it('begins a new month at midnight JST', async () => {
    content.clock.now = new Date('2026-11-30T15:00:00Z')
    expect((await ask(await content.sessions.cookieFor())).json()[11].label).toBe('2026/12')
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask('')).json().code).toBe('E4010')
    expect((await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))).json().code).toBe(
      'E4030',
    )
  })
})
