import { access } from '@hibiki/http'

/** Charts contain private texts, so a session of an easy-login link must give the password first. */
export const chartStaff = access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
export const chartMember = access.confirmed(access.memberNotEnterprise)
