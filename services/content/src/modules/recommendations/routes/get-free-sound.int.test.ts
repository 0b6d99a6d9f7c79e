import { afterAll, describe, expect, it, vi } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp()
afterAll(() => content.close())

const ask = (headers: Record<string, string> = {}) =>
  content.app.inject({ url: '/soundesthe/free-sound', headers })

describe('GET /soundesthe/free-sound', () => {
  it('returns 404 CONTENT_NO_SOUND while no sample is published', async () => {
    await addSound(content)
    await addSound(content, { freeSample: true, published: false })
    await addSound(content, { freeSample: true, withdrawn: true })
    const answer = await ask()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { code: 'CONTENT_NO_SOUND', message: '振動選択に失敗しました。' },
    ])
  })

  it('returns the sample to visitors with a link that works without a session', async () => {
    const { id } = await addSound(content, { freeSample: true, title: 'はじまりの響き' })
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 5000 })
    const sound = (await ask()).json()
    expect(sound).toEqual({
      id,
      soundSrc: expect.stringMatching(/^\/api\/media\/.+\?exp=\d+&sig=.+/),
      title: 'はじまりの響き',
      genre: '森',
      country: '日本',
      place: '屋久島',
      tags: ['おだやか'],
      durationSeconds: 90.5,
      frequencies: [],
    })
    const media = await content.app.inject({ url: sound.soundSrc.slice('/api'.length) })
    expect(media.statusCode).toBe(200)
  })

  it('returns names in the caller’s language', async () => {
    expect((await ask({ 'accept-language': 'en' })).json()).toMatchObject({
      genre: 'Forest',
      country: 'Japan',
      tags: ['Calm'],
    })
  })

  it('returns the sample to members and with an outdated cookie', async () => {
    for (const cookie of [await content.sessions.cookieFor(), 'hibiki-access=outdated']) {
      expect((await ask({ cookie })).statusCode).toBe(200)
    }
  })
})
