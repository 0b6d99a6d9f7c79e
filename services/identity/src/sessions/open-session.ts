import { ApiError } from '@hibiki/http'
import type { IdentityDatabase } from '../db/schema.ts'
import { absoluteExpiry, mayHoldSeveralSessions, slidingExpiry } from '../domain/session-lifetimes.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { insertSession, lockFamilyOfToken } from '../repositories/sessions.ts'
import { findMember, lockUser } from '../repositories/users.ts'
import { endSessions } from './end-sessions.ts'
import { hashRefreshToken, type IssuedTokens, issueTokens } from './issue-tokens.ts'

/**
 * Starts a session after a successful login. The member's older sessions end with `duplicate-login`, except for roles that
 * may hold several (D-009); the session this browser held before, whoever's it was, ends as a logout.
 */
export async function openSession(
  o: { database: IdentityDatabase; keys: KeyRing },
  login: { userId: string; now: Date; replacedToken: string | undefined },
): Promise<IssuedTokens> {
  const { userId, now } = login
  return o.database.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const member = await findMember(trx, userId)
    if (!member) throw new ApiError('E4001')
    if (login.replacedToken) {
      const replaced = await lockFamilyOfToken(trx, hashRefreshToken(login.replacedToken))
      if (replaced) await endSessions(trx, { sessionId: replaced.family.id }, 'logout', now)
    }
    if (!mayHoldSeveralSessions(member.roles)) await endSessions(trx, { userId }, 'duplicate-login', now)
    const absoluteExpiresAt = absoluteExpiry(now)
    const expiresAt = slidingExpiry(member.roles, now, absoluteExpiresAt)
    const sessionId = await insertSession(trx, { userId, now, expiresAt, absoluteExpiresAt })
    return issueTokens(trx, o.keys, { member, sessionId, generation: 1, now, expiresAt })
  })
}
