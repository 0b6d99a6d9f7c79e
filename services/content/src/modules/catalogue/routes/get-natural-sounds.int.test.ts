import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'
import { MAX_LISTED_SOUNDS } from '../member-sound-lists.ts'

const content = await createContentApp()
await addSound(content, { planCode: '01' })
await addSound(content, { planCode: '04' })
await addSound(content, { planCode: '02', withdrawn: true })
await addSound(content, { planCode: '02', title: 'older', publishedAt: '2026-10-01T00:00:00Z' })
await addSound(content, { planCode: '02', title: 'newer', publishedAt: '2026-10-02T00:00:00Z' })
afterAll(() => content.close())

const ask = (headers: Record<string, string>) =>
  content.app.inject({ url: '/api/natural-sound/list', headers })

describe('GET /api/natural-sound/list', () => {
  it('returns the sounds of nature (plan 02), newest first, with links that work in this session only', async () => {
    const cookie = await content.sessions.cookieFor()
    const sounds = (await ask({ cookie })).json()
    expect(sounds.map(({ title }: { title: string }) => title)).toEqual(['newer', 'older'])
    expect(sounds[0]).toMatchObject({ genre: '森', country: '日本', place: '屋久島', tags: ['おだやか'] })
    expect(sounds[0].player).toBeUndefined()
    const url = sounds[0].soundSrc.slice('/api'.length)
    expect((await content.app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
    expect((await content.app.inject({ url })).statusCode).toBe(404)
  })

  it('returns the names of genres in the caller’s language', async () => {
    const cookie = await content.sessions.cookieFor()
    expect((await ask({ cookie, 'accept-language': 'en' })).json()[0].genre).toBe('Forest')
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask({})).json().code).toBe('E4010')
    const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    expect((await ask({ cookie })).json().code).toBe('E4030')
  })

  it(`returns at most ${MAX_LISTED_SOUNDS} sounds`, async () => {
    const crowded = await createContentApp()
    const { id } = await addSound(crowded, { planCode: '02' })
    const { db } = crowded.database
    const sound = await db.selectFrom('sounds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const detail = await db
      .selectFrom('medical_sounds')
      .selectAll()
      .where('sound_id', '=', id)
      .executeTakeFirstOrThrow()
    const ids = Array.from({ length: MAX_LISTED_SOUNDS + 5 }, () => crypto.randomUUID())
    await db
      .insertInto('sounds')
      .values(ids.map((copy) => ({ ...sound, id: copy })))
      .execute()
    await db
      .insertInto('medical_sounds')
      .values(ids.map((sound_id) => ({ ...detail, sound_id })))
      .execute()
    const cookie = await crowded.sessions.cookieFor()
    const answer = await crowded.app.inject({ url: '/api/natural-sound/list', headers: { cookie } })
    expect(answer.json()).toHaveLength(MAX_LISTED_SOUNDS)
    await crowded.close()
  })
})
