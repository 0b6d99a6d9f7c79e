const LIFETIME_MS = 30 * 24 * 60 * 60_000

const offeredTo = ['ROLE_CUSTOMER', 'ROLE_PERSON_IN_CHARGE', 'ROLE_ENTERPRISE']

/** Easy login is for customers, persons in charge and enterprise accounts, never for administrators. */
export function canUseEasyLogin(roles: readonly string[]): boolean {
  return roles.some((role) => offeredTo.includes(role)) && !roles.includes('ROLE_ADMIN')
}

export function computeEasyLoginExpiry(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS)
}
