import { completeLanguages, languages } from '@hibiki/languages'
import { addTestPerson, createSupportApp } from '@hibiki/support/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { seedDemoAwards } from './awards.ts'

interface ShownAward {
  id: string
  title: string
  day: string
  link: string
  picture: { url: string; width: number; height: number }
}

const seed = () => seedDemoAwards(support.databaseUrl, support.clock.now)

const support = await createSupportApp()
await seed()
afterAll(() => support.close())

async function listAwards(language: string): Promise<ShownAward[]> {
  const headers = { 'accept-language': language }
  return (await support.app.inject({ url: '/v2/support/awards', headers })).json()
}

describe('demo awards', () => {
  it('are three on past days, newest first, each with a picture and a link of its own', async () => {
    const awards = await listAwards('ja')
    expect(awards).toHaveLength(3)
    expect(new Set(awards.map(({ picture }) => picture.url)).size).toBe(3)
    for (const { link, picture, day } of awards) {
      expect(link).toMatch(/^https:\/\/example\.org\//)
      expect(picture).toMatchObject({ width: 960, height: 640 })
      expect(Date.parse(day)).toBeLessThan(support.clock.now.getTime())
    }
    const days = awards.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('have a title in every language', async () => {
    const titles = await Promise.all(
      completeLanguages.map(async (language) =>
        (await listAwards(languages[language].tag)).map(({ title }) => title),
      ),
    )
    expect(new Set(titles.flat()).size).toBe(3 * completeLanguages.length)
  })

  it('are added once, so that an award deleted by an administrator does not return', async () => {
    const { userId } = await addTestPerson(support, { roles: ['ROLE_ADMIN'] })
    const cookie = await support.cookieFor({ userId, roles: ['ROLE_ADMIN'] })
    for (const { id } of await listAwards('ja'))
      await support.app.inject({ method: 'DELETE', url: `/admin/awards/${id}`, headers: { cookie } })
    expect(await listAwards('ja')).toEqual([])
    await seed()
    expect(await listAwards('ja')).toEqual([])
  })
})
