import type { AuditAction } from '../audit/audit-action.rules.ts'

export type EnterpriseRoleChange = 'grant' | 'revoke'

export const enterpriseRoleChanges = {
  grant: { from: 'ROLE_GENERAL', to: 'ROLE_ENTERPRISE', action: 'enterprise-role-granted' },
  revoke: { from: 'ROLE_ENTERPRISE', to: 'ROLE_GENERAL', action: 'enterprise-role-revoked' },
} as const satisfies Record<EnterpriseRoleChange, { from: string; to: string; action: AuditAction }>

/** Returns whether the account has only the role to replace, and neither belongs to an agency nor has applied to one. */
export function canChangeEnterpriseRole(
  member: { roles: readonly string[]; agencyStatus: string },
  change: EnterpriseRoleChange,
): boolean {
  const { from } = enterpriseRoleChanges[change]
  const isBound = member.agencyStatus === '1' || member.agencyStatus === '3'
  return !isBound && member.roles.length === 1 && member.roles[0] === from
}
