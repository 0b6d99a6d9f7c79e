import { randomUUID } from 'node:crypto'
import { addDays, getJstDay } from '@hibiki/calendar'
import { generateSync } from 'otplib'
import { afterAll, describe, expect, it } from 'vitest'
import {
  acceptablePassword,
  createRegistrationBody,
  findMailedPath,
  requestRegistrationPath,
} from '../../testing/registration.ts'
import { addPasskey, SoftwarePasskey } from '../../testing/software-passkey.ts'
import { CookieBrowser, createTestIdentity, testPassword } from '../../testing/test-identity.ts'
import { createAdmin, createCustomer, createPic, osakaAgency } from '../../testing/test-members.ts'
import { prepareExports } from '../data-export/prepare-exports.ts'
import { eraseDueAccounts } from '../deletion/erase-due-accounts.ts'
import { type AuditAction, auditActions } from './audit-action.rules.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

const allRows = () =>
  identity.database.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_id', 'detail'])
    .orderBy('at')
    .orderBy('id')
    .execute()
const rowsAbout = async (subjectId: string | null) =>
  (await allRows()).filter(({ subject_id }) => subject_id === subjectId)

/** Sets up a second factor and returns one of the recovery codes. */
async function enrol(browser: CookieBrowser): Promise<string> {
  const { secret } = (
    await browser.call('POST', '/account/totp/begin', { payload: { password: testPassword } })
  ).json()
  const code = generateSync({ secret, epoch: Math.floor(identity.now().getTime() / 1000) })
  const confirmed = await browser.call('POST', '/account/totp/confirm', { payload: { code } })
  return confirmed.json().recoveryCodes[0]
}

interface Act {
  action: AuditAction
  actorId: string | null
  subjectId: string | null
}

