import type { CurrentUser, Role } from '../features/session/types.ts'
import { paths } from './paths.ts'

/** D-027 */
const precedence = ['ROLE_ADMIN', 'ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_GENERAL'] as const

export const mainRole = ({ roles }: CurrentUser) => precedence.find((role) => roles.includes(role))

/**
 * An agency whose application waits ("1") or was rejected ("2") sees the application procedure only (D1§6, D-028). A new agency
 * gets its code with the approval; until then it is known by its name (D-044).
 */
export const agencyIsPending = ({ agency: { code, name, status } }: CurrentUser): boolean =>
  (code !== '' || name !== '') && (status === '1' || status === '2')

/** The status chip (D-183), as a key under `status` in the texts. */
export function statusOf(user: CurrentUser): 'premium' | 'applied' | Role {
  if (user.premium) return 'premium'
  if (user.agency.status === '1') return 'applied'
  return mainRole(user) ?? 'ROLE_ENTERPRISE'
}

/** Enterprise accounts are invoiced elsewhere: they have no cards, addresses and contracts here (D-083). */
export const mayBuy = (user: CurrentUser): boolean => mainRole(user) !== undefined

/** Mental-check prompts are for members who are not enterprise users (D1§6). */
export const isInvitedToMentalCheck = (user: CurrentUser | null): boolean =>
  user !== null && mayUseAiEsthe(user)

/** AI esthe and the mental check are closed to enterprise accounts, whatever else they are (D-131). */
export const mayUseAiEsthe = (user: CurrentUser): boolean => !user.enterprise && !agencyIsPending(user)

/** What stays usable without the consent to providing data (D-048). */
const pagesWithoutConsent: readonly string[] = [
  // Whoever says no must be able to see, withdraw and delete what there is (D-050).
  paths.aiestheHistory,
  paths.profile,
  paths.settings,
  paths.authorization,
  paths.applying,
  paths.approval,
  paths.grantAuthority,
  paths.transfer,
  paths.picManagement,
  paths.paymentMethod,
  paths.subscriptionState,
  paths.paymentHistory,
  paths.paymentDetail,
]

/** Every role but enterprise alone is asked for the consent to providing data (D-049). */
export const asksForConsent = (user: CurrentUser, pathname: string): boolean =>
  mainRole(user) !== undefined &&
  !agencyIsPending(user) &&
  !pagesWithoutConsent.some((page) => pathname === page || pathname.startsWith(`${page}/`))
