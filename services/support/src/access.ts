import { accessRules, type Session } from '@hibiki/http'

/** Allows members and administrators. Conversations are private, so a session of an easy-login link requires the password first. */
export const confirmedMemberAccess = accessRules.confirmed(accessRules.memberNotEnterprise)

/** Administrators answer inquiries. In an inquiry that they opened themselves they count as the member. */
export function isStaff({ roles }: Session): boolean {
  return roles.includes('ROLE_ADMIN')
}
