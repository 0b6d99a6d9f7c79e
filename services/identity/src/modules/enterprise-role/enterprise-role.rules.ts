import type { AuditAction } from '../audit/audit-action.rules.ts'

export type EnterpriseRoleChange = 'grant' | 'revoke'

export const enterpriseRoleChanges = {
  grant: { from: 'ROLE_GENERAL', to: 'ROLE_ENTERPRISE', action: 'enterprise-role-granted' },
  revoke: { from: 'ROLE_ENTERPRISE', to: 'ROLE_GENERAL', action: 'enterprise-role-revoked' },
} as const satisfies Record<EnterpriseRoleChange, { from: string; to: string; action: AuditAction }>

/** Only an account whose one role is the one to replace, and which neither belongs to an agency nor waits for one. */
export function mayChange(
  member: { roles: readonly string[]; agencyStatus: string },
  change: EnterpriseRoleChange,
): boolean {
  const { from } = enterpriseRoleChanges[change]
  const isBound = member.agencyStatus === '1' || member.agencyStatus === '3'
  return !isBound && member.roles.length === 1 && member.roles[0] === from
}
