import type { Session } from '@hibiki/http'

/** Persons in charge and administrators choose the users of what they buy. */
export function buysForOthers(session: Session | null): boolean {
  return session?.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_PERSON_IN_CHARGE') ?? false
}
