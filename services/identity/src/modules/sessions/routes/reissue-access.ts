import { ApiError, type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { lockMemberForToken } from '../../accounts/users.sql.ts'
import { signAccessToken } from '../access-token.ts'
import { computeAccessTokenExpiry } from '../session-lifetimes.rules.ts'
import { findActiveSession, findSessionEndReason } from '../sessions.sql.ts'

const schema = {
  body: Type.Object({ sessionId: Id }),
  response: { 200: Type.Object({ accessToken: Type.String(), expiresAt: Type.String() }) },
}

/**
 * POST /internal/reissue-access returns a new access token for a living session whose token became stale. The caller has verified
 * the signature of the stale one. It responds with 401 E4010, or E5001, when the session has ended.
 */
export function reissueAccess(app: App, context: IdentityContext): void {
  app.post('/internal/reissue-access', { schema }, async (request) => {
    const { sessionId } = request.body
    const now = context.clock()
    const { db } = context
    const living = await findActiveSession(db, sessionId, now)
    const member = living && (await db.transaction().execute((trx) => lockMemberForToken(trx, living.userId)))
    if (!living || !member) throw await refusal(context, sessionId, now)
    const { assurance } = living
    const expiresAt = computeAccessTokenExpiry(now, living.expiresAt)
    const accessToken = await signAccessToken(context.keys, { member, sessionId, assurance, now, expiresAt })
    return { accessToken, expiresAt: expiresAt.toISOString() }
  })
}

async function refusal(context: IdentityContext, sessionId: string, now: Date): Promise<ApiError> {
  const reason = await findSessionEndReason(context.db, sessionId, now)
  return new ApiError(reason === 'duplicate-login' ? 'E5001' : 'E4010')
}
