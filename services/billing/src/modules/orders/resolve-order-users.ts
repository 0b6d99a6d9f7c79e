import { ApiError, type Role, roles as rolesByPrecedence, type Session } from '@hibiki/http'
import type { Db } from '../../tables.ts'
import { listMembersById } from '../members/customers.sql.ts'
import { findMember } from '../members/members.sql.ts'

/** The caller and the users of an order. */
export interface OrderUser {
  id: string
  name: string
  role: Role
}

/**
 * Returns the users of an order: for an empty list the caller; for persons in charge the customers of their agency, for
 * administrators everybody. Another agency's customer is rejected like an unknown one.
 * @throws ApiError E4040
 */
export async function resolveOrderUsers(
  db: Db,
  caller: Session,
  userIds: readonly string[],
): Promise<OrderUser[]> {
  const wanted = [...new Set(userIds.length === 0 ? [caller.userId] : userIds)]
  const others = wanted.filter((id) => id !== caller.userId)
  const members = others.length === 0 ? [] : await listMembersById(db, others)
  const found = members.filter((member) => canBuyForMember(caller, member))
  if (found.length < others.length) throw new ApiError('E4040')
  const users = found.map(({ id, name, roles }) => ({ id, name, role: firstRole(roles) }))
  if (!wanted.includes(caller.userId)) return users
  const self = await findMember(db, caller.userId)
  return [{ id: caller.userId, name: self?.name ?? '', role: firstRole(caller.roles) }, ...users]
}

/** Returns whether the caller may buy for a member, and see what the member holds. */
export function canBuyForMember(
  caller: Session,
  member: { roles: readonly string[]; agencyCode: string | null },
): boolean {
  if (caller.roles.includes('ROLE_ADMIN')) return member.roles.some((role) => role !== 'ROLE_ENTERPRISE')
  if (!caller.roles.includes('ROLE_PERSON_IN_CHARGE') || caller.agencyCode === null) return false
  return member.agencyCode === caller.agencyCode && member.roles.includes('ROLE_CUSTOMER')
}

/** Returns the role of a member that takes precedence in an order. */
function firstRole(roles: readonly string[]): Role {
  return rolesByPrecedence.find((role) => roles.includes(role)) ?? 'ROLE_GENERAL'
}
