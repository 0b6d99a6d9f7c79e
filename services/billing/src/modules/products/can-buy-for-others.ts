import type { Session } from '@hibiki/http'

/** Returns whether the caller may choose the users of an order: persons in charge and administrators may. */
export function canBuyForOthers(session: Session | null): boolean {
  return session?.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_PERSON_IN_CHARGE') ?? false
}
