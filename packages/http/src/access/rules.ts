import { ApiError } from '../errors/api-error.ts'
import { isEnterpriseOnly, type Role, type Session } from '../sessions/session.ts'

/** Who may call a route. `internal` is for the services among themselves: never routed by the gateway, not documented. */
export type AccessRule =
  | { who: 'internal' | 'visitor' | 'member' | 'memberNotEnterprise' }
  | { who: 'roles'; roles: readonly Role[] }

export const access = {
  internal: { who: 'internal' },
  /** Everybody; `request.session` is set when the caller is logged in. */
  visitor: { who: 'visitor' },
  /** Any logged-in member. */
  member: { who: 'member' },
  /** Logged-in members except those who are only enterprise ("M-E"). */
  memberNotEnterprise: { who: 'memberNotEnterprise' },
  /** Members holding at least one of the roles. */
  roles: (...allowed: Role[]): AccessRule => ({ who: 'roles', roles: allowed }),
} as const

/** The rule as written to `x-access` in the OpenAPI document: a word, or the list of roles. */
export function describeAccess(rule: AccessRule): string | readonly Role[] {
  return rule.who === 'roles' ? rule.roles : rule.who
}

/** Throws E4030 when this member may not call; 403 is only for what a correct client never asks (D-007). */
export function requirePermission(rule: AccessRule, session: Session): void {
  if (rule.who === 'memberNotEnterprise' && isEnterpriseOnly(session)) throw new ApiError('E4030')
  if (rule.who === 'roles' && !rule.roles.some((role) => session.roles.includes(role))) {
    throw new ApiError('E4030')
  }
}
