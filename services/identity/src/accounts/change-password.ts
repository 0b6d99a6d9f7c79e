import type { Trx } from '../db/schema.ts'
import type { RouteDeps } from '../deps.ts'
import { appendAudit } from '../repositories/audit.ts'
import { savePasswordHash } from '../repositories/users.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Saves a new password, ends the member's other sessions (D-041, D-042, D-194) and tells the member by mail. */
export async function changePassword(
  trx: Trx,
  deps: Pick<RouteDeps, 'mails' | 'links'>,
  o: {
    userId: string
    passwordHash: string
    /** The session that made the change goes on. */
    sessionId?: string
    action: 'password-changed' | 'password-reset'
    now: Date
  },
): Promise<void> {
  const { userId, now } = o
  await savePasswordHash(trx, userId, o.passwordHash)
  await endSessions(trx, { userId, except: o.sessionId }, 'revoked', now)
  await appendAudit(trx, { actorId: userId, action: o.action, subjectId: userId, detail: {} })
  const values = { url: deps.links.forgotPassword }
  await deps.mails.writeToMember(trx, userId, { template: 'password-changed', values, now })
}
