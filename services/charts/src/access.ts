import { access } from '@hibiki/http'

/** Charts hold private texts: a session of an easy-login link needs the password first. */
export const chartStaff = access.confirmed(access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
export const chartMember = access.confirmed(access.memberNotEnterprise)
