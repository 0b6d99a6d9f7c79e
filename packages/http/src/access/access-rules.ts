import { ApiError } from '../errors/api-error.ts'
import { hasAuthority } from '../sessions/has-authority.ts'
import type { Role } from '../sessions/roles.ts'
import { isEnterpriseOnly, type Session } from '../sessions/session.ts'

/** Defines who may call a route. `operator` and `internal` are never routed by the gateway and not documented. */
export type AccessRule = (
  | { who: 'operator' | 'internal' | 'visitor' | 'member' | 'memberNotEnterprise' }
  | { who: 'roles'; roles: readonly Role[]; authorities?: readonly string[] }
) & {
  /** `full`: not for sessions opened by an easy-login link until the password was given. */
  assurance?: 'full'
  /** Also for sessions that must create a passkey first, which no other rule admits. */
  enrolment?: 'passkey'
}

/** The rules for `allow`. A missing session is 401 E4010; a member whom the rule does not name gets 403 E4030. */
export const accessRules = {
  /** Probes, metrics and public keys without secrets, for anybody who reaches the service's own port. */
  operator: { who: 'operator' },
  /** Other services, by a call signed with one of `internalKeys`; for all others the route does not exist. */
  internal: { who: 'internal' },
  /** Everybody; `request.session` is set when the caller is logged in. */
  visitor: { who: 'visitor' },
  /** Any logged-in member. */
  member: { who: 'member' },
  /** Logged-in members except those who are only enterprise ("M-E"). */
  memberNotEnterprise: { who: 'memberNotEnterprise' },
  /** Members holding at least one of the roles. */
  roles: (...allowed: Role[]): AccessRule => ({ who: 'roles', roles: allowed }),
  /** Administrators, and members who hold the authority. */
  adminsOrHolders: (authority: string): AccessRule => ({
    who: 'roles',
    roles: ['ROLE_ADMIN'],
    authorities: [authority],
  }),
  /** The same rule, which rejects with E4014 while the session's assurance is low. */
  confirmed: (rule: AccessRule): AccessRule => ({ ...rule, assurance: 'full' }),
  /** The same rule, which also admits a session that must create a passkey first. */
  enrolling: (rule: AccessRule): AccessRule => ({ ...rule, enrolment: 'passkey' }),
} as const

/** Whether the rule's routes are left out of the OpenAPI document. */
export function isHiddenFromOpenApi({ who }: AccessRule): boolean {
  return who === 'operator' || who === 'internal'
}

/** Returns the rule as written to `x-access` in the OpenAPI document: a word, or the list of roles and authorities. */
export function formatAccessRule(rule: AccessRule): string | readonly string[] {
  return rule.who === 'roles' ? [...rule.roles, ...(rule.authorities ?? [])] : rule.who
}

/**
 * Throws E4030 when this member may not call; 403 is only for what a correct client never requests. Throws E4014 when only the password is
 * missing; calls of administrators always need full assurance. A member who must create a passkey first is told so before anything else.
 */
export function requirePermission(rule: AccessRule, session: Session): void {
  if (session.assurance === 'passkey-enrolment' && rule.enrolment !== 'passkey') throw new ApiError('E4014')
  if (rule.who === 'memberNotEnterprise' && isEnterpriseOnly(session)) throw new ApiError('E4030')
  const matching = rule.who === 'roles' ? heldOf(rule, session) : null
  if (matching?.length === 0) throw new ApiError('E4030')
  const isOnlyForAdmins = matching?.every((role) => role === 'ROLE_ADMIN') ?? false
  if (session.assurance === 'low' && (rule.assurance === 'full' || isOnlyForAdmins))
    throw new ApiError('E4014')
}

/** Returns the roles and authorities of the rule that this member holds. */
function heldOf(
  rule: { roles: readonly Role[]; authorities?: readonly string[] },
  session: Session,
): string[] {
  const roles: string[] = rule.roles.filter((role) => session.roles.includes(role))
  const authorities = (rule.authorities ?? []).filter((authority) => hasAuthority(session, authority))
  return [...roles, ...authorities]
}
