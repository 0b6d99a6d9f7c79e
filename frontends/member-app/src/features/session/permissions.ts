import { paths } from '../../app/paths.ts'
import type { CurrentUser, Role } from './types.ts'

const precedence = ['ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'] as const

export const mainRole = ({ roles }: CurrentUser) => precedence.find((role) => roles.includes(role))

/**
 * A member whose application to an agency waits ("1") or was rejected ("2") sees only the application procedure, unless they have
 * a plan, because they keep what they pay for (ADR 0022). A new agency has only a name until its approval brings a code.
 */
export const seesApplicationOnly = ({ agency, premium, planName }: CurrentUser): boolean =>
  (agency.code !== '' || agency.name !== '') &&
  (agency.status === '1' || agency.status === '2') &&
  !premium &&
  planName === null

/** Returns the key of the status chip under `status` in the texts. */
export function statusOf(user: CurrentUser): 'premium' | 'applied' | Role {
  if (user.premium) return 'premium'
  if (user.agency.status === '1') return 'applied'
  return mainRole(user) ?? 'ROLE_ENTERPRISE'
}

const hasRole = (user: CurrentUser, ...roles: readonly Role[]): boolean =>
  roles.some((role) => user.roles.includes(role))

/** Grants and transfers are for administrators. */
export const isAdmin = (user: CurrentUser): boolean => hasRole(user, 'ROLE_ADMIN')

export const isPersonInCharge = (user: CurrentUser): boolean => hasRole(user, 'ROLE_PERSON_IN_CHARGE')

/** Enterprise accounts are invoiced elsewhere, so that they have no cards, addresses and contracts here. */
export const canBuy = (user: CurrentUser): boolean => mainRole(user) !== undefined

/** AI esthe and the mental check are closed to enterprise accounts, whatever else they are. */
export const canUseAiEsthe = (user: CurrentUser): boolean => !user.enterprise && !seesApplicationOnly(user)

/** Medical sound is for every role but enterprise alone; a pending agency sees only its application. */
export const canListen = (user: CurrentUser): boolean => canBuy(user) && !seesApplicationOnly(user)

/** Returns the page to which `/mypage` leads. */
export function landingPath(user: CurrentUser): string {
  if (seesApplicationOnly(user)) return paths.authorization
  if (mainRole(user) === 'ROLE_PERSON_IN_CHARGE') return paths.chartManagement
  return mainRole(user) ? paths.tonight : paths.enterprise
}

/** Calendars are closed to accounts with no role but enterprise, and to pending agencies. */
export const canUseCalendars = (user: CurrentUser): boolean => canListen(user)

/** Returns the page for members who may not use AI esthe or the calendars. */
export const withoutAiEsthe = (user: CurrentUser): string =>
  seesApplicationOnly(user) ? paths.authorization : paths.settings

/** Mental-check prompts are for members who are not enterprise users. */
export const isInvitedToMentalCheck = (user: CurrentUser | null): boolean =>
  user !== null && canUseAiEsthe(user)

/** Easy login is hidden for general members and administrators. */
export const canUseEasyLogin = (user: CurrentUser): boolean =>
  !isAdmin(user) && hasRole(user, 'ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE', 'ROLE_ENTERPRISE')

/** Uploads are for administrators and for members with the authority `upload_operator`. */
export const canUpload = (user: CurrentUser): boolean =>
  isAdmin(user) || user.authorities.includes('upload_operator')

/** Approvals are for persons in charge and administrators. */
export const canApprove = (user: CurrentUser): boolean => hasRole(user, 'ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')

/** Members of an agency may apply for another one (type 03), members without one for a first one (type 02). */
export const canRequestAgency = (user: CurrentUser): boolean =>
  !isAdmin(user) &&
  user.agency.status !== '1' &&
  hasRole(user, 'ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL')

/** Only customers have charts of their own. */
export const isCustomer = (user: CurrentUser): boolean => hasRole(user, 'ROLE_CUSTOMER')

/** Only customers have a person in charge to publish a result to. */
export const canPublishResults = (user: CurrentUser): boolean => hasRole(user, 'ROLE_CUSTOMER')

/** Every role but enterprise alone is asked for the consent to providing data. */
export const needsDataConsent = (user: CurrentUser): boolean => canListen(user)
