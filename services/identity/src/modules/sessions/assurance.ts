import { ApiError, type Session } from '@hibiki/http'
import type { FastifyReply } from 'fastify'
import type { IdentityContext } from '../../context.ts'
import type { StoredAssurance } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { lockMemberForToken, type Member } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { signAccessToken } from './access-token.ts'
import { computeAccessTokenExpiry } from './session-lifetimes.rules.ts'
import { type LockedSession, lockSession, saveAssurance } from './sessions.sql.ts'

/** The assurance in the browser's next access token. */
interface AccessFacts {
  member: Member | undefined
  sessionId: string
  expiresAt: Date
  assurance: StoredAssurance
}

/** Raises a session that was `from`; after the commit, `replaceAccessTokenCookie` sets the browser's new token. */
export async function raiseAssurance(
  trx: Trx,
  { sessionId, userId }: Session,
  options: { from: 'low' | 'enrolment'; to: 'enrolment' | 'full' },
): Promise<AccessFacts> {
  const member = await lockMemberForToken(trx, userId)
  const { assurance, expiresAt } = await lockLivingSession(trx, sessionId)
  // It was raised before, and the response was lost, so only the browser's token does not contain it.
  if (assurance !== options.from) return { member, sessionId, expiresAt, assurance }
  await saveAssurance(trx, sessionId, options.to)
  await appendAuditEntry(trx, { actorId: userId, action: 'assurance-raised', subjectId: userId, detail: {} })
  return { member, sessionId, expiresAt, assurance: options.to }
}

/**
 * Lowers a session to low assurance until the password is confirmed. Older access tokens become stale as after a change of roles,
 * so that no copy of one retains the former assurance.
 */
export async function lowerAssurance(
  context: IdentityContext,
  reply: FastifyReply,
  session: Session,
): Promise<void> {
  const { sessionId, userId } = session
  const lowered = await context.db.transaction().execute(async (trx: Trx) => {
    await changeClaims(trx, context.clock, userId, () => saveAssurance(trx, sessionId, 'low'))
    const { expiresAt } = await lockLivingSession(trx, sessionId)
    await appendAuditEntry(trx, {
      actorId: userId,
      action: 'assurance-lowered',
      subjectId: userId,
      detail: {},
    })
    const member = await lockMemberForToken(trx, userId)
    return { member, sessionId, expiresAt, assurance: 'low' as const }
  })
  await replaceAccessTokenCookie(context, reply, lowered, context.clock())
}

async function lockLivingSession(trx: Trx, sessionId: string): Promise<LockedSession> {
  const family = await lockSession(trx, sessionId)
  if (!family || family.endReason !== null) throw new ApiError('E4010')
  return family
}

/** Gives the browser an access token of the session's current state. */
export async function replaceAccessTokenCookie(
  context: IdentityContext,
  reply: FastifyReply,
  { member, sessionId, expiresAt, assurance }: AccessFacts,
  now: Date,
): Promise<void> {
  if (!member) throw new ApiError('E4010')
  const accessExpiresAt = computeAccessTokenExpiry(now, expiresAt)
  const token = await signAccessToken(context.keys, {
    member,
    sessionId,
    assurance,
    now,
    expiresAt: accessExpiresAt,
  })
  context.cookies.setAccess(reply, token, accessExpiresAt, now)
}
