import { ApiError, createSessionVerifier, type SessionVerifier } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import { findClaimsChanged } from '../accounts/claims.sql.ts'
import { findMember } from '../accounts/users.sql.ts'
import { endedReason, findAssurance } from './sessions.sql.ts'

/** Longer than any access token lives (35 minutes): a change before that is in every token. */
const CHANGE_MATTERS_MS = 40 * 60_000

/**
 * Identity's own calls act on roles, authorities, agency and assurance as they are now, whatever an older token says: the member
 * notices nothing and what was taken is gone at once.
 */
export function createCurrentSessions({ keys, db, clock }: IdentityContext): SessionVerifier {
  const verifier = createSessionVerifier({
    keys: (header, token) => keys.find(header, token),
    // Other services hear of ended sessions within seconds; identity asks its own table, which knows at once.
    endedReason: (sessionId) => endedReason(db, sessionId, clock()),
    // Never stale here: what is true now takes the place of what the token says.
    claimsChangedAt: () => null,
    clock,
  })
  return {
    async verify(token) {
      const session = await verifier.verify(token)
      const changedAt = await findClaimsChanged(db, session.userId)
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
