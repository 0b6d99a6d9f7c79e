import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addPurposeDetail, addSound } from '../../../testing/sounds.ts'

let [bedtime, nap] = ['', '']
let bedtimeSounds: string[]
const content = await createContentApp()
beforeAll(async () => {
  nap = await addPurposeDetail(content, { code: 'nap', order: 2 })
  bedtime = await addPurposeDetail(content, { code: 'bedtime', order: 1 })
  const sounds = [1, 2].map(() => addSound(content, { planCode: '04', purposeDetailId: bedtime }))
  bedtimeSounds = (await Promise.all(sounds)).map(({ id }) => id)
  await addSound(content, { planCode: '04', purposeDetailId: nap, withdrawn: true })
  await addSound(content)
})
afterAll(() => content.close())

const ask = (url: string, headers: Record<string, string>) => content.app.inject({ url, headers })
const refused = async (url: string) => {
  const enterprise = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
  return [(await ask(url, {})).json().code, (await ask(url, { cookie: enterprise })).json().code]
}

describe('GET /soundesthe/purpose-details', () => {
  it('returns the details of the purpose in order, in the caller’s language', async () => {
    const cookie = await content.sessions.cookieFor()
    expect((await ask('/soundesthe/purpose-details?code=02', { cookie })).json()).toEqual([
      { value: bedtime, text: 'bedtime（日）' },
      { value: nap, text: 'nap（日）' },
    ])
    const english = await ask('/soundesthe/purpose-details?code=02', { cookie, 'accept-language': 'en' })
    expect(english.json()[0].text).toBe('bedtime (en)')
    expect((await ask('/soundesthe/purpose-details?code=01', { cookie })).json()).toEqual([])
  })

  it('rejects an unknown or missing purpose with 400 E3001', async () => {
    const cookie = await content.sessions.cookieFor()
    for (const query of ['?code=05', '?code=2', '']) {
      const answer = await ask(`/soundesthe/purpose-details${query}`, { cookie })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'E3001'])
    }
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect(await refused('/soundesthe/purpose-details?code=02')).toEqual(['E4010', 'E4030'])
  })
})

describe('GET /soundesthe/purpose-detail-random', () => {
  const url = (detailId: string) => `/soundesthe/purpose-detail-random?detailId=${detailId}`

  it('returns a sound for the detail, and another one next time', async () => {
    const cookie = await content.sessions.cookieFor()
    const picked = [1, 2, 3, 4].map(async () => (await ask(url(bedtime), { cookie })).json().id)
    expect(bedtimeSounds).toEqual(expect.arrayContaining(await Promise.all(picked)))
    const [first, second] = [
      (await ask(url(bedtime.toUpperCase()), { cookie })).json().id,
      (await ask(url(bedtime), { cookie })).json().id,
    ]
    expect(first).not.toBe(second)
  })

  it('returns 404 CONTENT_NO_SOUND for a detail without sounds and for an unknown one', async () => {
    const cookie = await content.sessions.cookieFor()
    for (const detailId of [nap, randomUUID()])
      expect((await ask(url(detailId), { cookie })).json().code).toBe('CONTENT_NO_SOUND')
  })

  it('rejects an invalid id with 400 E3001', async () => {
    const cookie = await content.sessions.cookieFor()
    expect((await ask(url('1'), { cookie })).json().code).toBe('E3001')
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect(await refused(url(bedtime))).toEqual(['E4010', 'E4030'])
  })
})
