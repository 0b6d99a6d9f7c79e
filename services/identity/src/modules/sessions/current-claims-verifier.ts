import {
  ApiError,
  createSessionVerifier,
  requireSession,
  type Session,
  type SessionVerifier,
  toSessionEndedError,
} from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../../context.ts'
import type { StoredAssurance } from '../../db/account-tables.ts'
import { findSessionWithMember, type Member } from '../accounts/users.sql.ts'

/** The caller of one of identity's own routes, with the member as the session's row was read. */
export interface MemberSession extends Session {
  member: Member
  storedAssurance: StoredAssurance
}

/**
 * Identity's own routes use the current roles, authorities and agency, and no higher assurance than the session's now, whatever an older
 * token contains: the member notices nothing, and a withdrawn role or an ended session is gone at once. One query reads it all.
 */
export function createCurrentClaimsVerifier({ keys, db, clock }: IdentityContext): SessionVerifier {
  const tokens = createSessionVerifier({
    keys: (header, token) => keys.find(header, token),
    endedReason: () => null,
    claimsChangedAt: () => null,
    clock,
  })
  return {
    async verify(token): Promise<MemberSession> {
      const claimed = await tokens.verify(token)
      const found = await findSessionWithMember(db, claimed.sessionId)
      if (!found) throw new ApiError('E4010')
      if (found.endReason !== null) throw toSessionEndedError(found.endReason)
      if (found.expiresAt <= clock()) throw new ApiError('E4010')
      const { member, assurance } = found
      const { roles, authorities, agencyCode, agencyStatus } = member
      return {
        ...claimed,
        roles,
        authorities,
        agencyCode: agencyStatus === '3' ? agencyCode : null,
        assurance: toCurrentAssurance(assurance, claimed),
        member,
        storedAssurance: assurance,
      }
    },
  }
}

/** A password given meanwhile counts from the token that it brought. */
function toCurrentAssurance(stored: StoredAssurance, claimed: Session): Session['assurance'] {
  if (stored === 'full') return claimed.assurance
  return stored === 'passkey-enrolment' ? stored : 'low'
}

/** Returns the session of a caller under a rule that needs one, with its member. */
export function requireMemberSession(request: FastifyRequest): MemberSession {
  return requireSession(request) as MemberSession
}
