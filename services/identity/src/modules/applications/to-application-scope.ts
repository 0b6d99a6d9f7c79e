import { ApiError, type Session } from '@hibiki/http'
import type { ApplicationScope } from './applications.sql.ts'

/** Returns which applications a decider sees: administrators all, persons in charge types 02 and 03 of the own agency. */
export function toApplicationScope(session: Session): ApplicationScope {
  if (session.roles.includes('ROLE_ADMIN')) return 'all'
  if (session.agencyCode === null) throw new ApiError('E4040')
  return { agencyCode: session.agencyCode }
}
