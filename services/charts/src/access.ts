import { access } from '@hibiki/http'

/** Charts contain private texts, so a session of an easy-login link must give the password first. */
export const chartStaffAccess = access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
export const chartMemberAccess = access.confirmed(access.memberNotEnterprise)
