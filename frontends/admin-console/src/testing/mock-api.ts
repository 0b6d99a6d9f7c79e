import type { CallName, ResponseOf } from '../api/call-types.ts'
import type { Role } from '../members/types.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { createAiestheData } from './aiesthe-data.ts'
import { createAiestheHandlers } from './aiesthe-handlers.ts'
import { createAwardData, createAwardHandlers } from './award-handlers.ts'
import { createCatalogueData, createCatalogueHandlers } from './catalogue-handlers.ts'
import { createChartData, createChartHandlers } from './chart-handlers.ts'
import { createCommerceData } from './commerce-data.ts'
import { createCommerceHandlers } from './commerce-handlers.ts'
import { createEnterpriseData, createEnterpriseHandlers } from './enterprise-handlers.ts'
import * as fixtures from './fixtures.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'
import { createSupportData, createSupportHandlers } from './support-handlers.ts'

type RouteResponse<Body> = Body | Response | Promise<Body | Response>
type Handler<Body> = (request: Request, url: URL, id: string) => RouteResponse<Body>

/** The OpenAPI documents define the calls and their responses, so a mock that differs does not compile. */
type Routes = { [Name in Extract<CallName, `${string} /admin/${string}`>]: Handler<ResponseOf<Name>> } & {
  'POST /auth/me': Handler<CurrentUser>
  'POST /auth/refresh': Handler<object>
  'GET /auth/logout': Handler<object>
  'POST /upload/aiesthe-dmv': Handler<object>
  'POST /upload/sound-dmv': Handler<object>
  'GET /upload/state': Handler<ResponseOf<'GET /upload/state'>>
  'GET /upload/unfinished': Handler<ResponseOf<'GET /upload/unfinished'>>
  'DELETE /upload/tus/{id}': Handler<object>
}

/**
 * Serves the admin API from its own data in memory, for tests and for viewing pages. A test can replace any response through `routes`
 * (`"GET /admin/members"`; `{id}` stands for one segment).
 */
