import { createErrorResponse } from '@hibiki/api-mocks'
import type { Role } from '../members/types.ts'
import * as fixtures from './fixtures.ts'
import { http, mockResource } from './server.ts'

type Member = (typeof fixtures.members)[number]
type Application = (typeof fixtures.applications)[number]

/** Returns members, agencies and what administrators do with them, which a test can read and change. */
export const createMemberData = () =>
  structuredClone({
    members: fixtures.members,
    agencies: fixtures.agencies,
    applications: fixtures.applications,
    transfers: fixtures.transfers,
    invitations: fixtures.invitations,
    passkeyRequirements: fixtures.passkeyRequirements,
    audit: fixtures.auditLog,
  })

function changeRole(member: Member, role: Role) {
  const changed = !member.roles.includes(role)
  if (changed) member.roles = [role]
  return { changed }
}

const decide = (application: Application, status: '1' | '2', version: number) =>
  application.version === version
    ? Object.assign(application, {
        status,
        statusLabel: status === '1' ? '承認' : '却下',
        version: version + 1,
        authorizer: fixtures.admin,
        decidedAt: fixtures.hoursFromNow(0),
      })
    : createErrorResponse(409, 'E4090', 'ほかの管理者が先に処理しました。最新の内容をご確認ください。')

export const createMemberHandlers = (data: ReturnType<typeof createMemberData>) => [
  http.get('/admin/dashboard', () => ({
    applicationsWaiting: data.applications.filter(({ status }) => status === '0').length,
    invitationsOpen: 1,
    membersTotal: 1319,
    membersNew7Days: 12,
    sessionsActive: 87,
    deletionsPending: 1,
    transfersUndoable: 1,
  })),
  http.get('/admin/dashboard/sign-ups', () => ({
    days: fixtures.createDailyFigures((at) => ({ signUps: at % 3 })),
  })),
  ...mockResource('members', {
    rows: data.members,
    search: ({ username, email }) => [username, email],
    filters: {
      role: ({ roles }, role: Role) => roles.includes(role),
      authority: ({ authorities }, authority: string) => authorities.includes(authority),
      agencyCode: ({ agency }, code: string) => agency?.code.includes(code) ?? false,
    },
    actions: {
      'end-sessions': ({ sessions }) => ({ ended: sessions.splice(0).length }),
      'reset-second-factor'(member, { identityCheck }) {
        if (!member.secondFactor) return { effectiveAt: null }
        const [requestedAt, effectiveAt] = [fixtures.hoursFromNow(0), fixtures.hoursFromNow(24)]
        member.secondFactorReset = { requestedAt, effectiveAt, requestedBy: '管理 者', identityCheck }
        return { effectiveAt }
      },
      'withdraw-second-factor-reset'(member) {
        member.secondFactorReset = null
        return {}
      },
      'grant-enterprise-role': (member) => changeRole(member, 'ROLE_ENTERPRISE'),
      'revoke-enterprise-role': (member) => changeRole(member, 'ROLE_GENERAL'),
    },
  }),
  ...mockResource('agencies', { rows: data.agencies, search: ({ name, code }) => [name, code] }),
  ...mockResource('applications', {
    rows: data.applications,
    search: ({ applicant, code }) => [applicant.username, code],
    actions: {
      approve: (application, { version }) => decide(application, '1', version),
      reject: (application, { version }) => decide(application, '2', version),
    },
    remove: true,
  }),
  ...mockResource('grants', {
    rows: data.members,
    search: ({ username, email }) => [username, email],
    filters: {
      authority: () => true,
      holds: ({ authorities }, isHeld) => authorities.includes('ai_esthe') === isHeld,
    },
  }),
  http.post('/admin/grants/change', async ({ readBody }) => {
    const { userIds, authority, authorityType } = await readBody()
    for (const member of data.members.filter(({ id }) => userIds.includes(id)))
      member.authorities = authorityType === 0 ? [authority] : []
    return { changed: userIds.length }
  }),
  http.post('/admin/transfers/preview', async ({ readBody }) => {
    const { userIds, targetAgencyCode = null } = await readBody()
    const target = data.agencies.find(({ code }) => code === targetAgencyCode)
    const rows = userIds.map((userId) => {
      const member = data.members.find(({ id }) => id === userId)
      const { code: agencyCode = null, name: agencyName = null } = member?.agency ?? {}
      const username = member?.username ?? ''
      return {
        userId,
        username,
        name: username,
        from: { agencyCode, agencyName, picName: '東京 担当者' },
        to: { agencyCode: targetAgencyCode, agencyName: target?.name ?? null, picName: null },
        moves: ['カルテ 3件', '予約中の申請 1件'],
      }
    })
    const problems = rows
      .filter(({ from }) => from.agencyCode === targetAgencyCode)
      .map(({ userId, name }) => ({ userId, name, message: 'すでに移行先の代理店に所属しています。' }))
    return { rows, problems }
  }),
  ...mockResource('transfers', {
    rows: data.transfers,
    create: ({ userIds, targetRole }) => ({
      id: 't-new',
      rows: userIds.map((userId) => ({ userId, username: userId, from: '', to: '', role: targetRole })),
      total: userIds.length,
      performedBy: fixtures.admin,
      performedAt: new Date().toISOString(),
      undoUntil: new Date(Date.now() + 86_400_000).toISOString(),
      undoneAt: null,
    }),
    actions: { undo: (transfer) => Object.assign(transfer, { undoneAt: fixtures.hoursFromNow(0) }) },
  }),
  ...mockResource('invitations', {
    rows: data.invitations,
    create: ({ email }) =>
      data.members.some((member) => member.email === email)
        ? createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
            email: 'すでに登録されています。',
          })
        : {
            ...fixtures.invitations[0],
            id: 'i-new',
            email,
            url: 'https://hibiki.example/admin-register?invite=3kq9Vw7cQfT0x1mZyB5a2HdR8sNnLpEe',
          },
    remove(invitation) {
      invitation.state = 'revoked'
      return {}
    },
  }),
  ...mockResource('passkey-requirements', {
    rows: data.passkeyRequirements,
    update: (requirement, { firstDay }) =>
      Object.assign(requirement, { firstDay, setBy: fixtures.admin, setAt: fixtures.hoursFromNow(0) }),
    remove(requirement) {
      Object.assign(requirement, { firstDay: null, setBy: null, setAt: null })
      return {}
    },
  }),
  ...mockResource('audit-log', {
    rows: data.audit,
    filters: {
      action: (entry, action: string) => entry.action.includes(action),
      actorId: ({ actor }, id) => actor?.id === id,
      subjectId: ({ subject }, id) => subject?.id === id,
    },
  }),
]
