import { appendToOutbox } from '@hibiki/messaging'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { deleteMemberChangedEvents, saveErasedPerson } from './deletions.sql.ts'

/** Erases an account and asks every service to do the same. */
export async function eraseAccount(
  trx: Trx,
  context: IdentityContext,
  { userId, actorId, now }: { userId: string; actorId: string | null; now: Date },
): Promise<void> {
  await lockUser(trx, userId)
  await endSessions(trx, { userId }, 'revoked', now)
  const payload = { userId, at: now.toISOString() }
  await appendToOutbox(trx, [{ subject: 'identity.person-deleted.v1', payload }])
  await appendAuditEntry(trx, { actorId, action: 'person-deleted', subjectId: userId, detail: {} })
  await deleteMemberChangedEvents(trx, userId)
  await context.personalData.erase(trx, userId, context)
  await saveErasedPerson(trx, userId, now)
}
