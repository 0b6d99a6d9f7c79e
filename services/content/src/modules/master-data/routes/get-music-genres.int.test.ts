import { afterAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'

const content = await createContentApp()
const genre = (code: string, family: 'sound' | 'music', display_order: number) => ({
  code,
  family,
  display_order,
  name_ja: `${code}（日）`,
  name_en: `${code} (en)`,
})
await content.database.db
  .insertInto('genres')
  .values([genre('piano', 'music', 2), genre('rain', 'sound', 1), genre('healing', 'music', 1)])
  .execute()
afterAll(() => content.close())

const ask = (headers: Record<string, string>) =>
  content.app.inject({ url: '/v2/esthe/music/genres', headers })

describe('GET /v2/esthe/music/genres', () => {
  it('returns the genres of music in order and in the caller’s language to administrators and operators', async () => {
    const admin = await content.sessions.cookieFor({ roles: ['ROLE_ADMIN'] })
    const operator = await content.sessions.cookieFor({ authorities: ['upload_operator'] })
    const named = (answer: { json(): { name: string }[] }) => answer.json().map(({ name }) => name)
    expect(named(await ask({ cookie: admin }))).toEqual(['healing（日）', 'piano（日）'])
    expect(named(await ask({ cookie: operator, 'accept-language': 'en' }))).toEqual([
      'healing (en)',
      'piano (en)',
    ])
  })

  it('rejects a visitor with 401 E4010 and every other role with 403 E4030', async () => {
    expect((await ask({})).json().code).toBe('E4010')
    for (const roles of [['ROLE_GENERAL'], ['ROLE_PERSON_IN_CHARGE'], ['ROLE_ENTERPRISE']] as const) {
      const cookie = await content.sessions.cookieFor({ roles: [...roles], authorities: ['ai_esthe'] })
      expect((await ask({ cookie })).json().code).toBe('E4030')
    }
  })
})
