import { afterAll, describe, expect, it } from 'vitest'
import type { Trx } from '../../db/identity-tables.ts'
import { acceptablePassword } from '../../testing/registration.ts'
import { runWhileMemberLocked } from '../../testing/run-while-member-locked.ts'
import { CookieBrowser, createTestIdentity, testPassword } from '../../testing/test-identity.ts'
import { savePasswordHash } from '../accounts/users.sql.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

type Call = (browser: CookieBrowser, email: string) => ReturnType<CookieBrowser['call']>

const password = testPassword
const post =
  (url: string, payload: object): Call =>
  (browser) =>
    browser.call('POST', url, { payload })

const authorized: Record<string, Call> = {
  'change-email': post('/account/change-email', { password, email: 'thief@example.jp' }),
  'change-password': post('/account/change-password', {
    currentPassword: password,
    newPassword: acceptablePassword,
    newVerifyPassword: acceptablePassword,
  }),
  delete: post('/account/delete', { password }),
  'totp/disable': post('/account/totp/disable', { password }),
}
const login: Call = (_browser, email) => new CookieBrowser(identity.app).login(email)

/** Sends a call whose password is checked before `change` commits, and which continues after it. */
async function overtaken(call: Call, change: (trx: Trx, userId: string) => Promise<unknown>) {
  const member = await identity.addMember()
  const browser = new CookieBrowser(identity.app)
  await browser.login(member.email)
  const { response } = await runWhileMemberLocked(
    identity,
    member.id,
    (trx) => change(trx, member.id),
    async (waitFor) => {
      const response = call(browser, member.email)
      await waitFor(1)
      return { response }
    },
  )
  const { statusCode, body, cookies } = await response
  return { member, browser, answer: [statusCode, JSON.parse(body).code, cookies] }
}

async function effects(userId: string): Promise<string[]> {
  const found = await Promise.all(
    ['mail_links', 'mails', 'planned_deletions'].map(async (table) => {
      const { rows } = await identity.database.pool.query(`select 1 from ${table} where user_id = $1`, [
        userId,
      ])
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}

describe('a call whose password was changed after the check', () => {
  const replaced = async (trx: Trx, userId: string) =>
    savePasswordHash(trx, userId, await hashPassword('the new password'))

  it.each(Object.entries(authorized))(
    'is rejected with 401 E4010 for %s, and has no effect',
    async (_name, call) => {
      const { member, answer } = await overtaken(call, replaced)
      expect(answer).toEqual([401, 'E4010', []])
      expect(await effects(member.id)).toEqual([])
      expect((await new CookieBrowser(identity.app).login(member.email, 'the new password')).statusCode).toBe(
        200,
      )
    },
  )

  it('is rejected with 401 E4001 for a login, and ends no session', async () => {
    const { browser, answer } = await overtaken(login, replaced)
    expect(answer).toEqual([401, 'E4001', []])
    expect((await browser.call('POST', '/auth/me')).statusCode).toBe(200)
  })
})

describe('a call whose session ended after the check of the password', () => {
  it.each(Object.entries(authorized))(
    'is rejected with 401 E4010 for %s, and has no effect',
    async (_name, call) => {
      const { member, answer } = await overtaken(call, (trx, userId) =>
        endSessions(trx, { userId }, 'revoked', identity.now()),
      )
      expect(answer).toEqual([401, 'E4010', []])
      expect(await effects(member.id)).toEqual([])
    },
  )
})