// Each of these acts must write exactly one row, whose content must be harmless to show.
describe('the audit log of accounts', () => {
  const tried = new Set<AuditAction>()

  async function leavesOneRow({ action, actorId, subjectId }: Act, act: () => Promise<unknown>) {
    const before = (await allRows()).length
    await act()
    const added = (await allRows()).slice(before)
    const row = { action, actor_id: actorId, subject_id: subjectId }
    expect([action, added]).toEqual([action, [{ ...row, detail: expect.any(Object) }]])
    tried.add(action)
  }

  it('contains one row when an enterprise account lets a device in', async () => {
    const member = await identity.addMember({ roles: ['ROLE_ENTERPRISE'] })
    const browser = new CookieBrowser(identity.app)
    await browser.login(member.email)
    const started = await new CookieBrowser(identity.app).call('POST', '/auth/device-pairing')
    const payload = { code: started.json().code, sectionId: randomUUID() }
    await leavesOneRow({ action: 'device-paired', actorId: member.id, subjectId: member.id }, () =>
      browser.call('POST', '/account/device-pairing/approve', { payload }),
    )
  })

  it('contains one row per act of a member', async () => {
    const member = await identity.addMember({ roles: ['ROLE_CUSTOMER'] })
    const browser = new CookieBrowser(identity.app)
    const post = (url: string, payload?: object) => browser.call('POST', url, { ...(payload && { payload }) })
    const passkey = new SoftwarePasskey()
    let recoveryCode = ''
    const acts: [AuditAction, () => Promise<unknown>][] = [
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
            `/account/confirm-email-change?path=${await findMailedPath(identity, 'x9@example.jp', 'email-change-confirm')}`,
          ),
      ],
      ['passkey-added', () => addPasskey(browser, passkey)],
      [
        'passkey-removed',
        async () => {
          const [{ id }] = (await browser.call('GET', '/account/passkeys')).json()
          return post('/account/passkeys/remove', { id })
        },
      ],
      ['easy-login-issued', () => post('/account/easy-login/register', { agreement: true })],
      ['easy-login-disabled', () => post('/account/easy-login/disable')],
      ['easy-login-enabled', () => post('/account/easy-login/enable')],
      [
        'second-factor-on',
        async () => {
          recoveryCode = await enrol(browser)
        },
      ],
      [
        'recovery-codes-renewed',
        () => post('/account/totp/recovery-codes', { password: testPassword, totpCode: recoveryCode }),
      ],
      ['second-factor-off', () => post('/account/totp/disable', { password: testPassword })],
      ['assurance-lowered', () => post('/auth/lower-assurance')],
      ['assurance-raised', () => post('/auth/confirm-password', { password: testPassword })],
      ['export-asked', () => post('/account/export')],
      [
        'export-read',
        async () => {
          await prepareExports({ ...identity.context, dataSources: [] })
          const [copy] = (await browser.call('GET', '/account/exports')).json()
          return browser.call('GET', `/account/export-file?id=${copy.id}`)
        },
      ],
      [
        'password-changed',
        () =>
          post('/account/change-password', {
            currentPassword: testPassword,
            newPassword: acceptablePassword,
            newVerifyPassword: acceptablePassword,
          }),
      ],
      ['deletion-asked', () => post('/account/delete', { password: acceptablePassword })],
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
          const path = await findMailedPath(identity, 'x9@example.jp', 'password-reset')
          return post('/account/forgot-password/reset', {
            path,
            password: testPassword,
            verifyPassword: testPassword,
          })
        },
      ],
    ]
    for (const [action, act] of acts) {
      const actorId = action === 'login-refused' ? null : member.id
      await leavesOneRow({ action, actorId, subjectId: member.id }, act)
    }
    const all = JSON.stringify(await rowsAbout(member.id))
    expect(all).not.toMatch(/example\.jp|correct horse|kaede|wrong/)
    expect(all).not.toContain(member.userId)
  })

  it('contains one row per act of staff, and per application', async () => {
    const [admin, applicant] = [await createAdmin(identity), await createCustomer(identity)]
    await createPic(identity, osakaAgency)
    const post = (url: string, payload: object = {}) => admin.call('POST', url, { payload })
    const application = { applyingCode: '' }
    const reject = () => post('/pic/approval/reject', application)
    const change = { userIds: [applicant.id], authority: 'AI_ESTHE' }
    const reset = () =>
      post(`/admin/members/${applicant.id}/reset-second-factor`, { identityCheck: '運転免許証の写し' })
    const transfer = {
      userIds: [applicant.id],
      targetAgencyCode: osakaAgency.code,
      targetRole: 'ROLE_CUSTOMER',
    }
    let transferId = ''
    const acts: [AuditAction, () => Promise<unknown>][] = [
      [
        'application-opened',
        async () => {
          const payload = { agencyCode: osakaAgency.code }
          application.applyingCode = (
            await applicant.call('POST', '/applying/agency-change', { payload })
          ).json()
        },
      ],
      ['application-rejected', reject],
      ['application-approved', () => post('/pic/approval/approve', application)],
      ['application-rejected', reject],
      ['application-deleted', () => post('/pic/approval/delete', application)],
      ['authority-granted', () => post('/admin/grants/change', { ...change, authorityType: 0 })],
      ['authority-taken', () => post('/admin/grants/change', { ...change, authorityType: 1 })],
      [
        'transfer-performed',
        async () => {
          ;({ transferId } = (await post('/account/transfer', transfer)).json())
        },
      ],
      ['transfer-undone', () => post('/account/transfer/undo', { transferId })],
      ['second-factor-on', () => enrol(applicant)],
      ['second-factor-reset', reset],
      [
        'second-factor-reset-withdrawn',
        () => post(`/admin/members/${applicant.id}/withdraw-second-factor-reset`),
      ],
      ['second-factor-reset', reset],
      ['second-factor-reset-objected', () => applicant.call('POST', '/account/totp/object-to-reset')],
      ['sessions-ended', () => post(`/admin/members/${applicant.id}/end-sessions`)],
    ]
    const byApplicant: AuditAction[] = [
      'application-opened',
      'second-factor-on',
      'second-factor-reset-objected',
    ]
    for (const [action, act] of acts) {
      const actorId = byApplicant.includes(action) ? applicant.id : admin.id
      await leavesOneRow({ action, actorId, subjectId: applicant.id }, act)
    }

    const { id: general } = await identity.addMember({ roles: ['ROLE_GENERAL'] })
    for (const change of ['grant', 'revoke']) {
      const action = change === 'grant' ? 'enterprise-role-granted' : 'enterprise-role-revoked'
      await leavesOneRow({ action, actorId: admin.id, subjectId: general }, () =>
        post(`/admin/members/${general}/${change}-enterprise-role`),
      )
    }

    let invitationId = ''
    // An invited person has no account, and the row contains no address.
    const ofAdmin = { actorId: admin.id, subjectId: null }
    await leavesOneRow({ action: 'admin-invited', ...ofAdmin }, async () => {
      invitationId = (await post('/admin/invitations', { email: 'boss@example.jp' })).json().id
    })
    await leavesOneRow({ action: 'invitation-revoked', ...ofAdmin }, () => {
      return admin.call('DELETE', `/admin/invitations/${invitationId}`)
    })
    const invitations = (await rowsAbout(null)).filter(({ actor_id }) => actor_id === admin.id)
    const requirement = '/admin/passkey-requirements/ROLE_ENTERPRISE'
    await leavesOneRow({ action: 'passkey-requirement-set', ...ofAdmin }, () =>
      admin.call('PUT', requirement, { payload: { firstDay: addDays(getJstDay(identity.now()), 9) } }),
    )
    await leavesOneRow({ action: 'passkey-requirement-lifted', ...ofAdmin }, () =>
      admin.call('DELETE', requirement),
    )
    expect(invitations.map(({ detail }) => detail)).toEqual(Array(2).fill({ id: invitationId }))
    expect(JSON.stringify(await rowsAbout(applicant.id))).not.toMatch(/example\.jp|User/)
  })

  it('contains failed logins of unknown accounts without naming anybody', async () => {
    const before = (await rowsAbout(null)).length
    await new CookieBrowser(identity.app).login('nobody@example.jp', 'wrong password')
    expect((await rowsAbout(null)).slice(before)).toEqual([
      { actor_id: null, action: 'login-refused', subject_id: null, detail: { by: 'password' } },
    ])
  })

  it('contains the registration and, at the end, the deletion', async () => {
    const path = await requestRegistrationPath(identity, 'short@example.jp')
    const browser = new CookieBrowser(identity.app)
    const payload = createRegistrationBody('short@example.jp', 'ShortStay', { path })
    await browser.call('POST', '/account/register/general', { payload })
    const { id } = (await browser.call('POST', '/auth/me')).json()
    await browser.call('POST', '/account/delete', { payload: { password: acceptablePassword } })
    identity.advance(7 * 86_400)
    await eraseDueAccounts(identity.context)
    expect((await rowsAbout(id)).map((row) => row.action)).toEqual([
      'registered',
      'consent-given',
      'consent-given',
      'login',
      'deletion-asked',
      'person-deleted',
    ])
    tried.add('registered').add('person-deleted')
  })

  it('is tested for every action', () => {
    // register-agency-admin.int.test.ts tests this act, because it needs a database without an administrator.
    const triedElsewhere: AuditAction[] = ['first-admin-registered']
    expect([...tried, ...triedElsewhere].sort()).toEqual([...auditActions].sort())
  })
})