export function createMockApi() {
  const data = structuredClone({
    members: fixtures.members,
    agencies: fixtures.agencies,
    applications: fixtures.applications,
    transfers: fixtures.transfers,
    invitations: fixtures.invitations,
    audit: fixtures.auditLog,
  })
  const catalogue = createCatalogueData()
  const commerce = createCommerceData()
  const aiesthe = createAiestheData()
  const charts = createChartData()
  const enterprise = createEnterpriseData()
  const support = createSupportData()
  const awards = createAwardData()
  const findById = <T extends { id: string }>(rows: T[], id: string): T | Response =>
    rows.find((candidate) => candidate.id === id) ??
    createErrorResponse(404, 'E4040', '見つかりませんでした。')
  const changeRole = (id: string, role: Role) => {
    const member = data.members.find((m) => m.id === id)
    const changed = member !== undefined && !member.roles.includes(role)
    if (changed) member.roles = [role]
    return { changed }
  }
  const decide = async (request: Request, id: string, status: '1' | '2') => {
    const { version } = (await request.json()) as { version: number }
    const application = data.applications.find((candidate) => candidate.id === id)
    if (!application) return createErrorResponse(404, 'E4040', '見つかりませんでした。')
    if (application.version !== version) {
      return createErrorResponse(409, 'E4090', 'ほかの管理者が先に処理しました。最新の内容をご確認ください。')
    }
    Object.assign(application, {
      status,
      statusLabel: status === '1' ? '承認' : '却下',
      version: version + 1,
      authorizer: fixtures.admin,
      decidedAt: fixtures.hoursFromNow(0),
    })
    return application
  }

  const routes: Routes = {
    'POST /auth/me': () => fixtures.currentUser,
    'POST /auth/refresh': () => createErrorResponse(401, 'E4010', 'ログインしてください。'),
    'GET /auth/logout': () => ({}),
    'GET /admin/dashboard': () => ({
      applicationsWaiting: data.applications.filter(({ status }) => status === '0').length,
      invitationsOpen: 1,
      membersTotal: 1319,
      membersNew7Days: 12,
      sessionsActive: 87,
      deletionsPending: 1,
      transfersUndoable: 1,
    }),
    'GET /admin/dashboard/sign-ups': () => ({
      days: fixtures.createDailyFigures((at) => ({ signUps: at % 3 })),
    }),
    'GET /admin/listening-dashboard': () => ({
      days: fixtures.createDailyFigures((at) =>
        at < 2 ? { plays: null, members: null } : { plays: 10 + at, members: 5 + at },
      ),
    }),
    'GET /admin/members': (_, url) =>
      createListResponse(
        'members',
        data.members,
        url.searchParams,
        (m, { q, role, agencyCode, authority }) => {
          const roleFits = !role || m.roles.some((memberRole) => memberRole === role)
          const authorityFits = !authority || m.authorities.includes(String(authority))
          return (
            matchesText(q, m.username, m.email) &&
            roleFits &&
            authorityFits &&
            matchesText(agencyCode, m.agency?.code)
          )
        },
      ),
    'GET /admin/members/{id}': (_, __, id) => findById(data.members, id),
    'POST /admin/members/{id}/end-sessions': (_, __, id) => {
      const ended = data.members.find((m) => m.id === id)?.sessions.splice(0).length ?? 0
      return { ended }
    },
    'POST /admin/members/{id}/reset-second-factor': async (request, __, id) => {
      const { identityCheck } = (await request.json()) as { identityCheck: string }
      const member = data.members.find((m) => m.id === id)
      if (!member?.secondFactor) return { effectiveAt: null }
      const [requestedAt, effectiveAt] = [fixtures.hoursFromNow(0), fixtures.hoursFromNow(24)]
      member.secondFactorReset = { requestedAt, effectiveAt, requestedBy: '管理 者', identityCheck }
      return { effectiveAt }
    },
    'POST /admin/members/{id}/withdraw-second-factor-reset': (_, __, id) => {
      const member = data.members.find((m) => m.id === id)
      if (member) member.secondFactorReset = null
      return {}
    },
    'POST /admin/members/{id}/grant-enterprise-role': (_, __, id) => changeRole(id, 'ROLE_ENTERPRISE'),
    'POST /admin/members/{id}/revoke-enterprise-role': (_, __, id) => changeRole(id, 'ROLE_GENERAL'),
    'GET /admin/agencies': (_, url) =>
      createListResponse(
        'agencies',
        data.agencies,
        url.searchParams,
        (a, { q, state }) => matchesText(q, a.name, a.code) && (!state || a.state === state),
      ),
    'GET /admin/agencies/{id}': (_, __, id) => findById(data.agencies, id),
    'GET /admin/applications': (_, url) =>
      createListResponse(
        'applications',
        data.applications,
        url.searchParams,
        (a, { q, status, type }) =>
          matchesText(q, a.applicant.username, a.code) &&
          (!status || a.status === status) &&
          (!type || a.type === type),
      ),
    'GET /admin/applications/{id}': (_, __, id) => findById(data.applications, id),
    'POST /admin/applications/{id}/approve': (request, _, id) => decide(request, id, '1'),
    'POST /admin/applications/{id}/reject': (request, _, id) => decide(request, id, '2'),
    'DELETE /admin/applications/{id}': (_, __, id) => {
      data.applications = data.applications.filter((a) => a.id !== id)
      return {}
    },
    'GET /admin/grants': (_, url) =>
      createListResponse(
        'grants',
        data.members,
        url.searchParams,
        (m, { q, authority, holds }) =>
          matchesText(q, m.username, m.email) && m.authorities.includes(String(authority)) === holds,
      ),
    'POST /admin/grants/change': async (request) => {
      const body = (await request.json()) as { userIds: string[]; authority: string; authorityType: 0 | 1 }
      for (const member of data.members.filter(({ id }) => body.userIds.includes(id))) {
        member.authorities = body.authorityType === 0 ? [body.authority] : []
      }
      return { changed: body.userIds.length }
    },
    'GET /admin/transfers': (_, url) =>
      createListResponse('transfers', data.transfers, url.searchParams, () => true),
    'GET /admin/transfers/{id}': (_, __, id) => findById(data.transfers, id),
    'POST /admin/transfers/preview': async (request) => {
      const body = (await request.json()) as { userIds: string[]; targetAgencyCode?: string }
      const target = data.agencies.find(({ code }) => code === body.targetAgencyCode)
      const rows = body.userIds.map((userId) => {
        const member = data.members.find(({ id }) => id === userId)
        const { code: agencyCode = null, name: agencyName = null } = member?.agency ?? {}
        const username = member?.username ?? ''
        return {
          userId,
          username,
          name: username,
          from: { agencyCode, agencyName, picName: '東京 担当者' },
          to: { agencyCode: body.targetAgencyCode ?? null, agencyName: target?.name ?? null, picName: null },
          moves: ['カルテ 3件', '予約中の申請 1件'],
        }
      })
      const problems = rows
        .filter(({ from }) => from.agencyCode === body.targetAgencyCode)
        .map(({ userId, name }) => ({ userId, name, message: 'すでに移行先の代理店に所属しています。' }))
      return { rows, problems }
    },
    'POST /admin/transfers': async (request) => {
      const body = (await request.json()) as { userIds: string[]; targetRole: string }
      const record = {
        ...(data.transfers[0] ?? fixtures.transfers[0]),
        id: 't-new',
        rows: body.userIds.map((userId) => ({
          userId,
          username: userId,
          from: '',
          to: '',
          role: body.targetRole,
        })),
        total: body.userIds.length,
        performedBy: fixtures.admin,
        performedAt: new Date().toISOString(),
        undoUntil: new Date(Date.now() + 86_400_000).toISOString(),
        undoneAt: null,
      }
      data.transfers.unshift(record)
      return record
    },
    'POST /admin/transfers/{id}/undo': (_, __, id) => {
      const transfer = findById(data.transfers, id)
      if (!(transfer instanceof Response)) transfer.undoneAt = fixtures.hoursFromNow(0)
      return transfer
    },
    'GET /admin/invitations': (_, url) =>
      createListResponse('invitations', data.invitations, url.searchParams, () => true),
    'POST /admin/invitations': async (request) => {
      const { email } = (await request.json()) as { email: string }
      if (data.members.some((member) => member.email === email)) {
        return createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
          email: 'すでに登録されています。',
        })
      }
      const url = 'https://hibiki.example/admin-register?invite=3kq9Vw7cQfT0x1mZyB5a2HdR8sNnLpEe'
      return { ...fixtures.invitations[0], id: 'i-new', email, state: 'open', url }
    },
    'DELETE /admin/invitations/{id}': (_, __, id) => {
      const invitation = data.invitations.find((candidate) => candidate.id === id)
      if (invitation) invitation.state = 'revoked'
      return {}
    },
    'GET /admin/audit-log': (_, url) =>
      createListResponse(
        'audit-log',
        data.audit,
        url.searchParams,
        (entry, { action, actorId, subjectId }) =>
          matchesText(action, entry.action) &&
          (!actorId || entry.actor?.id === actorId) &&
          (!subjectId || entry.subject?.id === subjectId),
      ),
    'GET /admin/audit-log/{id}': (_, __, id) => findById(data.audit, id),
    ...createCatalogueHandlers(catalogue),
    ...createCommerceHandlers(commerce),
    ...createAiestheHandlers(aiesthe),
    ...createChartHandlers(charts),
    ...createEnterpriseHandlers(enterprise),
    ...createSupportHandlers(support),
    ...createAwardHandlers(awards),
    'POST /upload/aiesthe-dmv': () => ({}),
    'POST /upload/sound-dmv': () => ({}),
    'GET /upload/state': () => createErrorResponse(404, 'E4040', '見つかりませんでした。'),
    'GET /upload/unfinished': () => catalogue.unfinished,
    'DELETE /upload/tus/{id}': (request, _, key) => {
      if (request.headers.get('tus-resumable') !== '1.0.0') return new Response(null, { status: 412 })
      catalogue.unfinished = catalogue.unfinished.filter((upload) => upload.key !== key)
      return new Response(null, { status: 204 })
    },
  }

  const calls: { route: string; request: Request; body: string }[] = []

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname.replace(/^\/api/, '')
    const exact = `${request.method} ${path}`
    const id = path.split('/')[3] ?? ''
    const route = exact in routes ? exact : `${request.method} ${path.replace(`/${id}`, '/{id}')}`
    calls.push({ route, request, body: await request.clone().text() })
    if (!(route in routes)) return createErrorResponse(404, 'E4040', path)
    const response = await routes[route as keyof Routes](request, url, decodeURIComponent(id))
    return response instanceof Response ? response : Response.json(response)
  }

  return { handle, routes, data, catalogue, commerce, aiesthe, charts, support, awards, calls }
}

export type MockApi = ReturnType<typeof createMockApi>
