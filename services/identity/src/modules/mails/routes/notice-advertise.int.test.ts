import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity, testSecrets } from '../../../testing/test-identity.ts'
import { createMailPreferenceKey } from '../mail-preference-key.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const post = (payload: object) =>
  new CookieBrowser(identity.app).call('POST', '/v3/advertise/notice', { payload })
const keyOf = (userId: string) => createMailPreferenceKey(testSecrets.mailPreferences, userId)
const stored = (userId: string) =>
  identity.database.db
    .selectFrom('mail_preferences')
    .select(['type', 'subscribed'])
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute()

describe('POST /v3/advertise/notice', () => {
  it('responds with 200, and cancels and continues each kind of mail separately, without login', async () => {
    const { id } = await identity.addMember()
    const key = keyOf(id)
    expect((await post({ key, request: 'cancel', type: 'news' })).json()).toEqual({})
    await post({ key, request: 'cancel', type: 'reminder' })
    await post({ key, request: 'continue', type: 'reminder' })
    expect(await stored(id)).toEqual([
      { type: 'news', subscribed: false },
      { type: 'reminder', subscribed: true },
    ])
  })

  it('responds with the same 200 to forged, foreign and unknown keys, requests and types, and stores nothing', async () => {
    const [one, other] = [await identity.addMember(), await identity.addMember()]
    const mark = keyOf(one.id).split('.')[1]
    const tries = [
      { key: 'rubbish', request: 'cancel', type: 'news' },
      { key: `${other.id}.${mark}`, request: 'cancel', type: 'news' },
      { key: keyOf('019aa000-0000-7000-8000-00000000ffff'), request: 'cancel', type: 'news' },
      { key: keyOf(one.id), request: 'delete', type: 'news' },
      { key: keyOf(one.id), request: 'cancel', type: 'everything' },
      { key: '', request: '', type: '' },
    ]
    for (const payload of tries) {
      const response = await post(payload)
      expect([response.statusCode, response.json(), response.cookies]).toEqual([200, {}, []])
    }
    expect([await stored(one.id), await stored(other.id)]).toEqual([[], []])
  })

  it('rejects missing or overlong parameters with 400', async () => {
    expect((await post({})).json().fields).toEqual({
      key: '入力してください。',
      request: '入力してください。',
      type: '入力してください。',
    })
    expect((await post({ key: 'x'.repeat(201), request: 'cancel', type: 'news' })).statusCode).toBe(400)
  })
})
