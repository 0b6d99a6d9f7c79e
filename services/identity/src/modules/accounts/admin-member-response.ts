import { Moment, RoleSchema, roles as rolesByPrecedence } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { ConsoleMember } from './admin-members.sql.ts'

const moment = Type.Union([Moment, Type.Null()])

export const AdminMemberResponse = Type.Object(
  {
    id: Type.String(),
    userId: Type.String({ description: 'Login name' }),
    username: Type.String(),
    usernameKana: Type.String({ description: 'Reading of the username in katakana; empty without one' }),
    email: Type.String(),
    roles: Type.Array(RoleSchema),
    authorities: Type.Array(Type.String()),
    agency: Type.Union([
      Type.Object({ code: Type.String(), name: Type.String(), status: Type.String() }),
      Type.Null(),
    ]),
    premium: Type.Boolean(),
    createdAt: Moment,
    lastLoginAt: moment,
    deletionEffectiveAt: moment,
  },
  { $id: 'AdminMember' },
)

export function toAdminMemberResponse(member: ConsoleMember): Static<typeof AdminMemberResponse> {
  const { agencyCode, agencyName, agencyStatus, createdAt, lastLoginAt, deletionEffectiveAt, ...rest } =
    member
  return {
    ...rest,
    usernameKana: rest.usernameKana ?? '',
    roles: rolesByPrecedence.filter((role) => member.roles.includes(role)),
    agency: agencyName === null ? null : { code: agencyCode ?? '', name: agencyName, status: agencyStatus },
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    deletionEffectiveAt: deletionEffectiveAt?.toISOString() ?? null,
  }
}
