import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'
import { saveChosenSound } from '../../plays/chosen-sounds.sql.ts'
import { ADVICE_TABLE_VERSION } from '../advice-table.rules.ts'
import { toAdviceTexts } from '../advice-texts.ts'

const content = await createContentApp()
beforeAll(async () => {
  await publishText('1')
})
afterAll(() => content.close())
beforeEach(() => {
  content.clock.now = new Date('2026-11-21T03:00:00Z') // This is a Saturday in Japan.
})

async function member(days: [day: string, minutes: number][]) {
  const userId = randomUUID()
  const rows = days.map(([day, minutes]) => ({
    member_id: userId,
    day,
    ai_esthe_seconds: minutes * 60,
    medical_seconds: 0,
  }))
  if (rows.length > 0) await content.database.db.insertInto('daily_activity').values(rows).execute()
  const cookie = await content.sessions.cookieFor({ userId, lifetimeSeconds: 9_000_000 })
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await content.app.inject({ url, headers: { cookie, ...headers } })).json()
  return { userId, get }
}
const at = () => content.clock.now.toISOString()
const publishText = (version: string) =>
  content.deliver('identity.document-published.v1', { document: 'providing-data', version, at: at() })
const decide = (userId: string, agreed: boolean, version = '1') =>
  content.deliver('identity.consent-changed.v1', {
    userId,
    document: 'providing-data',
    version,
    agreed,
    at: at(),
  })

async function chooseSound(memberId: string, cluster: 1 | 2 | 3 | 4, at: string) {
  const { id: soundId } = await addSound(content, { kind: 'aiesthe', course: { cluster, minutes: 10 } })
  const chosen = { memberId, resultId: randomUUID(), soundId, at: new Date(at) }
  await content.database.db.transaction().execute((trx) => saveChosenSound(trx, chosen))
}
const texts = (facts: Parameters<typeof toAdviceTexts>[0], language: 'ja' | 'en' = 'ja') =>
  toAdviceTexts(facts, language)
const advice = (...of: Parameters<typeof texts>) => ({ version: ADVICE_TABLE_VERSION, ...texts(...of) })

describe('GET /activity/advice', () => {
  it('returns advice by the minutes of the last seven days in Japan, in the caller’s language', async () => {
    const { get } = await member([
      ['2026-11-14', 500],
      ['2026-11-15', 20],
      ['2026-11-21', 20],
    ])
    expect(await get('/activity/advice')).toEqual(advice({ seconds: 2400, cluster: null }))
    expect(await get('/activity/advice', { 'accept-language': 'en' })).toEqual(
      advice({ seconds: 2400, cluster: null }, 'en'),
    )
  })

  it('follows the type of the latest face diagnosis', async () => {
    const { userId, get } = await member([])
    await decide(userId, true)
    await chooseSound(userId, 3, '2026-11-20T00:00:00Z')
    await chooseSound(userId, 2, '2026-11-19T00:00:00Z')
    expect(await get('/activity/advice')).toEqual(advice({ seconds: 0, cluster: 3 }))
  })

  it('ignores face diagnoses without consent to the version in force', async () => {
    const { userId, get } = await member([])
    const both = async () => [await get('/activity/advice'), await get('/v1/activity/notice')]
    const byType = texts({ seconds: 0, cluster: 3 })
    const byDaysAlone = texts({ seconds: 0, cluster: null })
    expect(byType).not.toEqual(byDaysAlone)
    await chooseSound(userId, 3, '2026-11-20T00:00:00Z')
    expect(await both()).toMatchObject([byDaysAlone, byDaysAlone])
    await decide(userId, true)
    expect(await get('/activity/advice')).toMatchObject(byType)
    content.clock.now = new Date('2026-11-22T15:00:00Z')
    await decide(userId, false)
    expect(await both()).toMatchObject([byDaysAlone, byDaysAlone])
    content.clock.now = new Date('2026-11-24T03:00:00Z')
    await decide(userId, true)
    expect(await get('/activity/advice')).toMatchObject(byType)
    await publishText('2')
    expect(await get('/activity/advice')).toMatchObject(byDaysAlone)
    await decide(userId, true, '2')
    expect(await get('/activity/advice')).toMatchObject(byType)
    content.clock.now = new Date('2026-11-25T03:00:00Z')
    await publishText('1')
  })

  it('ignores a deleted diagnosis, even when its choice is delivered again', async () => {
    const { userId, get } = await member([])
    await decide(userId, true)
    const choices = await Promise.all(
      [3, 2].map(async (cluster) => {
        const course = { cluster, minutes: 10 } as const
        const { id: soundId } = await addSound(content, { kind: 'aiesthe', course })
        return { userId, resultId: randomUUID(), soundId, at: `2026-11-1${cluster}T00:00:00.000Z` }
      }),
    )
    const hear = async () => {
      for (const choice of choices) await content.deliver('aiesthe.sound-chosen.v1', choice)
    }
    await hear()
    for (const [choice, cluster] of [
      [choices[0], 2],
      [choices[1], null],
    ] as const) {
      const deleted = { userId, resultId: choice?.resultId, at: '2026-11-20T00:00:00.000Z' }
      await content.deliver('aiesthe.diagnosis-deleted.v1', deleted)
      await hear()
      expect(await get('/activity/advice')).toEqual(advice({ seconds: 0, cluster }))
    }
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    for (const url of ['/activity/advice', '/v1/activity/notice']) {
      expect((await content.app.inject(url)).json().code).toBe('E4010')
      const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
      expect((await content.app.inject({ url, headers: { cookie } })).json().code).toBe('E4030')
    }
  })
})

describe('GET /v1/activity/notice', () => {
  it('returns the minutes of last week together with the advice, once per week', async () => {
    const { get } = await member([
      ['2026-11-08', 500],
      ['2026-11-09', 30],
      ['2026-11-15', 12],
      ['2026-11-16', 500],
    ])
    const first = await get('/v1/activity/notice')
    expect(first).toEqual({
      message: '先週は合計42分、響きを楽しまれました。今週もご自分のペースでどうぞ。',
      ...texts({ seconds: (12 + 500) * 60, cluster: null }),
    })
    expect(new Set(Object.values(await get('/v1/activity/notice')))).toEqual(new Set(['']))
    content.clock.now = new Date('2026-11-22T14:59:59Z') // This is the last second of the week in Japan.
    expect((await get('/v1/activity/notice')).message).toBe('')
    content.clock.now = new Date('2026-11-22T15:00:00Z')
    expect((await get('/v1/activity/notice')).message).toContain('500分')
  })

  it('returns the notice to the next request after one that failed', async () => {
    const { get } = await member([])
    const { db } = content.database
    await sql`alter table chosen_sounds rename to chosen_sounds_away`.execute(db)
    expect((await get('/v1/activity/notice')).code).toMatch(/^E50/)
    await sql`alter table chosen_sounds_away rename to chosen_sounds`.execute(db)
    expect((await get('/v1/activity/notice')).message).not.toBe('')
  })

  it('returns the notice to only one of twelve concurrent requests', async () => {
    const { get } = await member([])
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/v1/activity/notice')))
    expect(answers.filter(({ message }) => message !== '')).toHaveLength(1)
  })
})
