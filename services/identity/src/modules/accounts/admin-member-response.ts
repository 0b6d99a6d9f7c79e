import { roles as rolesByPrecedence } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { ConsoleMember } from './admin-members.sql.ts'

const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()])

export const AdminMemberResponse = Type.Object({
  id: Type.String(),
  userId: Type.String({ description: 'Login name' }),
  username: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.Enum([...rolesByPrecedence])),
  authorities: Type.Array(Type.String()),
  agency: Type.Union([
    Type.Object({ code: Type.String(), name: Type.String(), status: Type.String() }),
    Type.Null(),
  ]),
  premium: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  lastLoginAt: moment,
  deletionEffectiveAt: moment,
})

export function toAdminMemberResponse(member: ConsoleMember): Static<typeof AdminMemberResponse> {
  const { agencyCode, agencyName, agencyStatus, createdAt, lastLoginAt, deletionEffectiveAt, ...rest } =
    member
  return {
    ...rest,
    roles: rolesByPrecedence.filter((role) => member.roles.includes(role)),
    agency: agencyName === null ? null : { code: agencyCode ?? '', name: agencyName, status: agencyStatus },
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    deletionEffectiveAt: deletionEffectiveAt?.toISOString() ?? null,
  }
}
