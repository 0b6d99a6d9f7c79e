import { startWhileLocked } from '@hibiki/test-harness'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptablePassword, findMailedPath } from '../../../testing/registration.ts'
import { runWhileMemberLocked } from '../../../testing/run-while-member-locked.ts'
import {
  CookieBrowser,
  createTestIdentity,
  listOutboxEvents,
  listWaitingMails,
  testPassword,
} from '../../../testing/test-identity.ts'
import { lockUser, saveEmail } from '../../accounts/users.sql.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())
beforeEach(async () => {
  await identity.database.db.deleteFrom('mails').execute()
  await identity.database.db.deleteFrom('outbox').execute()
})

const post = (url: string, payload?: object) =>
  new CookieBrowser(identity.app).call('POST', `/account/forgot-password/${url}`, {
    ...(payload && { payload }),
  })
const askFor = (email: string) => post(`issue-confirm-mail?email=${encodeURIComponent(email)}`)
const isValid = async (path: string) => (await post(`confirm-temp-url?path=${path}`)).json()
const reset = (path: string, password = acceptablePassword, verifyPassword = password) =>
  post('reset', { path, password, verifyPassword })

async function memberWithLink() {
  const member = await identity.addMember()
  await askFor(member.email)
  return { member, path: await findMailedPath(identity, member.email, 'password-reset') }
}

describe('POST /account/forgot-password/issue-confirm-mail', () => {
  it('responds with 200 {} to everyone, and sends a mail only to an account', async () => {
    const { member } = await memberWithLink()
    const unknown = await askFor('nobody@example.jp')
    expect([unknown.statusCode, unknown.json()]).toEqual([200, {}])
    expect((await listWaitingMails(identity.database)).map((mail) => mail.to)).toEqual([member.email])
  })

  it('rejects a malformed address with 400', async () => {
    expect((await askFor('nobody')).json().fields).toEqual({
      email: 'メールアドレスの形式が正しくありません。',
    })
  })
})

describe('POST /account/forgot-password/issue-confirm-mail at the same time as other calls', () => {
  it('sends no link to an address that the account left meanwhile', async () => {
    const member = await identity.addMember()
    const { id, email } = member
    const { asked } = await runWhileMemberLocked(
      identity,
      id,
      (trx) => saveEmail(trx, id, `moved-${email}`),
      async (waitFor) => {
        const asked = askFor(email)
        await waitFor(1)
        return { asked }
      },
    )
    expect((await asked).statusCode).toBe(200)
    expect(await listWaitingMails(identity.database)).toEqual([])
    const { rows } = await identity.database.pool.query('select 1 from mail_links where user_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('does not deadlock with a reset by the link it replaces', async () => {
    const { member, path } = await memberWithLink()
    const [asked, used] = await startWhileLocked(
      identity.database,
      (trx) => lockUser(trx, member.id),
      () => askFor(member.email),
      () => reset(path),
    )
    expect([asked.statusCode, used.json().code]).toEqual([200, 'E4005'])
  })

  it('sends a link although another person used up the mails of a registration', async () => {
    const member = await identity.addMember()
    const query = `email=${encodeURIComponent(member.email)}`
    for (let i = 0; i < 6; i++)
      await new CookieBrowser(identity.app).call('POST', `/account/issue-confirm-mail?${query}`)
    await askFor(member.email)
    const path = await findMailedPath(identity, member.email, 'password-reset')
    expect((await reset(path)).statusCode).toBe(200)
  })
})

describe('POST /account/forgot-password/confirm-temp-url', () => {
  it('returns true for a link that works, and false for any other', async () => {
    const { path, member } = await memberWithLink()
    expect(await isValid(path)).toBe(true)
    expect(await isValid('rubbish')).toBe(false)
    await askFor(member.email)
    expect(await isValid(path)).toBe(false)
    const newer = await findMailedPath(identity, member.email, 'password-reset')
    expect(await isValid(newer)).toBe(true)
    identity.advance(60 * 60)
    expect(await isValid(newer)).toBe(false)
  })
})

describe('POST /account/forgot-password/reset', () => {
  it('responds with 200, changes the password, ends every session, and opens none', async () => {
    const { member, path } = await memberWithLink()
    const device = new CookieBrowser(identity.app)
    await device.login(member.email)
    const response = await reset(path)
    expect([response.statusCode, response.json(), response.cookies]).toEqual([200, {}, []])
    expect((await device.call('POST', '/auth/me')).statusCode).toBe(401)
    expect((await new CookieBrowser(identity.app).login(member.email, testPassword)).statusCode).toBe(401)
    expect((await new CookieBrowser(identity.app).login(member.email, acceptablePassword)).statusCode).toBe(
      200,
    )
    expect(await listOutboxEvents(identity.database)).toMatchObject([{ payload: { reason: 'revoked' } }])
    const mails = (await listWaitingMails(identity.database)).map((mail) => mail.template)
    expect(mails.filter((template) => template === 'password-changed')).toHaveLength(1)
  })

  it('stores the password exactly as typed', async () => {
    const { member, path } = await memberWithLink()
    await reset(path, '  spaces matter ')
    expect((await new CookieBrowser(identity.app).login(member.email, 'spaces matter')).statusCode).toBe(401)
    expect((await new CookieBrowser(identity.app).login(member.email, '  spaces matter ')).statusCode).toBe(
      200,
    )
  })

  it('rejects a used, unknown or expired link with 422 E4005', async () => {
    const { path } = await memberWithLink()
    await reset(path)
    for (const dead of [path, 'rubbish']) {
      const response = await reset(dead)
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'E4005', message: '無効な URL です。' },
      ])
    }
    const { path: late } = await memberWithLink()
    identity.advance(60 * 60)
    expect((await reset(late)).statusCode).toBe(422)
  })

  it('rejects a bad password with 400 naming the field, and leaves the link valid', async () => {
    const { member, path } = await memberWithLink()
    expect((await reset(path, 'short')).json()).toMatchObject({
      code: 'E3022',
      fields: { password: '８文字以上入力してください。' },
    })
    expect((await reset(path, acceptablePassword, 'other')).json()).toMatchObject({
      code: 'E3026',
      fields: { verifyPassword: 'パスワードが一致しません。' },
    })
    expect((await reset(path, member.email)).json().code).toBe('E3025')
    expect((await reset(path)).statusCode).toBe(200)
  })

  it('takes effect once for eight parallel attempts', async () => {
    const { path } = await memberWithLink()
    const responses = await Promise.all(Array.from({ length: 8 }, () => reset(path)))
    expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
  })
})
