import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
const browser = new CookieBrowser(identity.app)
await browser.login((await identity.addMember()).email)
afterAll(() => identity.close())

const set = (scale: string) => browser.call('POST', `/page-size/set-scale?scale=${scale}`)
const read = async () => (await browser.call('GET', '/page-size/scale')).body

describe('POST /page-size/set-scale and GET /page-size/scale', () => {
  it('returns 1 at first and afterwards the saved number', async () => {
    expect(await read()).toBe('1')
    for (const [sent, stored] of [
      ['0.7', '0.7'],
      ['1.2000000000000002', '1.2'],
      ['1.5', '1.5'],
      ['1', '1'],
    ] as const) {
      const response = await set(sent)
      expect([response.statusCode, response.json()]).toEqual([200, {}])
      expect(await read()).toBe(stored)
    }
  })

  it('rejects values beyond the limits with 400 and the specified texts, and leaves what was saved', async () => {
    await set('1.1')
    expect((await set('0.6')).json()).toMatchObject({ code: 'E3010', message: 'これ以上縮小できません。' })
    expect((await set('1.6')).json()).toMatchObject({ code: 'E3011', message: 'これ以上拡大できません。' })
    expect((await set('1.6')).statusCode).toBe(400)
    expect(await read()).toBe('1.1')
  })

  it('rejects anything that is not a step with 400 E3001', async () => {
    for (const scale of ['1.25', 'big', '', 'NaN']) {
      const response = await set(scale)
      expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
    }
    const missing = await browser.call('POST', '/page-size/set-scale')
    expect(missing.json()).toMatchObject({ code: 'E3001', fields: { scale: '入力してください。' } })
  })

  it('rejects requests without a session with 401 E4010', async () => {
    const responses = [
      await identity.app.inject({ method: 'POST', url: '/page-size/set-scale?scale=1' }),
      await identity.app.inject('/page-size/scale'),
    ]
    for (const response of responses)
      expect([response.statusCode, response.json().code]).toEqual([401, 'E4010'])
  })

  it('stores the zoom per member', async () => {
    await set('1.4')
    const other = new CookieBrowser(identity.app)
    await other.login((await identity.addMember()).email)
    expect((await other.call('GET', '/page-size/scale')).body).toBe('1')
  })
})
