import type { CurrentUser } from '../session/types.ts'

const offeredTo = ['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE', 'ROLE_ENTERPRISE'] as const

/** Easy login is hidden for general members and administrators (D-060). */
export const mayUseEasyLogin = ({ roles }: CurrentUser): boolean =>
  !roles.includes('ROLE_ADMIN') && offeredTo.some((role) => roles.includes(role))
