import { randomUUID } from 'node:crypto'
import { saveEntitlements } from '@hibiki/projections'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../../testing/content-app.ts'
import { addSound } from '../../../testing/sounds.ts'

const medical: string[] = []
const content = await createContentApp()
const main = (await addSound(content, { kind: 'aiesthe' })).id
beforeAll(async () => {
  for (let count = 0; count < 3; count++) medical.push((await addSound(content)).id)
  await addSound(content, { planCode: '02' })
})
afterAll(() => content.close())

async function member(functions: string[], paymentUnconfirmed = false) {
  const userId = randomUUID()
  const entitlements = { memberId: userId, functions, paymentUnconfirmed, revision: 1 }
  await content.database.db.transaction().execute((trx) => saveEntitlements(trx, entitlements))
  return content.sessions.cookieFor({ userId })
}
const ask = (soundId: string, cookie: string) =>
  content.app.inject({ url: `/soundesthe/accompaniment?soundId=${soundId}`, headers: { cookie } })

describe('GET /soundesthe/accompaniment', () => {
  it('returns a medical sound that is always the same for a sound and never the sound itself', async () => {
    const cookie = await member(['loop', 'with-soundesthe'])
    const first = (await ask(main, cookie)).json()
    expect(medical).toContain(first.id)
    expect((await ask(main.toUpperCase(), await member(['with-soundesthe']))).json().id).toBe(first.id)
    for (const id of medical) {
      const other = (await ask(id, cookie)).json().id
      expect(medical.filter((one) => one !== id)).toContain(other)
    }
  })

  it('rejects a member without the function, or without any contract, with 409 E2002', async () => {
    for (const cookie of [await member(['loop']), await content.sessions.cookieFor()]) {
      const response = await ask(main, cookie)
      expect([response.statusCode, response.json().code]).toEqual([409, 'E2002'])
    }
  })

  it('rejects a member whose payment is not confirmed with 409 E2001', async () => {
    const response = await ask(main, await member([], true))
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'お支払いを確認できませんでした。お支払い方法を更新してください。',
    ])
  })

  it('returns a sound while only the payment of another contract is not confirmed', async () => {
    expect((await ask(main, await member(['with-soundesthe'], true))).statusCode).toBe(200)
  })

  it('falls back to a sound made for a purpose, and returns 404 CONTENT_NO_SOUND where there is none either', async () => {
    const bare = await createContentApp()
    const userId = randomUUID()
    const entitlements = {
      memberId: userId,
      functions: ['with-soundesthe'],
      paymentUnconfirmed: false,
      revision: 1,
    }
    await bare.database.db.transaction().execute((trx) => saveEntitlements(trx, entitlements))
    const cookie = await bare.sessions.cookieFor({ userId })
    const get = (id: string) =>
      bare.app.inject({ url: `/soundesthe/accompaniment?soundId=${id}`, headers: { cookie } })
    const nature = await addSound(bare, { planCode: '02' })
    const purpose = await addSound(bare, { planCode: '04' })
    expect((await get(nature.id)).json().id).toBe(purpose.id)
    expect((await get(purpose.id)).json().code).toBe('CONTENT_NO_SOUND')
    await bare.close()
  })

  it('returns 404 CONTENT_NO_SOUND for an unknown sound, and 400 E3001 for an invalid id', async () => {
    const cookie = await member(['with-soundesthe'])
    expect((await ask(randomUUID(), cookie)).json().code).toBe('CONTENT_NO_SOUND')
    expect((await ask('1', cookie)).json().code).toBe('E3001')
  })

  it('rejects a visitor with 401 E4010 and an enterprise-only account with 403 E4030', async () => {
    expect((await ask(main, '')).json().code).toBe('E4010')
    const cookie = await content.sessions.cookieFor({ roles: ['ROLE_ENTERPRISE'] })
    expect((await ask(main, cookie)).json().code).toBe('E4030')
  })
})
