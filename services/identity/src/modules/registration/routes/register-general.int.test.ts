import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptablePassword,
  createRegistrationBody,
  requestRegistrationPath,
} from '../../../testing/registration.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  listWaitingMails,
} from '../../../testing/test-identity.ts'

let count = 0

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('outbox').execute()
})

const person = () => ({ email: `new${++count}@example.jp`, username: `Person${count}` })
const status = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
]

async function register(
  change: object = {},
  { productId, headers }: { productId?: string; headers?: Record<string, string> } = {},
) {
  const { email, username } = person()
  const path = await requestRegistrationPath(identity, email, productId)
  const browser = new CookieBrowser(identity.app)
  const payload = createRegistrationBody(email, username, { path, ...change })
  const response = await browser.call('POST', '/account/register/general', {
    payload,
    ...(headers && { headers }),
  })
  return { email, username, path, browser, response }
}

describe('POST /account/register/general', () => {
  it('responds with 200, creates the member, logs in and returns the product of the link', async () => {
    const { response, browser, email, username } = await register({}, { productId: 'plan-1' })
    expect([response.statusCode, response.json()]).toEqual([200, { productId: 'plan-1' }])
    expect((await browser.call('POST', '/auth/me')).json()).toMatchObject({
      userId: username,
      username,
      email,
      roles: ['ROLE_GENERAL'],
      agency: { code: '', status: '0' },
      profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: null },
    })
    expect((await new CookieBrowser(identity.app).login(username, acceptablePassword)).statusCode).toBe(200)
  })

  it('addresses the member by the display name, and publishes it', async () => {
    const { response, browser, email, username } = await register({ displayName: ' 響\u3000花子\u202E ' })
    expect(response.statusCode).toBe(200)
    const { userId, username: shown } = (await browser.call('POST', '/auth/me')).json()
    expect([userId, shown]).toEqual([username, '響 花子'])
    const announced = (await listOutboxEvents(identity.database)).find(
      ({ subject }) => subject === 'identity.member-changed.v1',
    )
    expect(announced?.payload).toMatchObject({ email, loginName: username, name: '響 花子' })
  })

  it('stores and publishes the reading of a display name, and none without a name', async () => {
    for (const [displayName, kana] of [
      ['響 花子', 'ヒビキ ハナコ'],
      ['', ''],
    ]) {
      const { browser } = await register({ displayName, displayNameKana: 'ひびき はなこ' })
      const { id, usernameKana } = (await browser.call('POST', '/auth/me')).json()
      expect(usernameKana).toBe(kana)
      const announced = (await listOutboxEvents(identity.database))
        .filter(({ subject }) => subject === 'identity.name-reading-changed.v1')
        .map(({ payload }) => payload as { userId: string; nameKana: string })
        .filter(({ userId }) => userId === id)
      expect(announced.map(({ nameKana }) => nameKana)).toEqual(kana === '' ? [] : [kana])
    }
  })

  it('addresses a member without a display name by the user name', async () => {
    const { browser, username } = await register({ displayName: '  ' })
    expect((await browser.call('POST', '/auth/me')).json().username).toBe(username)
  })

  it('responds with 200 {} without a product, and does not need the path in the browser that opened the link', async () => {
    const { email, username } = person()
    const path = await requestRegistrationPath(identity, email)
    const browser = new CookieBrowser(identity.app)
    expect((await browser.call('POST', `/account/confirm-temp-url?path=${path}`)).json()).toBe(email)
    const payload = createRegistrationBody(email.toUpperCase(), username)
    const response = await browser.call('POST', '/account/register/general', { payload })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
  })

  it('stores both consents with version and hash and the language, publishes events, and sends no new-device mail', async () => {
    const { browser, email } = await register({}, { headers: { 'accept-language': 'en' } })
    const { id } = (await browser.call('POST', '/auth/me')).json()
    const { db } = identity.database
    const consents = await db.selectFrom('consents').selectAll().where('user_id', '=', id).execute()
    expect(consents).toMatchObject([
      { document: 'terms-of-service', agreed: true, language: 'en', decided_at: identity.now() },
      { document: 'providing-data', agreed: true, language: 'en' },
    ])
    for (const { version, text_hash } of consents) {
      expect(version).toMatch(/^[0-9a-f]{16}$/)
      expect(text_hash).toHaveLength(32)
    }
    expect(await listOutboxEvents(identity.database)).toMatchObject([
      {
        subject: 'identity.user-registered.v1',
        payload: { userId: id, roles: ['ROLE_GENERAL'], agencyCode: null },
      },
      { subject: 'identity.member-changed.v1', payload: { userId: id, email, agencyCode: null } },
      { subject: 'identity.consent-changed.v1', payload: { document: 'terms-of-service', agreed: true } },
      { subject: 'identity.consent-changed.v1', payload: { document: 'providing-data', agreed: true } },
    ])
    const user = await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst()
    expect(user).toEqual({ language: 'en' })
    expect((await listWaitingMails(identity.database)).filter((mail) => mail.to === email)).toHaveLength(1)
  })

  it('rejects a missing, foreign, used or expired link with 422 E4002', async () => {
    const browser = new CookieBrowser(identity.app)
    const { email, username } = person()
    const without = { payload: createRegistrationBody(email, username) }
    expect(status(await browser.call('POST', '/account/register/general', without))).toEqual([422, 'E4002'])

    const other = await requestRegistrationPath(identity, 'other@example.jp')
    const foreign = { payload: createRegistrationBody(email, username, { path: other }) }
    expect(status(await browser.call('POST', '/account/register/general', foreign))).toEqual([422, 'E4002'])

    const used = await register()
    const again = { payload: createRegistrationBody(used.email, 'Another', { path: used.path }) }
    expect(status(await browser.call('POST', '/account/register/general', again))).toEqual([422, 'E4002'])

    const path = await requestRegistrationPath(identity, email)
    identity.advance(24 * 3600)
    const late = { payload: createRegistrationBody(email, username, { path }) }
    const response = await browser.call('POST', '/account/register/general', late)
    expect(status(response)).toEqual([422, 'E4002'])
    expect(response.json().message).toBe('このURLは無効か、有効期限が切れています。')
  })

  it('rejects with 422 E4003 unless both consents are given, and creates nothing', async () => {
    for (const change of [{ agreeTermsOfService: false }, { agreeProvidingData: false }]) {
      const { response, username } = await register(change)
      expect(status(response)).toEqual([422, 'E4003'])
      expect(response.json().message).toBe('利用規約の同意が確認できませんでした。')
      expect((await new CookieBrowser(identity.app).login(username, acceptablePassword)).statusCode).toBe(401)
    }
  })

  it.each([
    [{ username: 'ab' }, 'E3001', 'username', '半角英数字3〜32文字で入力してください。'],
    [{ username: '' }, 'E3001', 'username', '入力してください。'],
    [{ username: 'ｎａｍｅ１' }, 'E3001', 'username', '半角英数字3〜32文字で入力してください。'],
    [{ displayName: 'あ'.repeat(51) }, 'E3001', 'displayName', '50文字以内で入力してください。'],
    [{ password: ' 1234567 ' }, 'E3022', 'password', '８文字以上入力してください。'],
    [{ password: 'x'.repeat(129) }, 'E3023', 'password', '128文字以内で入力してください。'],
    [
      { password: 'Password123' },
      'E3024',
      'password',
      'よく使われているパスワードのため、ご利用いただけません。',
    ],
    [{ verifyPassword: 'other words 9' }, 'E3026', 'verifyPassword', 'パスワードが一致しません。'],
    [{ email: '' }, 'E3001', 'email', '入力してください。'],
    [{ email: 'a@b' }, 'E3001', 'email', 'メールアドレスの形式が正しくありません。'],
    [
      { agreeTermsOfService: 'true' },
      'E3001',
      'agreeTermsOfService',
      'true または false を指定してください。',
    ],
  ])('rejects %j with 400', async (change, code, field, text) => {
    const { response } = await register(change)
    expect(status(response)).toEqual([400, code])
    expect(response.json().fields).toEqual({ [field]: text })
  })

  it('rejects a password like the name or the address with 400 E3025', async () => {
    const { email, username } = person()
    const path = await requestRegistrationPath(identity, email)
    for (const password of [username, username.toUpperCase(), email]) {
      const payload = createRegistrationBody(email, username, { path, password, verifyPassword: password })
      const response = await new CookieBrowser(identity.app).call('POST', '/account/register/general', {
        payload,
      })
      expect(status(response)).toEqual([400, 'E3025'])
    }
  })

  it('rejects a user name that is taken in any case with 409 E3030, and leaves the link valid', async () => {
    const first = await register()
    const { response, path, email, browser } = await register({ username: first.username.toLowerCase() })
    expect(status(response)).toEqual([409, 'E3030'])
    expect(response.json().fields).toEqual({ username: 'このユーザー名はすでに使われています。' })
    const payload = createRegistrationBody(email, `Free${++count}x`, { path })
    expect((await browser.call('POST', '/account/register/general', { payload })).statusCode).toBe(200)
  })

  it('rejects an address that got an account meanwhile with 409 E3031', async () => {
    const { email, username } = person()
    const path = await requestRegistrationPath(identity, email)
    const member = await identity.addMember()
    await identity.database.db.updateTable('users').set({ email }).where('id', '=', member.id).execute()
    const payload = createRegistrationBody(email, username, { path })
    const response = await new CookieBrowser(identity.app).call('POST', '/account/register/general', {
      payload,
    })
    expect(status(response)).toEqual([409, 'E3031'])
  })

  it('creates one member when the form is sent eight times at once', async () => {
    const { email, username } = person()
    const path = await requestRegistrationPath(identity, email)
    const payload = createRegistrationBody(email, username, { path })
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        identity.app.inject({ method: 'POST', url: '/account/register/general', payload }),
      ),
    )
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200, 422]))
  })
})
