import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const content = await createContentApp()
afterAll(() => content.close())

const ask = (cookie: string) => content.app.inject({ url: '/api/kanade/list', headers: { cookie } })

describe('GET /api/kanade/list', () => {
  it('returns every published Kanade sound with its player, newest first', async () => {
    await addSound(content)
    await addSound(content, { kind: 'kanade', title: 'older', publishedAt: '2026-10-01T00:00:00Z' })
    await addSound(content, { kind: 'kanade', title: 'newer', publishedAt: '2026-10-02T00:00:00Z' })
    await addSound(content, { kind: 'kanade', published: false })
    const sounds = (await ask(await content.sessions.cookieFor())).json()
    expect(sounds).toMatchObject([
      { title: 'newer', player: '響き 一番', genre: '森' },
      { title: 'older', player: '響き 一番' },
    ])
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask('')).json().code).toBe('E4010')
    expect((await ask(await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] }))).json().code).toBe(
      'E4030',
    )
  })
})
