import type { Role } from './roles.ts'

/** The caller, as signed by identity in the access token. */
export interface Session {
  userId: string
  sessionId: string
  roles: Role[]
  authorities: string[]
  agencyCode: string | null
  /**
   * `low` after an easy login, until the password was given: enough for low-risk pages only. `passkey-enrolment` while the member must
   * create a passkey first: only routes of `accessRules.enrolling` accept it.
   */
  assurance: 'full' | 'low' | 'passkey-enrolment'
}

/** Turns an access token into a session; throws `ApiError` E4010, or E5001 when a newer login ended it. */
export interface SessionVerifier {
  verify(accessToken: string): Promise<Session>
}

/** Whether the member's only role is enterprise; such members cannot use members' functions ("M-E" of the call list). */
export function isEnterpriseOnly(session: Pick<Session, 'roles'>): boolean {
  return session.roles.length > 0 && session.roles.every((role) => role === 'ROLE_ENTERPRISE')
}
