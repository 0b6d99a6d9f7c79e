import { access, type Session } from '@hibiki/http'

/** Members and administrators; conversations are private, so a session of an easy-login link needs the password first. */
export const confirmedMember = access.confirmed(access.memberNotEnterprise)

/** Administrators answer inquiries; whoever opened one is a member in it, administrator or not. */
export function isStaff({ roles }: Session): boolean {
  return roles.includes('ROLE_ADMIN')
}
