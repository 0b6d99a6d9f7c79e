import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { findMailedPath, requestRegistrationPath } from '../../../testing/registration.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listWaitingMails,
  testOrigin,
} from '../../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('mails').execute()
})

const ask = (query: string, headers = {}) =>
  identity.app.inject({ method: 'POST', url: `/account/issue-confirm-mail?${query}`, headers })
const check = (path: string) =>
  new CookieBrowser(identity.app).call('POST', `/account/confirm-temp-url?path=${path}`)

describe('POST /account/issue-confirm-mail', () => {
  it('responds with 200 {} and sends a link in the requested language', async () => {
    const response = await ask('email=one%40example.jp&productId=p1', { 'accept-language': 'en' })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    const [mail] = await listWaitingMails(identity.database)
    expect(mail).toMatchObject({
      to: 'one@example.jp',
      subject: '【Hibiki】Please confirm your email address',
    })
    expect(mail?.text).toMatch(new RegExp(`${testOrigin}/register-personal/[A-Za-z0-9_-]{22}\n`))
  })

  it('responds with 200 {} for an address with an account, and sends its owner the login page instead', async () => {
    const member = await identity.addMember()
    const response = await ask(`email=${encodeURIComponent(member.email.toUpperCase())}`)
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    const [mail] = await listWaitingMails(identity.database)
    expect(mail).toMatchObject({ to: member.email, template: 'existing-address' })
    expect(mail?.text).toContain(`${testOrigin}/login`)
    expect(mail?.text).not.toContain('register-personal')
  })

  it('replaces the older link by a new one, and stores only hashes', async () => {
    const older = await requestRegistrationPath(identity, 'two@example.jp')
    const newer = await requestRegistrationPath(identity, 'two@example.jp')
    expect((await check(older)).statusCode).toBe(422)
    expect((await check(newer)).json()).toBe('two@example.jp')
    const { rows } = await identity.database.pool.query('select mail_links::text as row from mail_links')
    expect(JSON.stringify(rows)).not.toContain(newer)
  })

  it('sends one address five mails an hour without telling the caller, and the last link stays valid', async () => {
    for (let i = 0; i < 7; i++) expect((await ask('email=three%40example.jp')).json()).toEqual({})
    expect(await listWaitingMails(identity.database)).toHaveLength(5)
    const path = await findMailedPath(identity, 'three@example.jp', 'registration')
    expect((await check(path)).json(), 'the last link that was sent stays good').toBe('three@example.jp')
    identity.advance(3600)
    await ask('email=three%40example.jp')
    expect(await listWaitingMails(identity.database)).toHaveLength(6)
  })

  it('rejects all but 5 of 12 requests of one address in a minute that reach two replicas at once', async () => {
    const apps = [
      await identity.startReplica({ limitAddresses: true }),
      await identity.startReplica({ limitAddresses: true }),
    ]
    const request = (number: number) =>
      apps[number % 2]?.inject({
        method: 'POST',
        url: `/account/issue-confirm-mail?email=f${number}%40example.jp`,
      })
    const responses = await Promise.all(Array.from({ length: 12 }, (_, number) => request(number)))
    const refused = responses.filter((response) => response?.statusCode === 429)
    expect(responses.filter((response) => response?.statusCode === 200)).toHaveLength(5)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.json().code).toBe('E4290')
    expect(refused[0]?.headers['retry-after']).toBe('60')
  })

  it('rejects malformed parameters with 400 that names the field', async () => {
    const fields = async (query: string) => (await ask(query)).json().fields
    expect(await fields('')).toEqual({ email: '入力してください。' })
    expect(await fields('email=')).toEqual({ email: '入力してください。' })
    expect(await fields('email=nobody')).toEqual({ email: 'メールアドレスの形式が正しくありません。' })
    expect(await fields('email=a%40b.jp&productId=%3Cscript%3E')).toEqual({
      productId: '形式が正しくありません。',
    })
    expect(await listWaitingMails(identity.database)).toEqual([])
  })
})

describe('POST /account/confirm-temp-url', () => {
  it('responds with 200 and null without a path, and with the address of a valid one repeatedly', async () => {
    const bare = await identity.app.inject({ method: 'POST', url: '/account/confirm-temp-url' })
    expect([bare.statusCode, bare.headers['content-type'], bare.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      'null',
    ])
    const path = await requestRegistrationPath(identity, 'four@example.jp')
    for (let i = 0; i < 2; i++) expect((await check(path)).body).toBe('"four@example.jp"')
  })

  it('rejects with 422 E4002 and the text that is shown in place of the form', async () => {
    const reset = await findMailedPath(identity, 'four@example.jp', 'password-reset')
    for (const path of ['rubbish', 'x'.repeat(200), reset]) {
      const response = await check(path)
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'E4002', message: 'このURLは無効か、有効期限が切れています。' },
      ])
    }
  })
})
