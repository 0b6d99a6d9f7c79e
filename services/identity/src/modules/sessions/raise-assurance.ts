import { ApiError, type Session } from '@hibiki/http'
import type { FastifyReply } from 'fastify'
import type { RouteDeps } from '../../deps.ts'
import { findMemberForToken } from '../accounts/users.sql.ts'
import { appendAudit } from '../audit/audit.sql.ts'
import { signAccessToken } from './access-token.ts'
import { accessExpiry } from './session-lifetimes.rules.ts'
import { lockSession, saveAssurance } from './sessions.sql.ts'

/** Makes a session that was `from` one of higher assurance and gives the browser an access token that says so. */
export async function raiseAssurance(
  deps: RouteDeps,
  reply: FastifyReply,
  { sessionId, userId }: Session,
  o: { from: 'low' | 'enrolment'; to: 'enrolment' | 'full'; now: Date },
): Promise<void> {
  const raised = await deps.database.db.transaction().execute(async (trx) => {
    const member = await findMemberForToken(trx, userId)
    const family = await lockSession(trx, sessionId)
    if (!family || family.endReason !== null) throw new ApiError('E4010')
    if (family.assurance !== o.from) return null
    await saveAssurance(trx, sessionId, o.to)
    await appendAudit(trx, { actorId: userId, action: 'assurance-raised', subjectId: userId, detail: {} })
    return { expiresAt: family.expiresAt, member }
  })
  if (raised === null) return
  const { expiresAt, member } = raised
  if (!member) throw new ApiError('E4010')
  const accessExpiresAt = accessExpiry(o.now, expiresAt)
  const token = await signAccessToken(deps.keys, {
    member,
    sessionId,
    assurance: o.to,
    now: o.now,
    expiresAt: accessExpiresAt,
  })
  deps.cookies.setAccess(reply, token, accessExpiresAt, o.now)
}
