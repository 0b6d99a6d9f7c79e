import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp()
const empty = await createContentApp()
afterAll(() => Promise.all([content.close(), empty.close()]))

const ask = (cookie: string, { app } = content) => app.inject({ url: '/kanade/random', headers: { cookie } })

describe('GET /kanade/random', () => {
  it('returns a Kanade sound, never the same twice in a row while there is another', async () => {
    await addSound(content)
    const ids = [await addSound(content, { kind: 'kanade' }), await addSound(content, { kind: 'kanade' })]
    const cookie = await content.sessions.cookieFor()
    let last = ''
    for (let round = 0; round < 10; round++) {
      const sound = (await ask(cookie)).json()
      expect(ids.map(({ id }) => id)).toContain(sound.id)
      expect(sound.id).not.toBe(last)
      expect(sound.player).toBe('響き 一番')
      last = sound.id
    }
  })

  it('returns 404 CONTENT_NO_SOUND without a Kanade sound', async () => {
    await addSound(empty)
    const response = await ask(await empty.sessions.cookieFor(), empty)
    expect([response.statusCode, response.json().code]).toEqual([404, 'CONTENT_NO_SOUND'])
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask('')).json().code).toBe('E4010')
    expect((await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))).json().code).toBe(
      'E4030',
    )
  })
})
