import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { hasRequiredPasskey } from '../../passkey-requirements/require-login-method.ts'
import { findPendingReset } from '../../second-factor/second-factor-resets.sql.ts'
import { hasSecondFactor } from '../../second-factor/second-factors.sql.ts'
import { listSessions } from '../../sessions/sessions.sql.ts'
import { AdminMemberResponse, toAdminMemberResponse } from '../admin-member-response.ts'
import { findConsoleMember, listConsoleMembers } from '../admin-members.sql.ts'

const SingleMember = Type.Object({
  ...AdminMemberResponse.properties,
  secondFactor: Type.Boolean({ description: 'Whether the second factor is on' }),
  secondFactorReset: Type.Union(
    [
      Type.Object({
        requestedAt: Moment,
        effectiveAt: Moment,
        requestedBy: Type.Union([Type.String(), Type.Null()], {
          description: 'Name of the administrator; null when that account was deleted',
        }),
        identityCheck: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'The pending reset; null without one' },
  ),
  hasRequiredPasskey: Type.Boolean({
    description: 'Whether the member must log in by a passkey and has one, which a reset removes',
  }),
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String(),
      createdAt: Type.String(),
      lastUsedAt: Type.String(),
    }),
  ),
})

const resource = createAdminResource({
  name: 'members',
  errors: identityErrors,
  maxIdLength: null,
  sortable: {
    id: 'id',
    userId: 'userId',
    username: 'nameOrder',
    email: 'email',
    premium: 'premium',
    createdAt: 'createdAt',
    lastLoginAt: 'lastLoginAt',
    deletionEffectiveAt: 'deletionEffectiveAt',
  },
  defaultSort: ['createdAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    role: textFilterSchema,
    agencyCode: textFilterSchema,
    authority: textFilterSchema,
  },
})

/** The list and one member have one file: GET /admin/members and /admin/members/{id}. */
export function adminMembersRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listMembers',
    summary: 'Lists members for the console',
    row: AdminMemberResponse,
    find({ filter: { authority, ...filter }, ...page }) {
      const name = authority?.toLowerCase()
      return listConsoleMembers(db, { ...filter, ...(name && { authority: { name, held: true } }) }, page)
    },
    toResponse: toAdminMemberResponse,
  })
  resource.registerReadRoute(app, {
    operationId: 'readMember',
    summary:
      'Returns one member with the living sessions, the state of the second factor and its pending reset',
    response: SingleMember,
    async find(id) {
      const member = await findConsoleMember(db, id)
      if (!member) return null
      const [active, secondFactor, reset, requiredPasskey] = await Promise.all([
        listSessions(db, member.id, context.clock()),
        hasSecondFactor(db, member.id),
        findPendingReset(db, member.id),
        hasRequiredPasskey(db, member.id, context.clock()),
      ])
      const sessions = active.map(({ id, device, createdAt, lastUsedAt }) =>
        serializeRow({ id, device, createdAt, lastUsedAt }),
      )
      return {
        ...toAdminMemberResponse(member),
        secondFactor,
        secondFactorReset: reset && serializeRow(reset),
        hasRequiredPasskey: requiredPasskey,
        sessions,
      }
    },
  })
}
