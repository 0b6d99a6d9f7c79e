import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp()
afterAll(() => content.close())

const list = (headers: Record<string, string> = {}) =>
  content.app.inject({ url: '/soundesthe/tasters', headers })

async function addTagged(title: string, code: string, freeSample = true): Promise<string> {
  const { id } = await addSound(content, { title, freeSample })
  const tag = await content.database.db
    .insertInto('tags')
    .values({ code, name_ja: code, name_en: code })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ name_ja: code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await content.database.db.insertInto('sound_tags').values({ sound_id: id, tag_id: tag.id }).execute()
  return id
}

describe('GET /soundesthe/tasters', () => {
  it('returns an empty list while no free sample is published', async () => {
    await addTagged('夜の帳', 'sleep', false)
    const response = await list()
    expect([response.statusCode, response.json()]).toEqual([200, []])
  })

  it('lists free samples by mood for visitors, with links that work without a session', async () => {
    const sleep = await addTagged('枕もとの月', 'sleep')
    const focus = await addTagged('一筆', 'focus')
    await vi.waitFor(async () => expect((await list()).json()).toHaveLength(2), { timeout: 5000 })
    const response = await list({ 'accept-language': 'en' })
    expect(response.headers['cache-control']).toBe('no-store')
    const tasters = response.json()
    expect(tasters).toMatchObject([
      { mood: 'sleep', sound: { id: sleep, title: '枕もとの月', genre: 'Forest' } },
      { mood: 'focus', sound: { id: focus, title: '一筆' } },
    ])
    for (const { sound } of tasters) {
      const media = await content.app.inject({ url: sound.soundSrc.slice('/api'.length) })
      expect(media.statusCode).toBe(200)
    }
  })

  it('lists them for members and with an outdated cookie, too', async () => {
    for (const cookie of [await content.sessions.cookieFor(), 'hibiki-access=outdated']) {
      expect((await list({ cookie })).statusCode).toBe(200)
    }
  })
})
