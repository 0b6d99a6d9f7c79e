import { paths } from '../../app/paths.ts'
import type { CurrentUser, Role } from './types.ts'

const precedence = ['ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'] as const

export const mainRole = ({ roles }: CurrentUser) => precedence.find((role) => roles.includes(role))

/**
 * Whose application to an agency waits ("1") or was rejected ("2") sees the application procedure only, unless they
 * have a plan: they keep what they pay for (ADR 0022). A new agency gets its code with the approval; until then it is known by
 * its name.
 */
export const seesApplicationOnly = ({ agency, premium, planName }: CurrentUser): boolean =>
  (agency.code !== '' || agency.name !== '') &&
  (agency.status === '1' || agency.status === '2') &&
  !premium &&
  planName === null

/** The status chip, as a key under `status` in the texts. */
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

/** Enterprise accounts are invoiced elsewhere: they have no cards, addresses and contracts here. */
export const canBuy = (user: CurrentUser): boolean => mainRole(user) !== undefined

/** AI esthe and the mental check are closed to enterprise accounts, whatever else they are. */
export const canUseAiEsthe = (user: CurrentUser): boolean => !user.enterprise && !seesApplicationOnly(user)

/** Medical sound is for every role but enterprise alone; a pending agency sees its application only. */
export const canListen = (user: CurrentUser): boolean => canBuy(user) && !seesApplicationOnly(user)

/** Where exactly `/mypage` leads. */
export function landingPath(user: CurrentUser): string {
  if (seesApplicationOnly(user)) return paths.authorization
  if (mainRole(user) === 'ROLE_PERSON_IN_CHARGE') return paths.chartManagement
  return mainRole(user) ? paths.tonight : paths.enterprise
}

/** Calendars are closed to accounts that are nothing but enterprise ones, and to agencies that wait. */
export const canUseCalendars = (user: CurrentUser): boolean => canListen(user)

/** Where members go who may not use AI esthe or the calendars. */
export const withoutAiEsthe = (user: CurrentUser): string =>
  seesApplicationOnly(user) ? paths.authorization : paths.settings

/** Mental-check prompts are for members who are not enterprise users. */
export const isInvitedToMentalCheck = (user: CurrentUser | null): boolean =>
  user !== null && canUseAiEsthe(user)

/** Easy login is hidden for general members and administrators. */
export const canUseEasyLogin = (user: CurrentUser): boolean =>
  !isAdmin(user) && hasRole(user, 'ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE', 'ROLE_ENTERPRISE')

/** Administrators, and members who hold the authority for it. */
export const canUpload = (user: CurrentUser): boolean =>
  isAdmin(user) || user.authorities.includes('upload_operator')

/** Approvals are for persons in charge and administrators. */
export const canApprove = (user: CurrentUser): boolean => hasRole(user, 'ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')

/** Members of an agency may ask for another (type 03), members without one for a first one (type 02). */
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
