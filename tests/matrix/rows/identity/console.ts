import { addDays, getJstDay } from '@hibiki/calendar'
import type { MatrixRow, RequestValues } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'
import { type IdentityFixtures, osakaAgencyCode } from './fixtures.ts'

type Rows = readonly MatrixRow<IdentityFixtures>[]
type Call = MatrixRow<IdentityFixtures>['call']

const row = (
  call: Call,
  send?: (fixtures: IdentityFixtures) => RequestValues,
): MatrixRow<IdentityFixtures> => ({
  call,
  expected: { visitor: 401, default: 403, admin: 200 },
  ...(send && { send }),
})
const byId = (call: Call, id: (fixtures: IdentityFixtures) => string, body?: object) =>
  row(call, (fixtures) => ({ params: { id: id(fixtures) }, ...(body && { body }) }))
const transfer = () => ({
  body: {
    userIds: [getDemoUserId('customer')],
    targetAgencyCode: osakaAgencyCode,
    targetRole: 'ROLE_CUSTOMER',
  },
})

/** The console's resources are for administrators only. */
export const consoleRows: Rows = [
  row('GET /admin/dashboard'),
  row('GET /admin/dashboard/sign-ups'),
  row('GET /admin/members'),
  byId('GET /admin/members/{id}', () => getDemoUserId('customer')),
  byId('POST /admin/members/{id}/end-sessions', () => getDemoUserId('customer')),
  byId('POST /admin/members/{id}/reset-second-factor', () => getDemoUserId('customer'), {
    identityCheck: '運転免許証の写しで確認',
  }),
  {
    ...byId('POST /admin/members/{id}/withdraw-second-factor-reset', () => getDemoUserId('customer')),
    about: 'where none waits',
    expected: { visitor: 401, default: 403, admin: 409 },
  },
  byId('POST /admin/members/{id}/grant-enterprise-role', () => getDemoUserId('general')),
  byId('POST /admin/members/{id}/revoke-enterprise-role', () => getDemoUserId('general')),
  row('GET /admin/agencies'),
  byId('GET /admin/agencies/{id}', (f) => f.agencyId),
  row('GET /admin/applications'),
  byId('GET /admin/applications/{id}', (f) => f.open.id),
  byId('POST /admin/applications/{id}/approve', (f) => f.open.id, { version: 1 }),
  byId('POST /admin/applications/{id}/reject', (f) => f.open.id, { version: 1 }),
  byId('DELETE /admin/applications/{id}', (f) => f.rejected.id),
  row('GET /admin/grants'),
  row('POST /admin/grants/change', () => ({
    body: { userIds: [getDemoUserId('customer')], authority: 'ai_esthe', authorityType: 0 },
  })),
  row('GET /admin/transfers'),
  byId('GET /admin/transfers/{id}', (f) => f.transferId),
  row('POST /admin/transfers/preview', transfer),
  row('POST /admin/transfers', transfer),
  byId('POST /admin/transfers/{id}/undo', (f) => f.transferId),
  row('GET /admin/invitations'),
  row('POST /admin/invitations', () => ({ body: { email: 'next-admin@example.jp' } })),
  byId('DELETE /admin/invitations/{id}', (f) => f.invitationId),
  row('GET /admin/passkey-requirements'),
  byId('PUT /admin/passkey-requirements/{id}', () => 'ROLE_CUSTOMER', {
    firstDay: addDays(getJstDay(new Date()), 30),
  }),
  byId('DELETE /admin/passkey-requirements/{id}', () => 'ROLE_ENTERPRISE'),
  row('GET /admin/audit-log'),
  byId('GET /admin/audit-log/{id}', (f) => f.auditId),
]
