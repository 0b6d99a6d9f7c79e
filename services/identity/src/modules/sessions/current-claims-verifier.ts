import { ApiError, createSessionVerifier, type SessionVerifier } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { findClaimsChangedAt } from '../accounts/claims.sql.ts'
import { findMember } from '../accounts/users.sql.ts'
import { findAssurance, findSessionEndReason } from './sessions.sql.ts'

/** This is longer than an access token lives (35 minutes), so every token contains a change before that. */
const CHANGE_MATTERS_MS = 40 * 60_000

/**
 * Identity's own routes use the current roles, authorities, agency and assurance, whatever an older token contains: the member
 * notices nothing, and a withdrawn role is gone at once.
 */
export function createCurrentClaimsVerifier({ keys, db, clock }: IdentityContext): SessionVerifier {
  const verifier = createSessionVerifier({
    keys: (header, token) => keys.find(header, token),
    // Other services receive ended sessions within seconds, while identity reads its own table.
    endedReason: (sessionId) => findSessionEndReason(db, sessionId, clock()),
    // A token is never stale here, because the current claims replace those in the token.
    claimsChangedAt: () => null,
    clock,
  })
  return {
    async verify(token) {
      const session = await verifier.verify(token)
      const changedAt = await findClaimsChangedAt(db, session.userId)
      if (changedAt === null || clock().getTime() - changedAt.getTime() > CHANGE_MATTERS_MS) return session
      const member = await findMember(db, session.userId)
      if (!member) throw new ApiError('E4010')
      const { roles, authorities, agencyCode, agencyStatus } = member
      const assurance = (await findAssurance(db, session.sessionId)) === 'full' ? 'full' : 'low'
      return {
        ...session,
        roles,
        authorities,
        assurance,
        agencyCode: agencyStatus === '3' ? agencyCode : null,
      }
    },
  }
}
