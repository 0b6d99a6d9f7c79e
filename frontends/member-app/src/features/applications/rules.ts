import type { CurrentUser, Role } from '../session/types.ts'

const hasOneOf = (user: CurrentUser, roles: readonly Role[]): boolean =>
  user.roles.some((role) => roles.includes(role))

/** Approvals are for persons in charge and administrators (D3§6). */
export const mayApprove = (user: CurrentUser): boolean =>
  hasOneOf(user, ['ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'])

/** Grants and transfers are for administrators (D3§6, D-058). */
export const isAdmin = (user: CurrentUser): boolean => hasOneOf(user, ['ROLE_ADMIN'])

export const isPersonInCharge = (user: CurrentUser): boolean => hasOneOf(user, ['ROLE_PERSON_IN_CHARGE'])

/** Who belongs to an agency may ask for another (type 03), who belongs to none for a first one (type 02) (D-052, D-058). */
export const mayAskForAgency = (user: CurrentUser): boolean =>
  !isAdmin(user) &&
  user.agency.status !== '1' &&
  hasOneOf(user, ['ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'])

export const belongsToAgency = ({ agency }: CurrentUser): boolean => agency.status === '3'

/** Whether an application says something about the member's agency that the session does not know yet. */
export function isUnknownDecision(
  { status, agency: name }: { status: '0' | '1' | '2'; agency: string },
  agency: CurrentUser['agency'],
): boolean {
  if (status === '1') return agency.status !== '3' || agency.name !== name
  return status === '2' && agency.status === '1'
}
