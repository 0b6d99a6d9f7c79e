import { accessRules } from '@hibiki/http'

/** Charts contain private texts, so a session of an easy-login link must give the password first. */
export const chartStaffAccess = accessRules.confirmed(
  accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'),
)
export const chartMemberAccess = accessRules.confirmed(accessRules.memberNotEnterprise)
