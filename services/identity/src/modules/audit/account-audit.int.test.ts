import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedPath, goodPassword, mailedPath, registrationForm } from '../../testing/registration.ts'
import { Browser, createTestIdentity, type TestIdentity, testPassword } from '../../testing/test-identity.ts'
import { eraseAccounts } from '../deletion/erase-accounts.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(() => identity.close())

const rowsAbout = (subjectId: string | null) =>
  identity.database.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', subjectId === null ? 'is' : '=', subjectId)
    .orderBy('at')
    .orderBy('id')
    .execute()

// R32: each of these acts leaves exactly one row, and what is in it could be shown to anybody.
describe('the audit of accounts', () => {
  it('has one row per act', async () => {
    const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
    const browser = new Browser(identity.app)
    const post = (url: string, payload?: object) => browser.call('POST', url, { ...(payload && { payload }) })
    const acts: [string, () => Promise<unknown>][] = [
      ['login-refused', () => browser.login(member.email, 'wrong password')],
      ['login', () => browser.login(member.email)],
      ['consent-given', () => post('/agreement/agree-providing-data?agreement=true')],
      ['consent-refused', () => post('/agreement/agree-providing-data?agreement=false')],
      ['password-refused', () => post('/account/delete', { password: 'wrong' })],
      [
        'email-change-asked',
        () => post('/account/change-email', { password: testPassword, email: 'x9@example.jp' }),
      ],
      [
        'email-changed',
        async () =>
          post(
            `/account/confirm-email-change?path=${await mailedPath(identity, 'x9@example.jp', 'email-change-confirm')}`,
          ),
      ],
      ['easy-login-issued', () => post('/account/easy-login/register', { agreement: true })],
      ['easy-login-disabled', () => post('/account/easy-login/disable')],
      ['easy-login-enabled', () => post('/account/easy-login/enable')],
      [
        'second-factor-on',
        async () => {
          const { secret } = (await post('/account/totp/begin')).json()
          const epoch = Math.floor(identity.now().getTime() / 1000)
          return post('/account/totp/confirm', { code: generateSync({ secret, epoch }) })
        },
      ],
      ['second-factor-off', () => post('/account/totp/disable', { password: testPassword })],
      ['export-asked', () => post('/account/export')],
      [
        'password-changed',
        () =>
          post('/account/change-password', {
            currentPassword: testPassword,
            newPassword: goodPassword,
            newVerifyPassword: goodPassword,
          }),
      ],
      ['deletion-asked', () => post('/account/delete', { password: goodPassword })],
      ['deletion-undone', () => post('/account/undo-delete')],
      [
        'session-ended',
        async () => {
          const [session] = (await browser.call('GET', '/account/sessions')).json()
          return post('/account/sessions/end', { sessionId: session.id })
        },
      ],
      [
        'password-reset',
        async () => {
          await post('/account/forgot-password/issue-confirm-mail?email=x9%40example.jp')
          const path = await mailedPath(identity, 'x9@example.jp', 'password-reset')
          return post('/account/forgot-password/reset', {
            path,
            password: testPassword,
            verifyPassword: testPassword,
          })
        },
      ],
    ]
    for (const [action, act] of acts) {
      const before = (await rowsAbout(member.id)).length
      await act()
      const added = (await rowsAbout(member.id)).slice(before)
      expect([action, added.map((row) => row.action)]).toEqual([action, [action]])
      const actor = action === 'login-refused' ? null : member.id
      expect([action, added[0]?.actor_id]).toEqual([action, actor])
    }
    const all = JSON.stringify(await rowsAbout(member.id))
    expect(all).not.toMatch(/example\.jp|correct horse|kaede|wrong/)
    expect(all).not.toContain(member.userId)
  })

  it('records refusals of accounts that do not exist without naming anybody', async () => {
    const before = (await rowsAbout(null)).length
    await new Browser(identity.app).login('nobody@example.jp', 'wrong password')
    expect((await rowsAbout(null)).slice(before)).toEqual([
      { actor_id: null, action: 'login-refused', detail: { by: 'password' } },
    ])
  })

  it('has the registration and, at the end, the deletion', async () => {
    const path = await confirmedPath(identity, 'short@example.jp')
    const browser = new Browser(identity.app)
    const payload = registrationForm('short@example.jp', 'ShortStay', { path })
    await browser.call('POST', '/account/register/general', { payload })
    const { id } = (await browser.call('POST', '/auth/me')).json()
    await browser.call('POST', '/account/delete', { payload: { password: goodPassword } })
    identity.advance(7 * 86_400)
    await eraseAccounts(identity.context)
    expect((await rowsAbout(id)).map((row) => row.action)).toEqual([
      'registered',
      'consent-given',
      'consent-given',
      'login',
      'deletion-asked',
      'person-deleted',
    ])
  })
})
